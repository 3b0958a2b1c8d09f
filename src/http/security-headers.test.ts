/** @jest-environment node */
import { createHash } from 'node:crypto'
import { formHeaders, inlineHashes, securityHeaders } from './security-headers'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each script and style that stands in a page has its hash, once', () => {
  const html = '<head><script>a()</script><style data-href="x">b{}</style></head><style>b{}</style><script>a()</script>'
  expect(inlineHashes(html)).toEqual({ scripts: [hash('a()')], styles: [hash('b{}')] })
})

test('data, and scripts with an address, need none', () => {
  const html = '<script type="application/json" id="x">{"a":1}</script><script src="/a.js" async></script>'
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] })
})

test('nothing is allowed but what the site itself serves', () => {
  const policy = securityHeaders({})['Content-Security-Policy']!
  expect(policy).toMatch(
    /^default-src 'self'; object-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';/,
  )
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:|data:/)
  for (const directive of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy.split('; ')).toContain(directive)
  }
})

test('only a named origin may show a page in a frame', () => {
  expect(securityHeaders({})['X-Frame-Options']).toBe('DENY')
  const headers = securityHeaders({ framedBy: 'https://sedm.example' })
  expect(headers['Content-Security-Policy']).toMatch(/; frame-ancestors https:\/\/sedm\.example$/)
  expect(headers).not.toHaveProperty('X-Frame-Options')
})

test('the form may show the pages of its preview in a frame, and no page may show the form', () => {
  const headers = formHeaders('http://localhost:8888')
  const policy = headers['Content-Security-Policy'].split('; ')
  expect(policy).toContain("frame-src 'self' blob: http://localhost:8888")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['X-Frame-Options']).toBe('DENY')
})
