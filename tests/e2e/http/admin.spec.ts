import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './test.ts'

test('the form for editors is at /admin, and no search engine may index it', async ({ request }) => {
  const page = await request.get('/admin')
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(page.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin\n')
})

test('the form loads files of the site only', async ({ request }) => {
  const html = await (await request.get('/admin')).text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
  const files = addresses.filter((address) => !address.startsWith('data:'))
  expect(files).toEqual(['/admin/admin.css', '/admin/admin.js', '/admin/decap-cms.js'])
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200)
})

test('no public page loads or mentions the form', () => {
  const pages = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml)$/.test(entry.name) && entry.name !== 'admin.html')
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((file) => /\/admin|decap/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
