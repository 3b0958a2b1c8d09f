/** The version of the API that this client speaks. */
export const apiVersion = '1.0.0'

const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'X-XSRF-TOKEN'

type Options = {
  /** The origin of the API; '' for the origin of the site. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** The cookies of the page, in the form of `document.cookie`. */
  cookies?: () => string
  /** Sent as `Authorization: Bearer`. */
  bearer?: string
}

/** A request without a 2xx response. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The status of the response; undefined if there was none. */
    readonly status?: number,
    /** The body of the response, if it was JSON. */
    readonly body?: unknown,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** Whether no answer came, and the browser says that it is offline. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === undefined && !navigator.onLine

/**
 * Makes an API client that sends and receives JSON. It has no timeout, because the function has one. Cookies and the
 * token against cross-site request forgery (CSRF) are sent to the origin of the site only.
 */
export function createApiClient({
  baseUrl = process.env.GATSBY_API_URL ?? '',
  fetch = globalThis.fetch,
  cookies = () => document.cookie,
  bearer,
}: Options = {}) {
  async function request(path: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { Accept: 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }), ...init.headers },
      credentials: 'same-origin',
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      const aborted = error instanceof Error && error.name === 'AbortError'
      throw new ApiError(aborted ? 'Request aborted' : 'Network Error')
    })
    const responseBody: unknown = await response.json().catch(() => undefined)
    if (!response.ok)
      throw new ApiError(`Request failed with status code ${response.status}`, response.status, responseBody)
    return responseBody
  }

  return {
    /** @throws ApiError 'Network Error', 'Request aborted' or 'Request failed with status code N' */
    get: (path: string, signal?: AbortSignal) => request(path, {}, signal),

    /** @throws ApiError 'Network Error', 'Request aborted' or 'Request failed with status code N' */
    post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
      const token = baseUrl === '' ? readCookie(cookies(), xsrfCookie) : undefined
      const headers = { 'Content-Type': 'application/json', ...(token && { [xsrfHeader]: token }) }
      return request(path, { method: 'POST', headers, body: JSON.stringify(body) }, signal)
    },
  }
}

/** @returns undefined if the cookie is missing or not valid in a header, which would make the request fail */
function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    const value = decodeURIComponent(found?.slice(name.length + 1) ?? '')
    return /^[\x21-\x7e]+$/.test(value) ? value : undefined
  } catch {
    return undefined
  }
}
