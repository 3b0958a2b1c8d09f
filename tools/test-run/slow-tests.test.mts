/** @jest-environment node */
import { slowTests } from './slow-tests.mts'

test('a test is slow if it starts a database, a server or another program', async () => {
  const slow = await slowTests()
  expect(slow).toEqual(
    expect.arrayContaining([
      'netlify/mail/deliver-mail.test.ts',
      'netlify/testing/bundle.test.ts',
      'supabase/tests/race.test.ts',
      'tools/database/supabase.test.ts',
      'tools/mail/connect-mail.test.mts',
      'tools/server/server.test.mts',
    ]),
  )
  expect(slow).not.toContain('src/registration/registration-schema.test.ts')
})
