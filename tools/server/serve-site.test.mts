/** @jest-environment node */
import { once } from 'node:events'
import { cpSync, watch } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import { mailFile } from '../../netlify/mail/mail-facts'
import { factsFile } from '../../netlify/storage/facts'
import { factsWith, visitor, workshop } from '../../netlify/testing/testing'
import { startDatabase, type RealDatabase } from '../../netlify/testing/testing-database'
import { mailFacts, startMailServer, type MailServer } from '../../netlify/testing/testing-mail'
import type { Availability } from '../../src/registration/availability'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { defaultFolder as databaseFolder } from '../database/supabase.mts'
import { defaultFolder as mailFolder } from '../mail/mail-folder'
import { startSite } from './start-site'

/** The database and the mail server of a published site. */
let live: RealDatabase
let sql: Sql
let liveMail: MailServer
/** A project of its own, with a built site. Its content has another capacity and another end than the published one. */
let folder: string
beforeAll(async () => {
  live = await startDatabase()
  sql = live.server.connect(live.database)
  liveMail = await startMailServer()
  // Older than the build on this machine, which a database would follow.
  const published = { event: workshop.event, capacity: 2, waitingList: true, ...seatsIn('programme', 2) }
  await sql`select private.set_mail(true)`
  await register(sql, newSubmission(published))
  await register(sql, newSubmission({ ...published, waiting: true }))
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  const files = {
    'public/index.html': '<html lang="cs">home',
    [factsFile]: JSON.stringify(factsWith({ ...workshop, ...open, capacity: 12 })),
    [mailFile]: JSON.stringify(mailFacts),
  }
  for (const [name, data] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), data)
  }
  cpSync('supabase/migrations', path.join(folder, 'supabase/migrations'), { recursive: true })
  await copyEmptyDatabase(path.join(folder, databaseFolder))
  await mkdir(path.join(folder, mailFolder))
})
afterAll(async () => {
  await live.stop()
  await liveMail.stop()
  await rm(folder, { recursive: true })
})

const open = { opensAt: null, closesAt: '2099-09-04T14:00:00.000Z', endsAt: '2099-09-04T16:00:00.000Z' }

/** All rows of the published site. */
const storedLive = async () => ({
  events: await sql`select * from private.events order by id`,
  registrations: await sql`select * from private.registrations order by id`,
  outbox: await sql`select * from private.outbox order by id`,
  settings: await sql`select * from private.settings`,
})

/** Waits until the mail server of the local site has stored a mail. */
async function storedMail(): Promise<string> {
  const stored = path.join(folder, mailFolder)
  const watcher = watch(stored)
  try {
    for (;;) {
      const change = once(watcher, 'change')
      const name = (await readdir(stored)).find((file) => file.endsWith('.eml'))
      if (name) return await readFile(path.join(stored, name), 'utf8')
      await change
    }
  } finally {
    watcher.close()
  }
}

test('in a shell with the variables of the published site, the local server changes none of its events, has none of its guests, and sends none of its mails', async () => {
  const before = await storedLive()
  expect(before.registrations.map(({ state }) => state as string)).toEqual(['registered', 'waiting'])

  const { origin, stop } = await startSite(folder, {
    env: {
      CONTENT_FOLDER: path.resolve('tests/exhibition'),
      SUPABASE_URL: live.api.url,
      SUPABASE_SECRET_KEY: live.api.secretKey,
      SMTP_URL: liveMail.url,
      MAIL_FROM: 'info@gallery.example',
    },
  })
  try {
    const available = (await (await fetch(`${origin}/api/availability`)).json()) as Availability
    expect(available.events).toMatchObject({ [workshop.event]: { state: 'open', free: 12 } })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${origin}/api/register`, { method: 'POST', headers, body: JSON.stringify(visitor) })
    expect(await answer.json()).toEqual({ code: 'registered', mail: true })
    expect(await storedMail()).toContain(visitor.email)
  } finally {
    await stop()
  }
  expect(await storedLive()).toEqual(before)
  expect(liveMail.connections).toBe(0)
})
