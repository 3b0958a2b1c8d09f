import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inlineHashes } from '../../../src/http/security-headers.ts'
import { defaultLocale, events, invitation, pathOfWord } from '../content.ts'
import { documents, missingPages, samples } from '../pages.ts'
import { typefaceFiles } from '../../../src/typeface/typeface-files.ts'
import { expect, test } from './test.ts'

const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const files = readdirSync('public')
const named = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`
const picture = readdirSync('public/static', { recursive: true, encoding: 'utf8' }).find((file) => /\.avif$/.test(file))
const fonts = readdirSync('public/fonts').filter((file) => file.endsWith('.woff2'))
const hashed = [
  named(/^app-[0-9a-f]{20}\.js$/),
  named(/^framework-/),
  named(/^app\.[0-9a-f]{20}\.css$/),
  named(/^component---src-site-templates-home-tsx\..*\.css$/),
  `/static/${picture}`,
  ...fonts.map((font) => `/fonts/${font}`),
]
const missing = missingPages.map(({ path }) => path)
const pages = [...samples.map(({ path }) => path), ...missing]

/** The directives of a policy by their name. */
function directives(policy = ''): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('every page has security headers, and a policy that allows its own scripts and styles', async ({ read }) => {
  for (const path of pages) {
    const { headers, html } = await read(path)
    expect.soft(headers, path).toMatchObject(securityHeaders)
    const policy = directives(headers['content-security-policy'])
    const { scripts, styles } = inlineHashes(html)
    const rulesOfFilters = /data-group="(day|type|language)"/.test(html) ? 1 : 0
    // All pages have three scripts (one of them for `?asOf`, outside production) and two styles (one declares the fonts). All
    // templates but that of missing pages add a style, and filters of the programme one. The policy is the same for all
    // pages.
    expect.soft(scripts.length, path).toBe(3)
    expect.soft(styles.length, path).toBe((missing.includes(path) ? 2 : 3) + rulesOfFilters)
    for (const [directive, hashes, most] of [
      // Seven for all pages, and two for each of the twelve templates with a script of its own.
      ['script-src', scripts, 31],
      ['style-src', styles, 20],
    ] as const) {
      const allowed = policy[directive]!.split(' ')
      expect.soft(allowed, path).toEqual(expect.arrayContaining([...hashes]))
      expect.soft(allowed.every((source) => source === "'self'" || source.startsWith("'sha256-"))).toBe(true)
      expect.soft(allowed.length, path).toBeLessThanOrEqual(most)
    }
    expect.soft(policy, path).toEqual({
      'default-src': "'self'",
      'object-src': "'none'",
      'script-src': policy['script-src'],
      'style-src': policy['style-src'],
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self'",
      'font-src': "'self'",
      'frame-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
  }
})

test('files have security headers too, and may be cached for a year if their names have a hash', async ({ ask }) => {
  for (const path of [
    ...hashed,
    `/page-data${pathOfWord(defaultLocale, 'artists')}/page-data.json`,
    '/sitemap-index.xml',
    ...typefaceFiles().licences.map((file) => `/fonts/${basename(file)}`),
    ...documents.slice(0, 1).map(({ file }) => file),
  ]) {
    const response = await ask(path)
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers(), path).toMatchObject(securityHeaders)
    if (!hashed.includes(path)) continue
    // Without revalidation, and only this site may load it.
    expect.soft(response.headers(), path).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})

/** A request that names no event is for the one by invitation. Only if that takes registrations, its fields are read. */
function statusOfEmptyRequest(): number {
  if (invitation?.personal) return 403
  return !invitation || invitation.cancelled ? 409 : 422
}

test('responses of the function have security headers, as JSON and as a page', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL! }
  const asJson = await request.post('/api/register', { headers, data: {} })
  const asPage = await request.post('/api/register', { headers, form: { locale: 'en' } })
  for (const answer of [asJson, asPage]) {
    expect(answer.status()).toBe(statusOfEmptyRequest())
    expect(answer.headers()).toMatchObject({
      ...securityHeaders,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    const { 'style-src-attr': _, ...strict } = directives(answer.headers()['content-security-policy'])
    expect(Object.values(strict).join(' ')).not.toContain('unsafe')
  }
  const { styles } = inlineHashes(await asPage.text())
  expect(directives(asPage.headers()['content-security-policy'])['style-src']).toBe(["'self'", ...styles].join(' '))
})

test('pages, their data and calendars are revalidated each time, and answered with 304 when the ETag matches', async ({
  ask,
  read,
}) => {
  for (const path of [
    ...samples.map(({ path }) => path),
    `/page-data${pathOfWord(defaultLocale, 'artists')}/page-data.json`,
    '/page-data/app-data.json',
    // Programs that subscribe to it ask again and again.
    ...(events.length > 0 ? [`/calendar/programme/all.${defaultLocale}.ics`] : []),
  ]) {
    const headers = path.includes('.') ? (await ask(path)).headers() : (await read(path)).headers
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
    const second = await ask(path, { 'Accept-Language': 'cs', 'If-None-Match': headers.etag! })
    expect(second.status(), path).toBe(304)
    expect(await second.text(), path).toBe('')
  }
})

test('a changed file is sent in its new version, with and without an ETag in the request', async ({ ask }) => {
  const file = `public/served-${randomUUID()}.txt`
  try {
    writeFileSync(file, 'first')
    const address = file.replace('public', '')
    const first = await ask(address)
    expect(await (await ask(address)).text()).toBe('first')
    writeFileSync(file, 'second')
    const second = await ask(address, { 'If-None-Match': first.headers().etag! })
    expect([second.status(), await second.text()]).toEqual([200, 'second'])
    expect(await (await ask(address)).text()).toBe('second')
  } finally {
    rmSync(file)
  }
})

test('social images may be shown on pages of other sites', async ({ ask }) => {
  expect((await ask('/social/index.jpg')).headers()['cross-origin-resource-policy']).toBe('cross-origin')
})

test('the page of the form for editors has a different policy from public pages, and its files have the same', async ({
  ask,
}) => {
  const headers = (await ask('/admin')).headers()
  expect(headers).toMatchObject({ ...securityHeaders, 'cross-origin-opener-policy': 'same-origin-allow-popups' })
  const policy = directives(headers['content-security-policy'])
  expect(policy).toMatchObject({ 'default-src': "'none'", 'script-src': "'self' 'unsafe-eval'" })
  expect(policy['connect-src']).toContain('https://api.github.com')

  const ofFile = (await ask('/admin/decap-cms.js')).headers()
  expect(ofFile).toMatchObject({ ...securityHeaders, 'x-robots-tag': 'noindex, nofollow' })
  expect(ofFile['content-security-policy']).toBe((await ask('/en')).headers()['content-security-policy'])
})
