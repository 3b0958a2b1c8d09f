import type { Answer } from './answer'

/** JSON from the API client, or a form from a page without JavaScript. */
export type BodyType = 'json' | 'form'

/** The type of the request body; undefined if it is not accepted. Only uncompressed UTF-8 is accepted. */
export function bodyTypeOf({ headers }: Request): BodyType | undefined {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const isOtherCharset = parameters.some((each) => /^\s*charset=/.test(each) && !/^\s*charset="?utf-8"?\s*$/.test(each))
  if (isOtherCharset || !['', 'identity'].includes(headers.get('content-encoding')?.toLowerCase().trim() ?? ''))
    return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Whether the answer to a request is a page: for a form from a page without JavaScript. */
export const wantsPage = (request: Request, { code }: Answer): boolean =>
  bodyTypeOf(request) === 'form' && code !== 'method_not_allowed'

/** Whether a browser asks for a page to show in a tab. */
export const isVisit = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')

/** The value of a request body; undefined for malformed JSON. A form cannot be malformed. */
export function parseBody(text: string, type: BodyType): { value: unknown } | undefined {
  // `fromEntries` creates own properties, so a field called `__proto__` is an ordinary field.
  if (type === 'form') return { value: Object.fromEntries(new URLSearchParams(text)) }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
