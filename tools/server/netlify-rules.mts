import type { IncomingMessage } from 'node:http'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'
import { config, homeWithoutLanguage } from '../../netlify/edge-functions/home-without-language/home-without-language'
import { fileState } from './response.mts'

const site = 'public'
const configPath = 'netlify.toml'
const rulesFile = 'public/_redirects'

/**
 * Netlify's redirects, headers and static files, as its own packages apply them.
 * @param files whether the files of `public/` are served
 * @returns what answers a request; undefined if no rule and no file matches, or a rule for a missing page does
 */
export function netlifyRules(files: boolean): (request: Request) => Promise<Response | undefined> {
  const publicFiles = new StaticHandler({ directory: site })
  const headers = new HeadersHandler({ configPath, projectDir: site, logger: console })
  const readRedirects = () =>
    new RedirectsHandler({
      configPath,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: site,
      publicDir: site,
    })
  let redirects = readRedirects()
  let state = fileState(rulesFile)

  async function findFile(request: Request): Promise<(() => Promise<Response>) | undefined> {
    const file = files ? await publicFiles.match(request) : undefined
    if (!file) return undefined
    return async () => {
      const response = await file.handle()
      await headers.apply(request, response)
      return response
    }
  }

  return async (request) => {
    // In development the redirects change with the content.
    if (state !== fileState(rulesFile)) {
      state = fileState(rulesFile)
      redirects = readRedirects()
    }
    const rule = await redirects.match(request)
    const redirected = rule && rule.statusCode !== 404 && (await redirects.handle(request, rule, findFile))
    return redirected || (await findFile(request))?.()
  }
}

/**
 * Runs Netlify's edge function for `/`, as Deno does on Netlify.
 * @returns the path and query of the request, rewritten by the edge function if its conditions are met
 */
export function runEdgeFunction({ headers, url = '/' }: IncomingMessage, { pathname, href }: URL): string {
  if (pathname !== config.path || headers['accept-language'] !== undefined) return url
  const cookie = headers.cookie ?? ''
  const rewritten = homeWithoutLanguage(new Request(href, { headers: { cookie } }))
  return rewritten ? rewritten.pathname + rewritten.search : url
}
