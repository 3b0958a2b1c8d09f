/** @jest-environment node */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database'
import { startPostgres, type Postgres } from '../../supabase/tests/postgres'
import { argumentsOf, newSubmission, type Submission } from '../../supabase/tests/submission'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import { runCommand } from '../command-line/command'
import { actionOf, options, usage } from '../guests/guests-command'
import { withGuests } from '../guests/with-guests.mts'

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
  // `npm run guests` uses the working directory: a separate project with the tests’ exhibition.
  home = await mkdtemp(path.join(tmpdir(), 'test-supabase-'))
  cpSync('tests/exhibition/events', path.join(home, 'content/events'), { recursive: true })
  cpSync('tests/exhibition/exhibition.yaml', path.join(home, 'content/exhibition.yaml'))
  cpSync('supabase/migrations', path.join(home, 'supabase/migrations'), { recursive: true })
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

let guests = 0
function register(supabase: Supabase, changes: Partial<Submission> = {}) {
  const number = ++guests
  const guest = { fullName: `=Host ${number}`, email: `host.${number}@example.org` }
  const submission = newSubmission({ event: 'vecer-pro-zvane', capacity: 100, ...guest, ...changes })
  return call(supabase, 'register', argumentsOf(submission))
}

type Answer = { code: number; stdout: string; stderr: string }

/** Runs `npm run guests` with these arguments. */
async function guestsTool(args: string[], env: Record<string, string> = {}): Promise<Answer> {
  const options = { cwd: home, env: { ...process.env, ...env } }
  return promisify(execFile)(process.execPath, [...program('tools/commands/guests.mts'), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Answer) => ({ code, stdout, stderr }),
  )
}

/** Does what `npm run guests` does, in this process: its start takes longer than its work. */
async function guestsHere(args: string[], env: Record<string, string> = {}): Promise<Answer> {
  const variables = process.env
  const stdout = jest.spyOn(console, 'log').mockImplementation()
  const stderr = jest.spyOn(console, 'error').mockImplementation()
  const printed = ({ mock }: jest.SpyInstance) => mock.calls.map(([text]) => `${text}\n`).join('')
  process.env = { ...variables, ...env }
  process.chdir(home)
  try {
    const code = await runCommand(
      { usage, options, run: (values) => withGuests(actionOf(values), values.published) },
      args,
    )
    return { code, stdout: printed(stdout), stderr: printed(stderr) }
  } finally {
    process.chdir(root)
    process.env = variables
    stdout.mockRestore()
    stderr.mockRestore()
  }
}

// The tests share one folder: each test continues with the data of the test before it.

test('300 guests at once on the one connection of PGlite: every seat is taken, and no more', async () => {
  const supabase = await database()
  const answers = await Promise.all(Array.from({ length: 300 }, () => register(supabase)))
  expect(answers.filter((answer) => answer === 'registered')).toHaveLength(100)
  expect(answers.filter((answer) => answer === 'capacity_full')).toHaveLength(200)
})

test('after a restart, the guests are still there under the same keys, and a new migration is applied', async () => {
  const first = await database()
  await stop()
  const later = 'create table private.later (id int); grant usage on schema public to anon;'
  await writeFile(path.join(home, 'supabase/migrations/29990101000000_later.sql'), later)
  const second = await database()
  expect(second).toMatchObject({ secretKey: first.secretKey, publishableKey: first.publishableKey })
  expect(await call(second, 'list_registrations', { p_event: 'vecer-pro-zvane' })).toHaveLength(100)
  expect(await call(second, 'erase_registrations', { p_event: 'vecer-pro-zvane' })).toBe(100)
})

test('after a kill, the database has every registration that it confirmed', async () => {
  const supabase = await database()
  let acknowledged = 0
  const answers = Array.from({ length: 60 }, () =>
    register(supabase).then((answer) => {
      if (answer === 'registered' && ++acknowledged === 30) supabase.process.kill('SIGKILL')
    }),
  )
  await Promise.allSettled(answers)
  await supabase.ended
  const again = await database()
  const stored = (await call(again, 'list_registrations', { p_event: 'vecer-pro-zvane' })) as object[]
  expect(stored.length).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThanOrEqual(30)
})

test('a migration that fails is reported in one line and changes nothing; the others are not applied again', async () => {
  await stop()
  const file = path.join(home, 'supabase/migrations/29990102000000_faulty.sql')
  await writeFile(file, 'create table private.half (id int); select nothing_like_this();')
  const { code, stderr } = await guestsTool([])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The migration 29990102000000_faulty failed: .*nothing_like_this.*\n$/)
  await writeFile(file, 'create table private.half (id int);')
  await database()
})

test('a second start in the same folder fails in one line', async () => {
  await database()
  const second = spawn(process.execPath, program('supabase/tests/supabase-process.mts'), { cwd: home })
  const lines: string[] = []
  createInterface({ input: second.stderr }).on('line', (line) => lines.push(line))
  await once(second, 'exit')
  expect(lines).toEqual([expect.stringMatching(/^Another program uses the database in .*\.supabase\. Stop/)])
})

