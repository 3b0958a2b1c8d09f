/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { GuestsAnswer } from '../../src/registration/organisers'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database'
import { argumentsOf, newSubmission } from '../../supabase/tests/submission'

type Supabase = {
  url: string
  secretKey: string
  publishableKey: string
  process: ChildProcess
  /** Resolves when the process has ended. */
  ended: Promise<void>
}

const root = process.cwd()
let home: string
beforeAll(async () => {
  // The embedded Supabase uses the working directory: a separate project with migrations of its own.
  home = await mkdtemp(path.join(tmpdir(), 'test-supabase-'))
  await cp('supabase/migrations', path.join(home, 'supabase/migrations'), { recursive: true })
  await copyEmptyDatabase(path.join(home, '.supabase'))
})
afterAll(async () => {
  await stop()
  await rm(home, { recursive: true, force: true })
})

// Without the optimizing compiler of WebAssembly: it would take longer than it saves in the seconds that a PGlite runs here.
const program = (file: string) => ['--liftoff-only', '--import', require.resolve('tsx'), path.join(root, file)]

/** A start takes seconds of processor time, so the tests share a database as long as they do not end it. */
let running: Promise<Supabase> | undefined

/** The database that is running; starts it if none is. */
function database(): Promise<Supabase> {
  running ??= start()
  return running
}

async function start(): Promise<Supabase> {
  const child = spawn(process.execPath, program('supabase/tests/supabase-process.mts'), {
    cwd: home,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    running = undefined
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return { ...(JSON.parse(line) as Omit<Supabase, 'process' | 'ended'>), process: child, ended }
}

async function stop(): Promise<void> {
  const supabase = await running
  supabase?.process.stdin?.end()
  await supabase?.ended
}

async function call({ url, secretKey }: Pick<Supabase, 'url' | 'secretKey'>, name: string, parameters: object) {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(parameters),
  })
  return response.json() as Promise<unknown>
}

const event = 'vecer-pro-zvane'

const register = (supabase: Supabase) =>
  call(supabase, 'register', argumentsOf(newSubmission({ event, capacity: 100 })))

/** The ids of the guests. */
async function listed(supabase: Supabase): Promise<string[]> {
  const answer = await call(supabase, 'organiser_guests', { p_event: event, p_since: null })
  return (answer as GuestsAnswer).guests!.map(({ id }) => id)
}

/** Starts a database that is meant to fail. @returns its exit code, and what it printed to the standard error */
async function failedStart(): Promise<{ code: number; stderr: string }> {
  const child = spawn(process.execPath, program('supabase/tests/supabase-process.mts'), { cwd: home })
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>])
  return { code, stderr }
}

// The tests share one folder: each test continues with the data of the test before it.

test('300 guests at once on the one connection of PGlite: every seat is taken, and no more', async () => {
  const supabase = await database()
  const answers = await Promise.all(Array.from({ length: 300 }, () => register(supabase)))
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(100)
  expect(answers.filter((answer) => answer === 'capacity_full')).toHaveLength(200)
})

test('a second start in the same folder fails in one line', async () => {
  await database()
  expect(await failedStart()).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^Another program uses the database in .*\.supabase\. Stop.*\n$/) as string,
  })
})

const migration = (name: string, sql: string) => writeFile(path.join(home, 'supabase/migrations', `${name}.sql`), sql)

test('after a restart, the guests are still there under the same keys, and a new migration is applied', async () => {
  const first = await database()
  await stop()
  await migration('29990101000000_later', 'create table private.later (id int); grant usage on schema public to anon;')
  const second = await database()
  expect(second).toMatchObject({ secretKey: first.secretKey, publishableKey: first.publishableKey })
  const ids = await listed(second)
  expect(ids).toHaveLength(100)
  const all = { p_organiser: 'organiser@mail.example', p_event: event, p_ids: ids }
  expect(await call(second, 'erase_guests', all)).toBe(100)
})

test('after a kill, the next start reports a migration that fails in one line and changes nothing; then the database has every registration that it confirmed, and applies no other migration again', async () => {
  const supabase = await database()
  let acknowledged = 0
  const answers = Array.from({ length: 60 }, () =>
    register(supabase).then((answer) => {
      if (answer === 'registered' && ++acknowledged === 30) supabase.process.kill('SIGKILL')
    }),
  )
  await Promise.allSettled(answers)
  await supabase.ended
  const faulty = '29990102000000_faulty'
  await migration(faulty, 'create table private.half (id int); select nothing_like_this();')
  expect(await failedStart()).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The migration 29990102000000_faulty failed: .*nothing_like_this.*\n$/) as string,
  })
  await migration(faulty, 'create table private.half (id int);')
  expect((await listed(await database())).length).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThanOrEqual(30)
})
