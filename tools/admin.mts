import { execFile, fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { adminHeaders } from '../src/gatsby/headers'
import { defaultLocale, type Locale, locales } from '../src/i18n/locales'
import { writeAdmin } from './admin-files.mts'
import { freePort } from './free-port'
import { assertPortIsFree, chosenPort } from './server.mts'

type Admin = { url: string; stop: () => Promise<void> }

/**
 * The form for editors on the files of a working tree: the page, decap-server behind it, and the content check.
 * @param port 0 for any free one
 * @param tree the working tree that the form changes
 */
export async function startAdmin({ port = 0, tree = process.cwd() } = {}): Promise<Admin> {
  const files = await mkdtemp(path.join(os.tmpdir(), 'admin-'))
  await writeAdmin(files, { local: '/api/v1' })
  const decapPort = await freePort()
  const decap = await startDecapServer(decapPort, tree)

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer =
      pathname === '/api/v1'
        ? forward(request, response, decapPort)
        : pathname === '/admin/check' && request.method === 'POST'
          ? sendCheck(response, tree, localeNamed(searchParams.get('lang')))
          : sendFile(response, files, pathname)
    answer.catch(() => response.writeHead(500).end())
  })
  // Only this machine: whoever reaches the form can write files.
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin`,
    stop: async () => {
      decap.kill()
      await closed(server)
      await rm(files, { recursive: true, force: true })
    },
  }
}

async function startDecapServer(port: number, tree: string): Promise<ChildProcess> {
  const script = createRequire(import.meta.url).resolve('decap-server/dist/index.js')
  const env = { ...process.env, PORT: String(port), BIND_HOST: '127.0.0.1', GIT_REPO_DIRECTORY: tree, MODE: 'fs' }
  const child = fork(script, { env: { ...env, LOG_LEVEL: 'error' }, execArgv: [], stdio: 'inherit' })
  process.once('exit', () => child.kill())
  for (let attempt = 0; attempt < 200; attempt++) {
    const { exitCode } = child
    if (exitCode !== null) throw new Error(`decap-server ended with ${exitCode}`)
    const answers = await fetch(`http://127.0.0.1:${port}/api/v1`, { method: 'POST' }).then(
      () => true,
      () => false,
    )
    if (answers) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error('decap-server did not start within ten seconds')
}

/** The form and its server have one address, so that no other page of the browser may speak to the server. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const { origin, host } = request.headers
  if (origin && new URL(origin).host !== host) {
    response.writeHead(403).end()
    return
  }
  const { 'content-type': type = 'application/json' } = request.headers
  const upstream = httpRequest(
    { host: '127.0.0.1', port, path: '/api/v1', method: request.method, headers: { 'Content-Type': type } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'Content-Type': answer.headers['content-type'] ?? 'text/plain' })
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.writeHead(502).end())
  request.pipe(upstream)
}

const localeNamed = (name: string | null) => locales.find((locale) => locale === name) ?? defaultLocale

/** What `npm run check:content` prints. */
async function sendCheck(response: ServerResponse, tree: string, locale: Locale): Promise<void> {
  const script = path.resolve('tools/check-content.mts')
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
    const done = (error: Error | null, out: string, err: string) =>
      resolve({ code: error ? 1 : 0, text: `${out}${err}` })
    const tsx = createRequire(import.meta.url).resolve('tsx/cli')
    execFile(
      process.execPath,
      [tsx, script, '--lang', locale],
      { cwd: tree, env: { ...process.env, NO_COLOR: '1' } },
      done,
    )
  })
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Check': code === 0 ? 'passed' : 'failed' })
  response.end(text)
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

async function sendFile(response: ServerResponse, folder: string, pathname: string): Promise<void> {
  if (pathname === '/' || pathname === '/admin/') {
    response.writeHead(302, { Location: '/admin' }).end()
    return
  }
  const name = pathname === '/admin' ? 'admin.html' : path.posix.normalize(pathname).slice(1)
  const body = await readFile(path.join(folder, name)).catch(() => undefined)
  if (!body) response.writeHead(404).end()
  else response.writeHead(200, { ...adminHeaders, 'Content-Type': types[path.extname(name)] ?? 'text/plain' }).end(body)
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

// npm run admin [-- <folder>]: the form on this working tree, or on another one.
if (import.meta.main) {
  const port = process.env.PORT ? chosenPort() : 8890
  await assertPortIsFree(port)
  const tree = path.resolve(process.argv[2] ?? '.')
  const { url, stop } = await startAdmin({ port, tree })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
  console.log(`\n  The form works on the files in ${path.join(tree, 'content')}: ${url}\n  End it with Ctrl+C.\n`)
}
