/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { headersFile } from '../../src/gatsby/public-files/headers'
import { languageRules } from '../../src/gatsby/public-files/language-rules'
import { factsFile, type EventFacts } from '../../netlify/storage/facts'
import { factsWith, workshop } from '../../netlify/testing/testing'
import { writeForFunctions } from '../build/write-for-functions'
import { startSite } from './start-site'

const site: Record<string, string> = {
  'netlify.toml': readFileSync('netlify.toml', 'utf8'),
  // Netlify applies the first rule that matches. A page that exists comes before every rule.
  'public/_redirects': `/plan /papiry/plan.pdf 302\n/en/plan /papiry/plan.pdf 302\n/umelci /nowhere 301\n/registrace /api/registration 200!\n/en/registration /api/registration 200!\n${languageRules()}`,
  'public/papiry/plan.pdf': '%PDF-1.4',
  'public/en.html': '<html lang="en">home',
  'public/index.html': '<html lang="cs">home',
  'public/registrace.html': '<html lang="cs">{{if found}}',
  'public/umelci.html': '<html lang="cs">artists',
  'public/_headers': headersFile({ rootFiles: [], inline: { scripts: [], styles: [] } }),
  'public/calendar/day.en.ics': 'BEGIN:VCALENDAR',
  'public/calendar/types/tour.en.ics': 'BEGIN:VCALENDAR',
  'public/calendars.html': '<html lang="en">calendars',
  'public/social-programme.html': '<html lang="en">for everybody',
  'public/404.html': '<html lang="cs">nothing here',
}

const exhibition = path.resolve('tests/exhibition')
let folder: string
let port: number
let stop: () => Promise<void>

// In a process of its own: Jest cannot load Netlify’s packages.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, data] of Object.entries(site)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), data)
  }
  const started = await startSite(folder, { args: ['--no-database'], env: { CONTENT_FOLDER: exhibition } })
  port = Number(new URL(started.origin).port)
  stop = started.stop
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

/** Sends a request without correcting it, as no HTTP client would, and reads the response. */
async function send(line: string, ...headers: string[]): Promise<{ status: number; response: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write([line, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1')
  const response = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]), response }
}

const host = 'Host: localhost'

// Which targets, hosts and methods are refused is tested in request-target.test.ts.
test('what is refused gets its status, for a page and for the function, and no redirect', async () => {
  for (const target of ['//evil.example/', '/%00']) {
    const { status, response } = await send(`GET ${target} HTTP/1.1`, host)
    expect(status).toBe(400)
    expect(response).not.toMatch(/^location:/im)
  }
  for (const target of ['/umelci', '/api/register']) {
    expect(await send(`GET ${target} HTTP/1.1`, 'Host: a b')).toMatchObject({ status: 400 })
    const { status, response } = await send(`TRACE ${target} HTTP/1.1`, host)
    expect(status).toBe(405)
    expect(response).toMatch(/^allow: GET, HEAD, POST, OPTIONS\r$/im)
  }
})

test('a path with a slash at its end is redirected to the path without it, on this site', async () => {
  const { status, response } = await send('GET /umelci/?a=1 HTTP/1.1', host)
  expect(status).toBe(301)
  expect(response).toMatch(/^location: \/umelci\?a=1\r$/im)
})

test.each([
  ['no language', [], 200],
  ['no language and a cookie for English', ['Cookie: nf_lang=en'], 302],
  ['no language and a cookie for Czech', ['Cookie: nf_lang=cs'], 200],
  ['English', ['Accept-Language: en-GB,en;q=0.9'], 302],
  ['German first', ['Accept-Language: de,en;q=0.9'], 200],
  ['English and a cookie for Czech', ['Accept-Language: en', 'Cookie: nf_lang=cs'], 200],
])('the address / with %s is answered %j %i', async (_name, headers, expected) => {
  const { status, response } = await send('GET / HTTP/1.1', host, ...headers)
  expect(status).toBe(expected)
  expect(response).toMatch(expected === 302 ? /^location: \S*\/en\r$/im : /<html lang="cs">home/)
})

test.each([
  ['/plan', 302, '/papiry/plan.pdf'],
  ['/en/plan', 302, '/papiry/plan.pdf'],
])('a redirect of the content applies: %s is answered %i and leads to %s', async (address, status, target) => {
  const redirect = await send(`GET ${address} HTTP/1.1`, host)
  expect(redirect.status).toBe(status)
  expect(redirect.response).toMatch(new RegExp(`^location: \\S*${target}\r$`, 'im'))
  expect(await send(`GET ${target} HTTP/1.1`, host)).toMatchObject({ status: 200 })
})

test('the headers of the files of a folder are not those of a page whose address begins like it', async () => {
  for (const path of ['/calendar/day.en.ics', '/calendar/types/tour.en.ics']) {
    expect((await send(`GET ${path} HTTP/1.1`, host)).response).toMatch(/^content-type: text\/calendar/im)
  }
  for (const path of ['/calendars', '/social-programme']) {
    const { response } = await send(`GET ${path} HTTP/1.1`, host)
    expect(response).toMatch(/^content-type: text\/html/im)
    expect(response).not.toMatch(/^cross-origin-resource-policy|^cache-control: public, max-age=[1-9]/im)
  }
})

test('at the addresses of a function it answers, with the query, and not the page at that address', async () => {
  for (const address of ['/registrace', '/en/registration', '/registrace?t=x']) {
    const { status, response } = await send(`POST ${address} HTTP/1.1`, host)
    expect(status).toBe(405)
    expect(response).toMatch(/^allow: GET, HEAD\r$/im)
    expect(response).toMatch(/^cache-control: no-store\r$/im)
  }
})

test('a rule that is added while the server runs applies to the next requests, also to several at once', async () => {
  const address = `/rad-${randomUUID()}`
  expect(await send(`GET ${address} HTTP/1.1`, host)).toMatchObject({ status: 404 })
  await appendFile(path.join(folder, 'public/_redirects'), `${address} /papiry/plan.pdf 302\n`)
  const answers = await Promise.all([1, 2, 3].map(() => send(`GET ${address} HTTP/1.1`, host)))
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
})

test('an event that takes registrations since the content changed is known to the functions at once', async () => {
  const statusFor = async (event: string) => {
    const body = JSON.stringify({ event })
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(`http://127.0.0.1:${port}/api/register`, { method: 'POST', headers, body })).status
  }
  const write = (...events: EventFacts[]) =>
    writeForFunctions(path.join(folder, factsFile), JSON.stringify(factsWith(...events)))
  await write(workshop)
  expect([await statusFor(workshop.event), await statusFor('nova')]).toEqual([422, 404])
  await write(workshop, { ...workshop, event: 'nova' })
  expect([await statusFor(workshop.event), await statusFor('nova')]).toEqual([422, 422])
})

test('the cached response for one language is not sent for another', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await send('GET / HTTP/1.1', host)).toMatchObject({ status: 200 })
    expect(await send('GET / HTTP/1.1', host, 'Accept-Language: en')).toMatchObject({ status: 302 })
  }
})

test('after all these requests a page is answered 200, and a missing page 404', async () => {
  expect(await send('GET /umelci HTTP/1.1', host)).toMatchObject({
    status: 200,
    response: expect.stringContaining('artists'),
  })
  expect(await send('GET /umelci HTTP/1.0')).toMatchObject({ status: 200 })
  for (const target of ['/nic', '/%zz', '/a//b', '/%ff', `/${'a'.repeat(7000)}`, '/index.html/x']) {
    expect(await send(`GET ${target} HTTP/1.1`, host)).toMatchObject({ status: 404 })
  }
})
