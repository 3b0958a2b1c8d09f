import { type IncomingMessage } from 'node:http'
import { NetlifyDev } from '@netlify/dev'
import { config, homeWithoutLanguage } from '../../netlify/edge-functions/home-without-language/home-without-language'
import { fileAt, fileState } from './response.mts'

type Result = NonNullable<Awaited<ReturnType<NetlifyDev['handleAndIntrospectNodeRequest']>>>

/** Netlify's redirects, headers and static files, as @netlify/dev applies them. */
export type NetlifyRules = {
  /** @returns the response to a request; undefined if no rule and no file matches, or a rule for a missing page does */
  answer: (request: IncomingMessage, pathname: string) => Promise<Response | undefined>
  /** The response for a path of the site. */
  fetch: (pathname: string) => Promise<Response | undefined>
  stop: () => Promise<void>
}

const rulesFile = 'public/_redirects'

/** @param files whether the files of `public/` are served */
export async function startNetlifyRules(files: boolean): Promise<NetlifyRules> {
  let netlify = await startNetlify(files)
  let state = fileState(rulesFile)
  let reload = Promise.resolve()
  /**
   * @netlify/dev reads `_redirects` only when it starts. In development the file changes with the content. Requests that
   * come meanwhile wait.
   */
  const reloadRules = () => (reload = reload.catch(() => undefined).then(reloadChangedRules))
  async function reloadChangedRules() {
    if (state === fileState(rulesFile)) return
    state = fileState(rulesFile)
    const old = netlify
    netlify = await startNetlify(files)
    await old.stop()
  }
  return {
    async answer(request, pathname) {
      await reloadRules()
      const result = await netlify.handleAndIntrospectNodeRequest(request)
      return result && !isNotFound(result, pathname) ? result.response : undefined
    },
    fetch: (pathname) => netlify.handle(new Request(`http://localhost${pathname}`)),
    stop: () => netlify.stop(),
  }
}

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

/** @netlify/dev answers the rule for English pages that do not exist with the status 200. */
function isNotFound({ type, response }: Result, pathname: string): boolean {
  if (pathname === '/') return false
  if (response.status === 404) return true
  const file = fileAt(pathname)
  return type === 'redirect' && response.status === 200 && ![file, `${file}.html`].some(fileState)
}

/**
 * Runs Netlify's edge function for `/`, which @netlify/dev could run only with Deno.
 * @returns the path and query of the request, rewritten by the edge function if its conditions are met
 */
export function runEdgeFunction({ headers, url = '/' }: IncomingMessage, { pathname, href }: URL): string {
  if (pathname !== config.path || headers['accept-language'] !== undefined) return url
  const cookie = headers.cookie ?? ''
  const rewritten = homeWithoutLanguage(new Request(href, { headers: { cookie } }))
  return rewritten ? rewritten.pathname + rewritten.search : url
}
