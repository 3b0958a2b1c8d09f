/** @jest-environment node */
import { adminSettings, developOrigin, hasForm } from './admin-settings'

test.each([
  [{ ADMIN_REPOSITORY: 'majakka/sedm' }, 'majakka/sedm'],
  [{ REPOSITORY_URL: 'https://github.com/majakka/sedm' }, 'majakka/sedm'],
  [{ REPOSITORY_URL: 'git@github.com:majakka/sedm.git' }, 'majakka/sedm'],
  [{ ADMIN_REPOSITORY: 'a/b', REPOSITORY_URL: 'https://github.com/c/d' }, 'a/b'],
  [{ REPOSITORY_URL: 'https://gitlab.com/majakka/sedm' }, undefined],
  [{}, undefined],
])('%o is the repository %s', (env, repository) => {
  expect(adminSettings(env).repository).toBe(repository)
})

test('pull requests are made for main unless ADMIN_BRANCH names another branch', () => {
  expect(adminSettings({}).branch).toBe('main')
  expect(adminSettings({ ADMIN_BRANCH: 'trunk' }).branch).toBe('trunk')
})

test('the OAuth scope is public_repo unless ADMIN_SCOPE is repo', () => {
  expect(adminSettings({}).scope).toBe('public_repo')
  expect(adminSettings({ ADMIN_SCOPE: 'repo' }).scope).toBe('repo')
  expect(() => adminSettings({ ADMIN_SCOPE: 'repo,user' })).toThrow('ADMIN_SCOPE must be public_repo')
})

test.each([
  ['production', true],
  [undefined, true],
  ['dev', true],
  ['deploy-preview', false],
  ['branch-deploy', false],
  ['preview-server', false],
  ['staging', false],
])('a build with CONTEXT=%s contains the form: %s', (CONTEXT, has) => {
  expect(hasForm({ CONTEXT })).toBe(has)
})

test('the preview shows the development server at its usual port unless PREVIEW_URL names another address', () => {
  expect(developOrigin({})).toBe('http://localhost:8888')
  expect(developOrigin({ PREVIEW_URL: 'http://localhost:3000/' })).toBe('http://localhost:3000')
})

test.each(['3000', 'localhost:3000'])('PREVIEW_URL cannot be %s', (PREVIEW_URL) => {
  expect(() => developOrigin({ PREVIEW_URL })).toThrow('PREVIEW_URL must be an address')
})
