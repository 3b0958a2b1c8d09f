import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { localeOf } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import type { LocalFunctions } from './functions.mts'
import { netlifyRules, runEdgeFunction } from './netlify-rules.mts'
import { decoded, refuse, requestTarget } from './request-target'
import type { QuickPictures } from '../pictures/quick-pictures'
import { type BufferedResponse, cacheKey, compressed, fileAt, fileState, send, setEtag } from './response.mts'

type Options = {
  functions: LocalFunctions
  /** Answers requests that no rule, function or file matches; without it, they get the 404 page. */
  fallback?: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether the files of `public/` are served. */
  files?: boolean
  /** Answers requests for pictures that are not in `public/` yet. */
  pictures?: QuickPictures
}

/** The cache is emptied when it has this many responses: requests with random queries must not fill the memory. */
const cacheLimit = 2000

/**
 * A server that behaves as Netlify does. Packages of Netlify apply the redirects and headers. This server adds the
 * functions, the edge function, compression, ETags, a cache, the status 404, and the redirect of paths with a slash at the
 * end.
 */
export function createSiteServer({ functions, fallback, files = true, pictures }: Options): Server {
  const applyRules = netlifyRules(files)
  /** For each response, all headers are read again, and text is compressed. */
  const cache = new Map<string, BufferedResponse>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, refusal } = requestTarget(request)
    if (!url) return refuse(response, refusal)
    request.url = url.pathname + url.search
    if (files && url.pathname !== '/' && url.pathname.endsWith('/')) {
      response.writeHead(301, { Location: url.pathname.replace(/\/+$/, '') + url.search }).end()
      return
    }
    // The rules fail at a path that cannot be decoded.
    if (decoded(url.pathname) === undefined) return sendNotFound(request, response, url.pathname)
    const result = await functions.call(request, url.pathname)
    if (result) return send(request, response, await compressed(request, result))

    const isMissing = !files || !fileState(fileAt(url.pathname))
    const picture = isMissing && (await pictures?.(url.pathname))
    if (picture) return send(request, response, await compressed(request, picture))

    // Netlify runs edge functions before its rules.
    request.url = runEdgeFunction(request, url)
    const key = cacheKey(request, url.pathname)
    const found = cache.get(key) ?? (await answerFromRules(request, url.origin, key))
    if (found) send(request, response, found)
    else if (fallback) fallback(request, response)
    else await sendNotFound(request, response, url.pathname)
  }

  async function answerFromRules(
    request: IncomingMessage,
    origin: string,
    key: string,
  ): Promise<BufferedResponse | undefined> {
    const headers = request.headers as Record<string, string>
    const result = await applyRules(new Request(`${origin}${request.url}`, { headers }))
    if (!result) return undefined
    const response = await compressed(request, result)
    if (response.status !== 200) return response
    setEtag(response)
    if (cache.size === cacheLimit) cache.clear()
    cache.set(key, response)
    return response
  }

  /** Sends the 404 page in the language of the path. */
  async function sendNotFound(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const page = await applyRules(new Request(`http://localhost${pathTo('notFound', localeOf(pathname))}`))
    const notFound = new Response(page?.body, { status: 404, headers: page?.headers })
    send(request, response, await compressed(request, notFound))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Node.js would close a connection after five seconds, perhaps in the moment in which a browser sends its next request.
  server.keepAliveTimeout = 120_000
  return server
}
