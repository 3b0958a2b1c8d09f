/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { locales } from '../../src/i18n/locales'
import { config as personalInvitationPage } from '../functions/personal-invitation-page/personal-invitation-page'
import { config as registration } from '../functions/registration/registration'
import { mailFile } from '../mail/mail-facts'
import { factsFile, guestPagesFile, rendererFile } from '../storage/facts'

const run = promisify(execFile)
let folder: string
let files: string[]
let manifest: { functions: Record<string, unknown>[] }

/** What Netlify has while it bundles, and what must not get into a bundle. */
const secrets = { SUPABASE_URL: 'https://project-of-the-tests.supabase.co', SUPABASE_SECRET_KEY: 'key-of-the-tests' }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'function-'))
  const env = { ...process.env, ...secrets }
  await run(process.execPath, ['--import', 'tsx', 'netlify/testing/bundle.mts', folder], { env })
  manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
})
afterAll(() => rm(folder, { recursive: true }))

/** The files of a function's bundle, without those that Netlify adds. */
const projectFiles = (name: string) =>
  files.filter((file) => file.startsWith(path.join(folder, name)) && !/___netlify-|manifest/.test(file))

/** The files that a function loads at a cold start, including those in a symlinked `node_modules`. */
async function loadedFiles(name = 'register'): Promise<string[]> {
  const script = `require('./netlify/functions/${name}/${name}.cjs'); console.log(JSON.stringify(Object.keys(require.cache)))`
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: path.join(folder, name) })
  return JSON.parse(stdout) as string[]
}

/** The entry of a function in the manifest of Netlify's bundler. */
const deployed = (name: string) => manifest.functions.find((each) => each.name === name)

/** The addresses of the functions that have one, as Netlify's bundler reads them. */
const addresses: Record<string, string[]> = {
  availability: ['/api/availability'],
  change: ['/api/change'],
  correct: ['/api/correct'],
  door: ['/api/door'],
  form: ['/admin'],
  health: ['/api/health'],
  links: ['/api/links'],
  notice: ['/api/notice'],
  'personal-invitation': ['/api/invitation'],
  // In the languages of the site, not in those of the tests.
  organisers: ['/api/organisers'],
  'organiser-preview': ['/api/organisers/preview'],
  'organiser-session': ['/api/organisers/session'],
  'personal-invitation-page': [personalInvitationPage.path ?? []].flat(),
  register: ['/api/register'],
  registration: [registration.path ?? []].flat(),
}

test('fifteen functions have a URL, for every method, one runs once a day, and one every five minutes', () => {
  const names = manifest.functions.map(({ name }) => name).sort()
  expect(names).toEqual([...Object.keys(addresses), 'erase-guests', 'send-mail'].sort())
  for (const [name, paths] of Object.entries(addresses)) {
    expect(deployed(name)).toMatchObject({
      routes: paths.map((path) => ({ pattern: path, literal: path, methods: [] })),
      region: 'fra',
      buildData: { runtimeAPIVersion: 2 },
    })
  }
  const scheduled = { 'erase-guests': '@daily', 'send-mail': '*/5 * * * *' }
  for (const [name, schedule] of Object.entries(scheduled)) {
    expect(deployed(name)).toMatchObject({ schedule, region: 'fra' })
    expect(deployed(name)).not.toHaveProperty('routes', expect.arrayContaining([expect.anything()]))
  }
})

test('a function at the address of a page answers before the file that the build has there', () => {
  for (const name of ['personal-invitation-page', 'registration']) {
    const routes = (deployed(name)?.routes ?? []) as { prefer_static?: boolean }[]
    expect(routes.length).toBeGreaterThan(1)
    expect(routes.filter((route) => route.prefer_static)).toEqual([])
  }
})

test('no more functions have a rate limit than the plans of Netlify allow: two, for each IP address', () => {
  const limited = manifest.functions.filter(({ trafficRules }) => trafficRules)
  expect(limited.map(({ name }) => name).sort()).toEqual(['organiser-session', 'register'])
  for (const { trafficRules } of limited) {
    expect(trafficRules).toMatchObject({
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowSize: 60 },
          aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
        },
      },
    })
  }
})

test('the function loads supabase-js, Yup and their dependencies, and nothing from React or Gatsby', async () => {
  const packages = (await loadedFiles()).flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
  const yup = ['yup', 'property-expr', 'tiny-case', 'toposort']
  const supabase = ['auth-js', 'functions-js', 'phoenix', 'postgrest-js', 'realtime-js', 'storage-js', 'supabase-js']
  const shared = ['iceberg-js', 'tslib']
  expect(new Set(packages)).toEqual(new Set([...yup, ...supabase.map((name) => `@supabase/${name}`), ...shared]))
})

test.each(['availability', 'health', 'send-mail', 'erase-guests'])(
  '%s takes no form, and does not load Yup',
  async (name) => {
    expect((await loadedFiles(name)).filter((file) => file.includes('/node_modules/yup/'))).toEqual([])
  },
)

test('the function loads less than 1.2 MB of code', async () => {
  const sizes = await Promise.all((await loadedFiles()).map(async (file) => (await stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000)
})

test.each(['register', 'change', 'personal-invitation', 'send-mail'])(
  '%s can load Nodemailer when it sends a mail',
  async (name) => {
    const script = `import('nodemailer').then(({ createTransport }) => console.log(typeof createTransport))`
    const { stdout } = await run(process.execPath, ['-e', script], { cwd: path.join(folder, name) })
    expect(stdout).toBe('function\n')
  },
)

test('netlify.toml adds the files of the build that the functions read', async () => {
  const included =
    /\[functions\]\n[^[]*included_files = \["(.*)"\]/.exec(await readFile('netlify.toml', 'utf8'))?.[1] ?? ''
  const files = [factsFile, mailFile, rendererFile, ...locales.map(guestPagesFile)]
  expect(files.filter((file) => !path.matchesGlob(file, included))).toEqual([])
})

test('no secret is in the bundle', async () => {
  for (const file of manifest.functions.flatMap(({ name }) => projectFiles(String(name)))) {
    const text = await readFile(file, 'utf8')
    expect(text).not.toMatch(/sb_(secret|publishable)_[\w-]{8}|eyJ[\w-]{20}/)
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  }
})

const script = `
  const handle = require('./netlify/functions/register/register.cjs').default
  const request = () => new Request('https://site.example/api/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"fullName":"Jan Novák","email":"jan@háček.cz","attendance":"solo"}',
  })
  handle(request(), { requestId: 'r-1', deploy: { context: 'production', published: true } }).then(async (answer) => console.log(answer.status, await answer.text()))`

test('the bundle runs outside the project, and without its environment variables answers 503', async () => {
  const env = { PATH: process.env.PATH ?? '' }
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: path.join(folder, 'register'), env })
  expect(stdout).toContain('"outcome":"unavailable: the variable SUPABASE_URL is missing or is not a URL"')
  expect(stdout).toContain('503 {"title":"Service Unavailable","status":503,"code":"unavailable"}')
  expect(stdout).not.toContain('jan@')
})
