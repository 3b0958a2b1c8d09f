/** @jest-environment node */
import { missingVariables } from './missing-variables'

const netlify = { NETLIFY: 'true', CONTEXT: 'production' }

test('a build of the published site without its database warns in one line', () => {
  expect(missingVariables(netlify)).toMatch(/^Warning: SUPABASE_URL is not set.*SUPABASE_SECRET_KEY.*$/)
  expect(missingVariables({ NETLIFY: 'true' })).toBeDefined()
})

test.each([
  ['the address is set, and the key is for functions only', { ...netlify, SUPABASE_URL: 'https://x.supabase.co' }],
  ['previews have no database', { ...netlify, CONTEXT: 'deploy-preview' }],
  ['this machine has an embedded database', {}],
])('there is no warning: %s', (_name, env) => {
  expect(missingVariables(env)).toBeUndefined()
})
