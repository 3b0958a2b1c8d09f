import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { allPages, siteUrl } from '../pages.ts'
import { expect, test } from './test.ts'

/** The address of the form in a page, a style or a script, or its library. Texts and other sites may say the same words. */
const form = /(?:["'(]|SITE)\/admin(?![\w-])|decap-cms/
const mentionsForm = (html: string) => form.test(html.replaceAll(siteUrl, 'SITE'))

test('the form for editors is at /admin, loads files of the site only, and no search engine may index it', async ({
  request,
}) => {
  const page = await request.get('/admin')
  const html = await page.text()
  expect(page.status()).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(page.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin\n')
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
  const files = addresses.filter((address) => !address.startsWith('data:'))
  expect(files).toEqual(['/admin/admin.css', '/admin/admin.js', '/admin/decap-cms.js'])
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
})

test('the form is found by its address or its library, not by words', () => {
  const found = [
    '<a href="/admin">',
    `<loc>${siteUrl}/admin</loc>`,
    'import("/admin/admin.js")',
    'src="/a/decap-cms.js"',
  ]
  expect(found.filter((html) => !mentionsForm(html))).toEqual([])
  const others = [
    'Judith Decapitating Holofernes',
    '<a href="https://partner.example/admin">',
    '<a href="/administration">',
  ]
  expect(others.filter(mentionsForm)).toEqual([])
})

test('no public page loads or mentions the form', () => {
  const pages = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  // The 404 pages and the sitemap come on top.
  expect(pages.length).toBeGreaterThan(allPages.length)
  expect(pages.filter((file) => mentionsForm(readFileSync(file, 'utf8')))).toEqual([])
})
