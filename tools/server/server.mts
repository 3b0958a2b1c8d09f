import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { NetlifyDev } from '@netlify/dev'
import { type Answer, answerKey, compressed, fileAt, mark, send, stateOf } from './response.mts'
import { callFunction } from './functions.mts'
import { decoded, refuse, requestTarget } from './request-target'
import { config, homeWithoutLanguage } from '../../netlify/edge-functions/home-without-language/home-without-language'
import { localPort } from '../../src/gatsby/site-url'
import { localeOf } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'

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
  let netlify = await startNetlify(files)
  let rules = stateOf(rulesFile)

  /** @netlify/dev reads the rules when it starts; while somebody edits the content, they change. */
  const followRules = async () => {
    if (rules === stateOf(rulesFile)) return
    rules = stateOf(rulesFile)
    const old = netlify
    netlify = await startNetlify(files)
    await old.stop()
  }

  /** Without them each answer takes 8 to 25 ms, in which @netlify/dev makes a folder and reads all rules anew. */
  const answers = new Map<string, Answer>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, refusal } = requestTarget(request)
    if (!url) return refuse(response, refusal)
    request.url = url.pathname + url.search

    // 1. An address with a slash at its end has moved to the one without.
    if (files && url.pathname !== '/' && url.pathname.endsWith('/')) {
      response.writeHead(301, { Location: url.pathname.replace(/\/+$/, '') + url.search }).end()
      return
    }
    // Nothing stands at an address that no text is written like; @netlify/dev would fail at it.
    if (decoded(url.pathname) === undefined) {
      await sendNotFound(request, response, url.pathname)
      return
    }
    const called = await callFunction(request, url.pathname)
    if (called) {
      send(request, response, await compressed(request, called))
      return
    }
    // 2. Netlify's edge function for `/` runs before its rules; @netlify/dev would need Deno for it.
    request.url = afterEdge(request, url)

    const key = answerKey(request, url.pathname)
    const known = answers.get(key)
    if (known) {
      send(request, response, known)
      return
    }
    await followRules()
    const result = await netlify.handleAndIntrospectNodeRequest(request)
    if (result && !isNotFound(result, url.pathname)) send(request, response, await answerFrom(request, result, key))
    else if (fallback) fallback(request, response)
    else await sendNotFound(request, response, url.pathname)
  }

  /** 3. A page that does not exist is answered with the 404 page of its language and with the status 404. */
  async function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const page = await netlify.handle(new Request(`http://localhost${pathTo('notFound', localeOf(pathname))}`))
    const answer = new Response(page?.body, { status: 404, headers: page?.headers })
    send(request, response, await compressed(request, answer))
  }

  /** 4. and 5. What comes from a file is compressed, marked, and kept until the file changes, as in Netlify's network. */
  async function answerFrom(request: IncomingMessage, { response }: Result, key: string): Promise<Answer> {
    const answer = await compressed(request, response)
    if (answer.status !== 200) return answer
    mark(answer)
    if (answers.size === mostAnswers) answers.clear()
    answers.set(key, answer)
    return answer
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

/** The redirects of the content. */
const rulesFile = 'public/_redirects'

async function startNetlify(files: boolean): Promise<NetlifyDev> {
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
  return netlify
}

/** What the edge function makes of an address: its path and query. */
function afterEdge({ headers, url = '/' }: IncomingMessage, { pathname, href }: URL): string {
  if (pathname !== config.path || headers['accept-language'] !== undefined) return url
  const cookie = headers.cookie ?? ''
  const rewritten = homeWithoutLanguage(new Request(href, { headers: { cookie } }))
  return rewritten ? rewritten.pathname + rewritten.search : url
}

/** More than a visit asks for; addresses with ever new queries do not fill the memory. */
const mostAnswers = 2000

type Result = NonNullable<Awaited<ReturnType<NetlifyDev['handleAndIntrospectNodeRequest']>>>

/** @netlify/dev answers the rule for English pages that do not exist with the status 200. */
function isNotFound({ type, response }: Result, pathname: string): boolean {
  if (pathname === '/') return false
  if (response.status === 404) return true
  const file = fileAt(pathname)
  return type === 'redirect' && response.status === 200 && ![file, `${file}.html`].some(stateOf)
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
