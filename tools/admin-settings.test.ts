/** @jest-environment node */
import { adminSettings } from './admin-settings'

test.each([
  [{ ADMIN_REPOSITORY: 'art-index/padesat' }, 'art-index/padesat'],
  [{ REPOSITORY_URL: 'https://github.com/art-index/padesat' }, 'art-index/padesat'],
  [{ REPOSITORY_URL: 'git@github.com:art-index/padesat.git' }, 'art-index/padesat'],
  [{ ADMIN_REPOSITORY: 'a/b', REPOSITORY_URL: 'https://github.com/c/d' }, 'a/b'],
  [{ REPOSITORY_URL: 'https://gitlab.com/art-index/padesat' }, undefined],
  [{}, undefined],
])('%o is the repository %s', (env, repository) => {
  expect(adminSettings(env).repository).toBe(repository)
})

test('pull requests go to main unless another branch is named', () => {
  expect(adminSettings({}).branch).toBe('main')
  expect(adminSettings({ ADMIN_BRANCH: 'trunk' }).branch).toBe('trunk')
})
