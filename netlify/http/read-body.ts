/** A form of three short fields: no honest body is larger, in bytes. */
export const bodyLimit = 8 * 1024

/**
 * The body as text, read no further than the limit, whatever `Content-Length` says; a byte order mark is left out.
 * @returns 'too_large' over the limit; 'malformed' if it is not UTF-8, breaks off or is shorter than its
 * `Content-Length`; 'aborted' if the signal ends the reading, because what has come until then is no body
 */
export async function readBody(
  { headers, body }: Request,
  signal: AbortSignal,
): Promise<{ text: string } | 'too_large' | 'malformed' | 'aborted'> {
  const announced = Number(headers.get('content-length'))
  if (announced > bodyLimit) return 'too_large'
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  const stop = () => void reader?.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    const text = new TextDecoder('utf-8', { fatal: true })
    let decoded = ''
    let size = 0
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      // Cancelling, too, ends the stream: a form cut in the middle would pass for a whole one.
      if (signal.aborted) return 'aborted'
      if (done) return size < announced ? 'malformed' : { text: decoded + text.decode() }
      size += value.byteLength
      if (size > bodyLimit) {
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
