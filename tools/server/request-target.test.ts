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
])('%s asks for %s', (target, expected) => {
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
])('%j is no path', (target) => {
  expect(targetOf(target)).toEqual({ refusal: 400 })
})

test.each(['', ' ', '[', 'a b', 'a/b', 'user@host', 'host:port', 'host:99999', 'a,b:1:2', '\\', '%', '#'])(
  '%j is no host',
  (host) => {
    expect(targetOf('/', host)).toEqual({ refusal: 400 })
  },
)

test('a request without a host, as of HTTP/1.0, is for this machine', () => {
  expect(requestTarget({ url: '/', headers: {} } as IncomingMessage).url?.host).toBe('localhost')
})

test.each(['TRACE', 'CONNECT'])('the method %s is not allowed', (method) => {
  expect(targetOf('/api/register', undefined, method)).toEqual({ refusal: 405 })
})

/** What URLs are made of, and what takes them apart. */
const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '%', ':', '@', '?', '#', '[', 'http:', 'evil.example']
const targets = fc.oneof(
  fc.string(),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((parts) => parts.join('')),
)

test('whatever the target and the host, the answer is a refusal or an address of this site', () => {
  fc.assert(
    fc.property(targets, targets, fc.boolean(), (target, host, isKnownHost) => {
      const { url, refusal } = targetOf(`/${target}`, isKnownHost ? 'localhost:8888' : host)
      if (!url) return expect(refusal).toBe(400)
      if (isKnownHost) expect(url.origin).toBe('http://localhost:8888')
      // What a redirect to the address without its last slash would lead to.
      const address = url.pathname.replace(/\/+$/, '') + url.search
      expect(new URL(address, url).origin).toBe(url.origin)
      expect(`${url.pathname}${url.search}`).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 2000 },
  )
})
