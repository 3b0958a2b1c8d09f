import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createBrotliCompress, createGzip, constants } from 'node:zlib'
import { NetlifyDev } from '@netlify/dev'
import { callFunction } from './functions.mts'
import { localPort } from '../src/gatsby/site-url'
import { localeOf } from '../src/i18n/locales'
import { pathTo } from '../src/i18n/routes'

type Options = {
  /** Answers what no rule, function or file of the site does; without it, the site's 404 page does. */
  fallback?: (request: IncomingMessage, response: ServerResponse) => void
  /** Serves the files of `public/`. */
  files?: boolean
}

/**
 * Netlify on this machine: its redirects and headers through @netlify/dev, its function,
 * and the five things that @netlify/dev leaves out.
 */
export async function createSiteServer({ fallback, files = true }: Options = {}): Promise<Server> {
  const netlify = new NetlifyDev({
    skipGitignore: true,
    serverAddress: null,
    aiGateway: { enabled: false },
    blobs: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    environmentVariables: { enabled: false },
    functions: { enabled: false },
    geolocation: { enabled: false },
    images: { enabled: false },
    staticFiles: { enabled: files },
  })
  await netlify.start()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')

    // 1. An address with a slash at its end has moved to the one without.
    if (files && url.pathname !== '/' && url.pathname.endsWith('/')) {
      response.writeHead(301, { Location: url.pathname.replace(/\/+$/, '') + url.search }).end()
      return
    }
    // Nothing stands at an address that no text is written like; @netlify/dev would fail at it.
    if (!isDecodable(url.pathname)) {
      await sendNotFound(request, response, url.pathname)
      return
    }
    const answered = await callFunction(request, url.pathname)
    if (answered) {
      await send(request, response, answered)
      return
    }
    // 2. A browser that names no language gets the default one, not English.
    request.headers['accept-language'] ??= 'cs'

    const result = await netlify.handleAndIntrospectNodeRequest(request)
    if (result && !isNotFound(result, url.pathname)) await send(request, response, await kept(request, result.response))
    else if (fallback) fallback(request, response)
    else await sendNotFound(request, response, url.pathname)
  }

  /** 3. A page that does not exist is answered with the 404 page of its language and with the status 404. */
  async function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const page = await netlify.handle(new Request(`http://localhost${pathTo('notFound', localeOf(pathname))}`))
    await send(request, response, new Response(page?.body, { status: 404, headers: page?.headers }))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.on('close', () => void netlify.stop())
  return server
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

type Result = NonNullable<Awaited<ReturnType<NetlifyDev['handleAndIntrospectNodeRequest']>>>

/** @netlify/dev answers the rule for English pages that do not exist with the status 200. */
function isNotFound({ type, response }: Result, pathname: string): boolean {
  if (pathname === '/') return false
  if (response.status === 404) return true
  const file = path.join('public', decodeURIComponent(pathname))
  return type === 'redirect' && response.status === 200 && ![file, `${file}.html`].some(isFile)
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * 4. A file that says nothing of caching is kept by browsers and asked for again each time, as Netlify does:
 * who has it already is told so in a few bytes.
 */
async function kept(request: IncomingMessage, answer: Response): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate')
  const body = Buffer.from(await answer.arrayBuffer())
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  const isKnown = request.headers['if-none-match'] === etag
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|problem\+json)|image\/svg)/

/** For what is compressed while somebody waits: 4 ms for the home page; 9 takes 15 ms for one hundredth less. */
const brotliQuality = 5

/** 5. Text travels compressed. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  const encoding = compressible.test(headers.get('content-type') ?? '') ? acceptedEncoding(request) : undefined
  if (encoding) {
    headers.set('content-encoding', encoding)
    headers.append('vary', 'accept-encoding')
    headers.delete('content-length')
  }
  response.writeHead(answer.status, [...headers].flat())
  if (!answer.body || request.method === 'HEAD') {
    response.end()
    return
  }
  const body = Readable.fromWeb(answer.body as ReadableStream)
  body.on('error', () => response.destroy())
  if (encoding === 'br') {
    body.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })).pipe(response)
  } else if (encoding === 'gzip') {
    body.pipe(createGzip()).pipe(response)
  } else {
    body.pipe(response)
  }
}

function acceptedEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

/** The port to listen on: PORT, else 8888. */
export function chosenPort(): number {
  const port = process.env.PORT ? Number(process.env.PORT) : localPort
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535 (it is “${process.env.PORT}”).`)
  }
  return port
}

/** Starts listening; a port that is taken is told in one line. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, resolve)
  })
}

export async function assertPortIsFree(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((resolve) => server.close(resolve))
}
