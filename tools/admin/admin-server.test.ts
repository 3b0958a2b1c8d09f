/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { listenLocally, portOf } from '../server/ports'
import { createAdminServer } from './admin-server'

const yaml = 'content/events/skladani.yaml'
const files = { [yaml]: 'slug: skladani\n', 'package.json': '{}', 'page/admin.html': '<!doctype html>the form' }

let tree: string
let server: Server
let develop: Server

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'tree-'))
  for (const [name, data] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(tree, name)), { recursive: true })
    await writeFile(path.join(tree, name), data)
  }
  develop = createServer(({ url }, response) => response.writeHead(url === '/en?lang=en' ? 200 : 404).end())
  const origin = `http://127.0.0.1:${await listenLocally(develop)}`
  server = createAdminServer({ files: path.join(tree, 'page'), tree, develop: origin, maxBodySize: 4e6 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  server.closeAllConnections()
  develop.closeAllConnections()
  await Promise.all([server, develop].map((each) => new Promise((resolve) => each.close(resolve))))
  await rm(tree, { recursive: true })
})

/** Sends a request with any headers, and reads the response. */
async function send(
  line: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; body: string }> {
  const socket = connect(portOf(server), '127.0.0.1')
  const all = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write([line, ...head, '', body].join('\r\n'))
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), body: answer.split('\r\n\r\n')[1] ?? '' }
}

const host = (name = '127.0.0.1') => `${name}:${portOf(server)}`
const own = () => ({ Host: host(), Origin: `http://${host()}` })
const ask = (action: string, params: object, headers: Record<string, string> = own()) =>
  send(
    'POST /api/v1 HTTP/1.0',
    headers,
    JSON.stringify({ branch: 'main', action, params: { branch: 'main', ...params } }),
  )

const written = (name: string, raw: string) => ({
  dataFiles: [{ slug: 'x', path: name, raw }],
  assets: [],
  options: {},
})
const onDisk = (name: string) => readFile(path.join(tree, name), 'utf8')

test.each([
  [
    'a foreign host that resolves to this machine',
    () => ({ Host: host('evil.example'), Origin: `http://${host('evil.example')}` }),
  ],
  ['a foreign host without a port', () => ({ Host: 'evil.example', Origin: 'http://evil.example' })],
  ['another port of this machine', () => ({ Host: '127.0.0.1:1', Origin: 'http://127.0.0.1:1' })],
  ['this machine without a port', () => ({ Host: '127.0.0.1', Origin: 'http://127.0.0.1' })],
  ['a page of another site', () => ({ Host: host(), Origin: 'http://evil.example' })],
  ['a page of another port of this machine', () => ({ Host: host(), Origin: 'http://127.0.0.1:8888' })],
  ['localhost as Host, for a page of 127.0.0.1', () => ({ Host: host('localhost'), Origin: `http://${host()}` })],
  ['https', () => ({ Host: host(), Origin: `https://${host()}` })],
  ['a page with an opaque origin', () => ({ Host: host(), Origin: 'null' })],
  ['a program that sends no Origin', () => ({ Host: host() })],
])('%s: the request is refused and changes nothing', async (_name, headers) => {
  const { status } = await ask('persistEntry', written(yaml, 'changed'), headers() as Record<string, string>)
  expect([403, 421]).toContain(status)
  expect((await send('POST /admin/check HTTP/1.1', headers() as Record<string, string>)).status).toBe(status)
  expect(await onDisk(yaml)).toBe(files[yaml])
})

test.each(['evil.example', '[::1]', '0.0.0.0'])('the page is not sent for the host %s', async (name) => {
  expect(await send('GET /admin HTTP/1.1', { Host: host(name) })).toMatchObject({ status: 421 })
})

test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('the form can be opened and saved at %s', async (name) => {
  expect(await send('GET /admin HTTP/1.1', { Host: host(name) })).toMatchObject({ status: 200 })
  const headers = { Host: host(name), Origin: `http://${host(name.toLowerCase())}` }
  expect(await ask('persistEntry', written(yaml, 'slug: nova\n'), headers)).toMatchObject({ status: 200 })
  expect(await onDisk(yaml)).toBe('slug: nova\n')
})

test.each([
  ['persistEntry', written('package.json', 'changed')],
  [
    'persistEntry',
    { ...written(yaml, 'changed'), assets: [{ path: 'package.json', content: 'eA==', encoding: 'base64' }] },
  ],
  ['persistMedia', { asset: { path: 'content/../package.json', content: 'eA==', encoding: 'base64' }, options: {} }],
  ['deleteFiles', { paths: ['package.json'], options: {} }],
  ['getEntry', { path: 'package.json' }],
  ['entriesByFiles', { files: [{ path: '../../package.json' }] }],
  ['entriesByFolder', { folder: '.', extension: '', depth: 9 }],
  ['getMedia', { mediaFolder: '' }],
  ['getMediaFile', { path: '/etc/hostname' }],
])('%s is refused for a file outside the content, and changes nothing: %j', async (action, params) => {
  expect(await ask(action, params)).toMatchObject({ status: 403 })
  expect([await onDisk('package.json'), await onDisk(yaml)]).toEqual(['{}', files[yaml]])
})

