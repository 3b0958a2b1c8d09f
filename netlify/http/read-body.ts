/** The largest request body, in bytes. A form of a few short fields is far smaller. */
export const bodyLimit = 8 * 1024

/**
 * Reads a request body as text, without a byte order mark. Stops at the limit, whatever `Content-Length` says.
 * @param limit in bytes
 * @returns 'too_large' over the limit; 'malformed' if it is not UTF-8, is cut off or is shorter than its
 * `Content-Length`; 'aborted' if the signal ends the reading
 */
export async function readBody(
  { headers, body }: Request,
  signal: AbortSignal,
  limit = bodyLimit,
): Promise<{ text: string } | 'too_large' | 'malformed' | 'aborted'> {
  const contentLength = Number(headers.get('content-length'))
  if (contentLength > limit) return 'too_large'
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  const stop = () => void reader?.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    const text = new TextDecoder('utf-8', { fatal: true })
    let decoded = ''
    let size = 0
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      // A cancelled stream ends like a complete body: half a form would look complete.
      if (signal.aborted) return 'aborted'
      if (done) return size < contentLength ? 'malformed' : { text: decoded + text.decode() }
      size += value.byteLength
      if (size > limit) {
        stop()
        return 'too_large'
      }
      decoded += text.decode(value, { stream: true })
    }
  } catch {
    stop()
    return signal.aborted ? 'aborted' : 'malformed'
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
