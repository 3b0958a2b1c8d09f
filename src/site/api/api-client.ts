/** The version of the API that this client speaks (specification, section 7). */
export const apiVersion = '1.0.0'

const xsrfCookie = 'XSRF-TOKEN'
const xsrfHeader = 'X-XSRF-TOKEN'

type Options = {
  /** The origin of the API; empty for the site's own. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** The cookies of the page, as `document.cookie` gives them. */
  cookies?: () => string
}

/** A request that did not end with a 2xx answer. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The status of the answer; undefined where there was none. */
    readonly status?: number,
    /** The answer's body, if it was JSON. */
    readonly body?: unknown,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/**
 * A client of the API: JSON in, JSON out; any 2xx is success; no timeout, because the function keeps its own.
 * Cookies go to the site's own origin only, and so does the token against cross-site request forgery.
 */
export function createApiClient({ baseUrl, fetch = globalThis.fetch, cookies = () => document.cookie }: Options) {
  return {
    /** @throws ApiError 'Network Error', 'Request aborted' or 'Request failed with status code N' */
    async post(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
      const token = baseUrl === '' ? readCookie(cookies(), xsrfCookie) : undefined
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(token && { [xsrfHeader]: token }),
        },
        body: JSON.stringify(body),
        credentials: 'same-origin',
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        const aborted = error instanceof Error && error.name === 'AbortError'
        throw new ApiError(aborted ? 'Request aborted' : 'Network Error')
      })
      const answer: unknown = await response.json().catch(() => undefined)
      if (!response.ok)
        throw new ApiError(`Request failed with status code ${response.status}`, response.status, answer)
      return answer
    },
  }
}

/** A cookie as a header may carry it; undefined for one that is missing or broken, because a header's fault would stop the request. */
function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    const value = decodeURIComponent(found?.slice(name.length + 1) ?? '')
    return /^[\x21-\x7e]+$/.test(value) ? value : undefined
  } catch {
    return undefined
  }
}
