import { formHeaders } from '../../src/http/security-headers'
import { commonHeaders, jsonResponse } from '../http/response'
import type { Handler } from '../http/handler'
import { readBuilt, type ReadBuilt } from '../storage/facts'

/** The page of the form for editors. Builds without the form do not write it (tools/admin/admin-settings.ts). */
export const formFile = 'netlify/generated/form.html'

/**
 * `GET /admin`: the page of the form for editors. A function answers with it, because its policy is another one than that
 * of all other pages, and Netlify documents no order of two rules in `_headers` (decision 022).
 */
export function createFormPage(read: ReadBuilt = readBuilt): Handler {
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') return jsonResponse({ code: 'method_not_allowed' }, 'GET, HEAD')
    const html = await read(formFile).catch(() => undefined)
    if (html === undefined)
      return new Response('This build has no form for editors.', { status: 404, headers: commonHeaders })
    const headers = {
      ...commonHeaders,
      ...formHeaders('https://*.netlify.app'),
      'Content-Type': 'text/html; charset=utf-8',
    }
    return new Response(method === 'HEAD' ? null : html, { headers })
  }
}
