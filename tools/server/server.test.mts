/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { languageRules } from '../../src/gatsby/public-files/language-rules'
import { freePort } from './free-port'

const site: Record<string, string> = {
  'netlify.toml': readFileSync('netlify.toml', 'utf8'),
  // Rules of the content come before those for languages, also below `/en/*`; a page that is there comes before both.
  'public/_redirects': `/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n/umelci /nowhere 301\n${languageRules()}`,
  'public/papiry/plan.pdf': '%PDF-1.4',
  'public/en.html': '<html lang="en">home',
  'public/index.html': '<html lang="cs">home',
  'public/umelci.html': '<html lang="cs">artists',
  'public/404.html': '<html lang="cs">nothing here',
}

const exhibition = path.resolve('tests/exhibition')
let folder: string
let port: number
let server: ChildProcess

// A program of its own: Jest cannot load @netlify/dev.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, data] of Object.entries(site)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), data)
  }
  port = await freePort()
  const command = ['--import', require.resolve('tsx'), path.resolve('tools/commands/serve.mts')]
  // A database is not asked for.
  const environment = { PORT: String(port), SUPABASE_URL: 'http://127.0.0.1:9', CONTENT_FOLDER: exhibition }
  const env = { ...process.env, ...environment }
  server = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout! })) if (line.includes('is open')) break
})

afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
  await rm(folder, { recursive: true })
})

/** Sends a request as it stands, which no client would write, and reads the whole answer. */
async function send(line: string, ...headers: string[]): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write([line, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1')
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
}

const host = 'Host: localhost'

test.each([
  '/%00',
  '/a%00b',
  '//',
  '//:',
  '//evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/\\evil.example/',
  'http://[',
  'http://evil.example/',
  '/..%2f..%2fpackage.json',
])('GET %s is answered 400 and leads nowhere', async (target) => {
  const { status, answer } = await send(`GET ${target} HTTP/1.1`, host)
  expect(status).toBe(400)
  expect(answer).not.toMatch(/^location:/im)
})

test.each(['[', 'a b', 'a/b', 'user@host', 'host:port', '\\', '%', 'a,b:1:2', ''])(
  'the Host “%s” is answered 400, for a page and for the function',
  async (name) => {
    for (const target of ['/umelci', '/api/register']) {
      expect(await send(`GET ${target} HTTP/1.1`, `Host: ${name}`)).toMatchObject({ status: 400 })
    }
  },
)

test.each(['/', '/umelci', '/api/register'])(
  'TRACE %s is answered 405, with the methods that are allowed',
  async (target) => {
    const { status, answer } = await send(`TRACE ${target} HTTP/1.1`, host)
    expect(status).toBe(405)
    expect(answer).toMatch(/^allow: GET, HEAD, POST, OPTIONS\r$/im)
  },
)

test('an address with a slash at its end leads to the one without, on this site', async () => {
  const { status, answer } = await send('GET /umelci/?a=1 HTTP/1.1', host)
  expect(status).toBe(301)
  expect(answer).toMatch(/^location: \/umelci\?a=1\r$/im)
})

test.each([
  ['no language', [], 200],
  ['no language and a cookie for English', ['Cookie: nf_lang=en'], 302],
  ['no language and a cookie for Czech', ['Cookie: nf_lang=cs'], 200],
  ['English', ['Accept-Language: en-GB,en;q=0.9'], 302],
  ['German first', ['Accept-Language: de,en;q=0.9'], 200],
  ['English and a cookie for Czech', ['Accept-Language: en', 'Cookie: nf_lang=cs'], 200],
])('the address / with %s is answered %j %i', async (_name, headers, expected) => {
  const { status, answer } = await send('GET / HTTP/1.1', host, ...headers)
  expect(status).toBe(expected)
  expect(answer).toMatch(expected === 302 ? /^location: \S*\/en\r$/im : /<html lang="cs">home/)
})

test.each([
  ['/plan', 302, '/papiry/plan.pdf'],
  ['/en/plan', 302, '/papiry/plan.pdf'],
])('a rule of the content holds: %s is answered %i and leads to %s', async (address, status, target) => {
  const redirect = await send(`GET ${address} HTTP/1.1`, host)
  expect(redirect.status).toBe(status)
  expect(redirect.answer).toMatch(new RegExp(`^location: \\S*${target}\r$`, 'im'))
  expect(await send(`GET ${target} HTTP/1.1`, host)).toMatchObject({ status: 200 })
})

test('a rule that the content gets while the server runs holds at once', async () => {
  expect(await send('GET /rad HTTP/1.1', host)).toMatchObject({ status: 404 })
  await appendFile(path.join(folder, 'public/_redirects'), '/rad /papiry/plan.pdf 302\n')
  expect(await send('GET /rad HTTP/1.1', host)).toMatchObject({ status: 302 })
})

test('what was kept for one language is not answered to another', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await send('GET / HTTP/1.1', host)).toMatchObject({ status: 200 })
    expect(await send('GET / HTTP/1.1', host, 'Accept-Language: en')).toMatchObject({ status: 302 })
  }
})

test('after all this the site is there, and what is not there is answered 404', async () => {
  expect(await send('GET /umelci HTTP/1.1', host)).toMatchObject({
    status: 200,
    answer: expect.stringContaining('artists'),
  })
  expect(await send('GET /umelci HTTP/1.0')).toMatchObject({ status: 200 })
  for (const target of ['/nic', '/%zz', '/a//b', '/%ff', `/${'a'.repeat(7000)}`, '/index.html/x']) {
    expect(await send(`GET ${target} HTTP/1.1`, host)).toMatchObject({ status: 404 })
  }
})
