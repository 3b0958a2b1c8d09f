/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { requestTarget } from './request-target'

const targetOf = (url: string, host: string | undefined = 'localhost:8888', method = 'GET') =>
  requestTarget({ url, method, headers: { host } } as unknown as IncomingMessage)

test.each([
  ['/', '/'],
  ['/umelci?lang=cs', '/umelci?lang=cs'],
  ['/en/./umelci/../kontakt', '/en/kontakt'],
  ['/a//b', '/a//b'],
  ['/?a=\\b//c', '/?a=\\b//c'],
  ['/%zz', '/%zz'],
])('the target %s is the path %s', (target, expected) => {
  const { url } = targetOf(target)
  expect(url && url.pathname + url.search).toBe(expected)
})

test.each([
  '',
  '*',
  '//',
  '//:',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/%2e//evil.example/',
  '/%00',
  '/a%00b',
  '/..%2f..%2fpackage.json',
  '/a%5c..%5cb',
  'http://[',
  'http://evil.example/',
  'umelci',
])('%j is not a valid target', (target) => {
  expect(targetOf(target)).toEqual({ refusal: 400 })
})

test.each(['', ' ', '[', 'a b', 'a/b', 'user@host', 'host:port', 'host:99999', 'a,b:1:2', '\\', '%', '#'])(
  '%j is not a valid host',
  (host) => {
    expect(targetOf('/', host)).toEqual({ refusal: 400 })
  },
)

test('a request without Host, as in HTTP/1.0, is for localhost', () => {
  expect(requestTarget({ url: '/', headers: {} } as IncomingMessage).url?.host).toBe('localhost')
})

test.each(['TRACE', 'CONNECT'])('the method %s is not allowed', (method) => {
  expect(targetOf('/api/register', undefined, method)).toEqual({ refusal: 405 })
})

/** Parts of URLs, and characters that a parser may misread. */
const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '%', ':', '@', '?', '#', '[', 'http:', 'evil.example']
const targets = fc.oneof(
  fc.string(),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((parts) => parts.join('')),
)

test('for any target and host, the result is a refusal or a URL of this site', () => {
  fc.assert(
    fc.property(targets, targets, fc.boolean(), (target, host, isKnownHost) => {
      const { url, refusal } = targetOf(`/${target}`, isKnownHost ? 'localhost:8888' : host)
      if (!url) return expect(refusal).toBe(400)
      if (isKnownHost) expect(url.origin).toBe('http://localhost:8888')
      // The redirect to the path without the last slash must stay on this site.
      const address = url.pathname.replace(/\/+$/, '') + url.search
      expect(new URL(address, url).origin).toBe(url.origin)
      expect(`${url.pathname}${url.search}`).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 2000 },
  )
})