test('a check that nobody waits for any more ends', async () => {
  // The check waits for the text of this file, which never ends.
  const endless = path.join(tree, 'content/exhibition.yaml')
  execFileSync('mkfifo', [endless])
  const request = connect(portOf(server), '127.0.0.1')
  const headers = Object.entries({ ...own(), 'Content-Length': 0 }).map(([name, value]) => `${name}: ${value}`)
  request.write(['POST /admin/check HTTP/1.1', ...headers, '', ''].join('\r\n'))
  // Opens when the check reads the file.
  await using file = await open(endless, 'w')
  const write = async (): Promise<never> => {
    await file.write('#')
    return write()
  }
  const written = write()

  request.destroy()

  await expect(written).rejects.toThrow('EPIPE')
})

test('the form reads, writes and deletes content by the protocol of Decap CMS', async () => {
  const json = async (action: string, params: object) => JSON.parse((await ask(action, params)).body) as unknown
  expect(await json('info', {})).toMatchObject({
    publish_modes: ['simple'],
    type: 'local_fs',
    repo: expect.any(String),
  })
  expect(await json('entriesByFolder', { folder: 'content/events', extension: 'yaml', depth: 1 })).toEqual([
    { data: files[yaml], file: { path: yaml, id: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ])
  expect(await json('getEntry', { path: 'content/nothing.yaml' })).toEqual({
    data: null,
    file: { path: 'content/nothing.yaml', id: null },
  })
  const asset = { path: 'content/artists/jana/more.jpg', content: 'eHl6', encoding: 'base64' }
  await json('persistMedia', { asset, options: {} })
  expect(await onDisk(asset.path)).toBe('xyz')
  expect(await json('getMedia', { mediaFolder: 'content/artists/jana' })).toEqual([
    { ...asset, name: 'more.jpg', id: expect.any(String) },
  ])
  await json('deleteFiles', { paths: [asset.path], options: {} })
  expect(await json('getMedia', { mediaFolder: 'content/artists/jana' })).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"action":"publish"}',
  '{"action":"persistEntry"}',
  '{"action":"deleteFiles","params":{"paths":[1]}}',
])('the body %j is refused with 422', async (body) => {
  expect(await send('POST /api/v1 HTTP/1.1', own(), body)).toMatchObject({ status: 422 })
})

test('the preview learns whether the development server has a page, and whether it runs', async () => {
  const status = async (page: string) => (await send(`HEAD /admin/page${page} HTTP/1.1`, own())).status
  expect(await status('/en?lang=en')).toBe(200)
  expect(await status('/nothing')).toBe(404)
  expect(await status(`@127.0.0.1:${portOf(develop)}/en?lang=en`)).toBe(404)
  develop.closeAllConnections()
  await new Promise((resolve) => develop.close(resolve))
  expect(await status('/en?lang=en')).toBe(503)
})

const targets = ['//', '//:', 'http://[', '/%00', '/%zz', '/admin/%00', '/..%2fpackage.json', '/.//evil.example/', '*']

test.each(targets)('a request for %s is refused, and the server keeps running', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'TRACE', 'OPTIONS']) {
    const { status } = await send(`${method} ${target} HTTP/1.1`, own())
    expect([400, 404, 405]).toContain(status)
  }
  expect(await send('GET /admin HTTP/1.1', own())).toMatchObject({ status: 200 })
})

test.each([
  ['cs-CZ,en;q=0.8', 'Najednou lze uložit nejvýš 3 MB nových obrázků.'],
  ['de', 'At most 3 MB of new pictures can be saved at once.'],
])('a body that is too large is refused in the language of the editor: %s', async (language, sentence) => {
  const body = ' '.repeat(4e6 + 1)
  const answer = await send('POST /api/v1 HTTP/1.1', { ...own(), 'Accept-Language': language }, body)
  expect(answer).toMatchObject({ status: 413, body: expect.stringContaining(sentence) })
})

test('an incomplete body changes nothing, and the server keeps running', async () => {
  const socket = connect(portOf(server), '127.0.0.1')
  const body = JSON.stringify({ action: 'persistEntry', params: written(yaml, 'changed') })
  const { Host, Origin } = own()
  socket.write(
    `POST /api/v1 HTTP/1.1\r\nHost: ${Host}\r\nOrigin: ${Origin}\r\nContent-Length: ${body.length + 1}\r\n\r\n${body}`,
  )
  const [, response] = (await once(server, 'request')) as [unknown, NodeJS.EventEmitter]
  socket.destroy()
  await once(response, 'close')
  expect(await send('GET /admin HTTP/1.1', own())).toMatchObject({ status: 200 })
  expect(await onDisk(yaml)).toBe(files[yaml])
})
