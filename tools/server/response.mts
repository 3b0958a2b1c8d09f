import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** An answer as it travels. */
export type Answer = { status: number; headers: Headers; body: Buffer }

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|problem\+json)|image\/svg)/

const compress = {
  // 4 ms for the home page; a quality of 9 takes 15 ms for one hundredth less.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Text travels compressed, as the browser can read it. */
export async function compressed(request: IncomingMessage, response: Response): Promise<Answer> {
  const { status } = response
  const headers = new Headers(response.headers)
  const body = Buffer.from(await response.arrayBuffer())
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  if (!encoding || !compressible.test(headers.get('content-type') ?? '')) return { status, headers, body }
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  return { status, headers, body: await compress[encoding](body) }
}

/**
 * A file that says nothing of caching is kept by browsers and asked for again each time, as Netlify does: the mark
 * tells who has it already.
 */
export function mark({ headers, body }: Answer): void {
  if (!headers.has('cache-control')) headers.set('cache-control', 'public, max-age=0, must-revalidate')
  headers.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
}

/** Who has it already is told so in a few bytes. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const etag = headers.get('etag')
  const isKnown = etag !== null && request.headers['if-none-match'] === etag
  response.writeHead(isKnown ? 304 : status, [...headers].flat())
  response.end(isKnown || request.method === 'HEAD' ? undefined : body)
}

/**
 * What the answer from a file depends on: the address, which language is asked for, what the browser can read, and
 * that neither the file nor the headers of the site have changed.
 */
export function answerKey({ url, headers }: IncomingMessage, pathname: string): string {
  const file = fileAt(pathname)
  const states = ['public/_headers', file, `${file}.html`, path.join(file, 'index.html')].map(stateOf)
  return JSON.stringify([url, headers['accept-language'], headers['cookie'], headers['accept-encoding'], states])
}

/** Where a file of the site would stand. */
export const fileAt = (pathname: string): string => path.join('public', decodeURIComponent(pathname))

/** What changes when a file does; empty where there is none, or where its name is longer than any could be. */
export function stateOf(file: string): string {
  try {
    const stats = statSync(file)
    return stats.isFile() ? `${stats.mtimeMs} ${stats.size}` : ''
  } catch {
    return ''
  }
}
