/** @jest-environment node */
import type { Sql } from 'postgres'
import { waitLongerForLocks } from './at-once'
import { newSubmission, register, storedSeats, type Submission } from './submission'
import { server, useServer } from './use-database'

useServer()

/** Sends all submissions, 50 at once. @returns the submissions that were answered `registered` */
async function send(sql: Sql, submissions: Submission[], onAnswer?: (count: number) => void): Promise<Submission[]> {
  const acknowledged: Submission[] = []
  await Promise.all(
    submissions.map(async (submission) => {
      const outcome = await register(sql, submission).catch(() => 'lost')
      if (outcome !== 'registered') return
      acknowledged.push(submission)
      onAnswer?.(acknowledged.length)
    }),
  )
  return acknowledged
}

const emails = (submissions: Submission[]) => submissions.map(({ email }) => email).sort()
const storedEmails = async (sql: Sql) =>
  (await sql<{ email: string }[]>`select email from private.registrations_and_guests`).map(({ email }) => email).sort()

test.each([1, 150, 350])(
  'after the server is killed at %i answers and started again, every acknowledged guest is stored once',
  async (answers) => {
    const url = await server.createDatabase()
    const submissions = Array.from({ length: 500 }, () => newSubmission({ capacity: 500 }))
    let killed: Promise<void> | undefined
    const acknowledged = await send(server.connect(url, 50), submissions, (count) => {
      if (count === answers) killed = server.kill()
    })
    await killed
    await server.disconnect()
    await server.start()

    const sql = server.connect(url, 50)
    await waitLongerForLocks(sql)
    const stored = await storedEmails(sql)
    expect(acknowledged.length).toBeGreaterThanOrEqual(answers)
    expect(acknowledged.length).toBeLessThan(submissions.length)
    expect(stored).toEqual(expect.arrayContaining(emails(acknowledged)))

    // Every guest sends again, as the form does after a lost answer. Some are stored already.
    expect(await send(sql, submissions)).toHaveLength(500)
    expect(await storedEmails(sql)).toEqual(emails(submissions))
    expect(await storedSeats(sql)).toEqual({ taken: 500, counted: 500, capacity: 500 })
    await server.disconnect()
  },
)