test('guests: the list as CSV, erasing one guest, and each error in one line', async () => {
  const supabase = await database()
  const email = `host.${guests + 1}@example.org`
  await call(supabase, 'erase_registrations', { p_event: 'vecer-pro-zvane' })
  await register(supabase, { attendance: 'plusOne' })

  expect((await guestsTool(['--csv'])).stdout).toMatch(/^\ufeff"Name".*\r\n"'=Host \d+",.*\r\n$/)
  expect(await guestsHere(['--erase', 'nobody@example.org'])).toMatchObject({
    code: 1,
    stderr: 'Nobody is registered with this e-mail address.\n',
  })
  expect((await guestsHere(['--erase', email.toUpperCase()])).stdout).toBe(
    'Erased from vecer-pro-zvane, which frees 2 places.\n',
  )
  expect((await guestsHere(['--event', 'vecer-pro-zvane'])).stdout).toBe('Nobody is registered yet.\n')

  await register(supabase, { email: 'jan@xn--hky-ela4t.cz' })
  expect((await guestsHere(['--erase', ' jan@Háčky.cz '])).stdout).toBe(
    'Erased from vecer-pro-zvane, which frees 1 place.\n',
  )
  expect(await guestsTool(['--print', 'list.html'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--print needs --event\.\n\nUsage: npm run guests/) as string,
  })
})

test('guests: the guests of an event that is no longer in the content are listed and erased too', async () => {
  const supabase = await database()
  const endsAt = new Date('2024-05-21T18:00:00Z')
  for (const event of ['prvni-vecer', 'drivejsi-vecer']) {
    await register(supabase, { event, endsAt, email: 'jana@example.org' })
    await register(supabase, { event, endsAt, email: 'karel@example.org' })
  }
  expect((await guestsHere([])).stdout).toMatch(
    /\ndrivejsi-vecer +not in the content +2 .*\nprvni-vecer +not in the content +2 .*\n(?!.*not in the content)/,
  )
  await guestsHere(['--erase', 'jana@example.org'])
  expect((await guestsHere(['--event', 'prvni-vecer'])).stdout).toMatch(/\n1 registration, 1 person\n$/)
  expect(await guestsHere(['--erase-all'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /all guests of drivejsi-vecer, prvni-vecer permanently\. To confirm, add --yes/,
    ) as string,
  })
  expect((await guestsHere(['--erase-all', '--yes'])).stdout).toBe('Erased: 2.\n')
  expect((await guestsHere([])).stdout).not.toContain('not in the content')
})

test('guests: the command uses the database that is running, or starts one', async () => {
  const supabase = await database()
  await call(supabase, 'erase_registrations', { p_event: 'vecer-pro-zvane' })
  await register(supabase, { attendance: 'plusOne' })
  const fromRunning = await guestsTool(['--event', 'vecer-pro-zvane'])
  await stop()
  const fromStopped = await guestsTool(['--event', 'vecer-pro-zvane'])
  expect(fromRunning.stdout).toMatch(
    /^Name .*\n=Host \d+ +host\.\d+@example\.org +plusOne .*\n\n1 registration, 2 persons\n$/,
  )
  expect(fromStopped).toEqual(fromRunning)
})

describe('guests: with the variables of the published site in the shell', () => {
  /** The database of the published site, for the same content, with one guest. */
  let published: SupabaseApi
  let server: Postgres
  let shell: Record<'SUPABASE_URL' | 'SUPABASE_SECRET_KEY', string>
  beforeAll(async () => {
    server = await startPostgres()
    published = await startSupabaseApi(await server.createDatabase())
    shell = { SUPABASE_URL: published.url, SUPABASE_SECRET_KEY: published.secretKey }
    const guest = newSubmission({ event: 'vecer-pro-zvane', fullName: 'Eva Malá', email: 'eva@guest.example' })
    await call(published, 'register', argumentsOf(guest))
  })
  afterAll(async () => {
    await published.stop()
    await server.stop()
  })

  test('the command uses the database of this machine, and says so', async () => {
    await database()
    const { stdout, stderr } = await guestsTool(['--event', 'vecer-pro-zvane'], shell)
    expect(stdout).toMatch(/=Host \d+/)
    expect(stdout).not.toContain('Eva Malá')
    expect(stderr).toBe(
      'The guests on this machine. SUPABASE_URL is set: for the guests of the published site, add --published.\n',
    )
    expect((await guestsHere(['--event', 'vecer-pro-zvane'])).stderr).toBe('')
  })

  test('--published uses the database of the published site, and first says where it is', async () => {
    const { stdout, stderr } = await guestsTool(['--event', 'vecer-pro-zvane', '--published'], shell)
    expect(stdout).toContain('Eva Malá')
    expect(stdout).not.toContain('=Host')
    expect(stderr).toBe(`The guests of the published site, in the database at ${new URL(published.url).host}.\n`)
  })

  test('--published without a usable address or key fails in one more line', async () => {
    const errorWith = async (changes: Partial<typeof shell>) =>
      (await guestsHere(['--published'], { ...shell, ...changes })).stderr.split('\n').at(-2)
    const needed =
      '--published needs SUPABASE_URL and SUPABASE_SECRET_KEY, the address and the secret key of a project.'
    expect(await errorWith({ SUPABASE_URL: '' })).toBe(needed)
    expect(await errorWith({ SUPABASE_SECRET_KEY: '' })).toBe(needed)
    expect(await errorWith({ SUPABASE_URL: 'project.supabase.co' })).toMatch(/^SUPABASE_URL is not an address/)
    expect(await errorWith({ SUPABASE_SECRET_KEY: published.publishableKey })).toBe(
      'The database refuses the key. SUPABASE_SECRET_KEY must be the secret key of the project.',
    )
    expect(await errorWith({ SUPABASE_URL: 'http://127.0.0.1:9' })).toMatch(/^The database does not answer\./)
  })
})
