import type { SupabaseApi } from '../../supabase/tests/supabase'
import { mailFile } from '../mail/mail-facts'
import { createMailSchedule, type Dependencies } from '../mail/mail-schedule'
import { factsFile } from '../storage/facts'
import { publishedDeploy, type Deploy } from '../http/deploy'
import { factsWith, invitation, readFrom, workshop } from './testing'
import { mailFacts, sender } from './testing-mail'

/** The facts of a build from before those of `newSubmission`, which the database ignores. */
const earlierFacts = { ...factsWith(invitation, workshop), builtAt: '2025-01-01T12:00:00.000Z' }

/**
 * The function that sends mail, with a real database and a real mail server.
 * @returns what it depends on, the lines that it logged, and how to run it
 */
export function testSchedule(api: SupabaseApi, smtpUrl: string, changes: Partial<Dependencies> = {}) {
  const lines: string[] = []
  const startedAt = Date.now()
  const dependencies: Dependencies = {
    variables: {
      SUPABASE_URL: api.url,
      SUPABASE_SECRET_KEY: api.secretKey,
      SMTP_URL: smtpUrl,
      MAIL_FROM: sender,
    },
    read: readFrom({ [mailFile]: JSON.stringify(mailFacts), [factsFile]: JSON.stringify(earlierFacts) }),
    log: (line) => lines.push(line),
    // The run does not end early, however busy the machine is.
    now: () => startedAt,
    ...changes,
  }
  const run = async (deploy: Deploy | undefined = publishedDeploy) => {
    const request = new Request('https://site.example/.netlify/functions/send-mail', { method: 'POST' })
    return (await createMailSchedule(dependencies)(request, { deploy })).status
  }
  return { run, lines, dependencies }
}
