import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { formHeaders } from '../../src/http/security-headers'
import { messageLanguageOf, messageLanguages, type MessageLanguage } from '../../src/editors/words/message-language'
import { formWords } from '../../src/editors/words/form'
import { callFormApi } from './form-api'
import { portOf } from '../server/ports'
import { refuse, requestTarget } from '../server/request-target'

type Options = {
  /** The folder with the page of the form. */
  files: string
  /** The working tree that the form changes. */
  tree: string
  /** The origin of `npm run develop`, whose pages the preview shows. */
  develop: string
  /** Of a request, in bytes: all new pictures of an entry, as base64, which makes them a third larger. */
  maxBodySize?: number
}

/**
 * The server of the form for editors: its page, the API that reads and writes content files, the content check, and what
 * the preview has to know.
 */
export function createAdminServer({ files, tree, develop, maxBodySize = 200e6 }: Options): Server {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The browser closed the connection during its request.
      if (!request.complete) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, refusal } = requestTarget(request)
    if (!url) return refuse(response, refusal, methods)
    const status = refusalOf(request, url, portOf(server))
    if (status) return refuse(response, status, methods)
    if (request.method !== 'POST' && url.pathname.startsWith(`${pages}/`)) {
      return sendPageStatus(response, develop + url.pathname.replace(pages, '') + url.search)
    }
    if (request.method !== 'POST') return sendFile(response, files, url.pathname, formHeaders(develop))
    if (url.pathname === '/api/v1') return sendApiResponse(request, response, tree, maxBodySize)
    if (url.pathname === '/admin/check') return sendCheck(response, tree, languageNamed(url.searchParams.get('lang')))
    return refuse(response, 404)
  }
  return server
}

const methods = 'GET, HEAD, POST'

/** What the addresses begin with at which the preview asks for the status of a page: `/admin/page/en/programme`. */
const pages = '/admin/page'

/**
 * Accepts requests from the page of the form only. Checks Host as well as Origin, because another site can resolve its own
 * name to 127.0.0.1 (DNS rebinding). Browsers send Origin with every POST.
 * @returns the status of the refusal; undefined if the request is accepted
 */
function refusalOf({ method = '', headers }: IncomingMessage, { host, origin }: URL, port: number): number | undefined {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${port}`).host)
  if (!hosts.includes(host)) return 421
  if (!methods.split(', ').includes(method)) return 405
  return method === 'POST' && headers.origin !== origin ? 403 : undefined
}

/** Answers a call of the API. */
async function sendApiResponse(
  request: IncomingMessage,
  response: ServerResponse,
  tree: string,
  maxBodySize: number,
): Promise<void> {
  const body = await readBody(request, maxBodySize)
  // Decap CMS shows the text of an error.
  const language = messageLanguageOf(request.headers['accept-language'] ?? '')
  const tooLarge = { status: 413, json: { error: formWords[language].tooMuch((maxBodySize * 3) / 4e6) } }
  const { status, json } = body === undefined ? tooLarge : await callFormApi(tree, parsed(body))
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json))
}

async function readBody(request: IncomingMessage, maxSize: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    // Reads the rest of the body without keeping it: the browser gets the response only then.
    if (length <= maxSize) chunks.push(chunk)
  }
  return length <= maxSize ? Buffer.concat(chunks).toString() : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const languageNamed = (name: string | null) => messageLanguages.find((language) => language === name) ?? 'cs'

/** Sends the output of `npm run check:content`. A check that nobody waits for any more ends. */
function sendCheck(response: ServerResponse, tree: string, language: MessageLanguage): void {
  const script = path.resolve('tools/commands/check-content.mts')
  const request = new AbortController()
  response.once('close', () => request.abort())
  const command = ['--import', require.resolve('tsx'), script, '--lang', language]
  const options = { cwd: tree, env: { ...process.env, NO_COLOR: '1' }, signal: request.signal }
  execFile(process.execPath, command, options, (error, out, err) => {
    if (request.signal.aborted) return
    const result = error ? 'failed' : 'passed'
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Check': result }).end(out + err)
  })
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** Answers with the status of a page on the development server: 503 if that does not run or is starting. */
async function sendPageStatus(response: ServerResponse, url: string): Promise<void> {
  const { status } = await fetch(url, { method: 'HEAD' }).catch(() => ({ status: 503 }))
  response.writeHead(status).end()
}

async function sendFile(
  response: ServerResponse,
  folder: string,
  pathname: string,
  headers: Record<string, string>,
): Promise<void> {
  if (pathname === '/' || pathname === '/admin/') {
    response.writeHead(302, { Location: '/admin' }).end()
    return
  }
  const name = pathname === '/admin' ? 'admin.html' : pathname.slice(1)
  const body = await readFile(path.join(folder, name)).catch(() => undefined)
  if (!body) response.writeHead(404).end()
  else response.writeHead(200, { ...headers, 'Content-Type': types[path.extname(name)] ?? 'text/plain' }).end(body)
}
