/** @jest-environment node */
import { createFormPage, formFile } from './show-form'

const get = (method: string, read: (file: string) => Promise<string>) =>
  createFormPage(read)(new Request('https://six.example/admin', { method }))

const written = async (file: string) => `the form in ${file}`

test('the page of the form has a policy of its own, and no search engine may index it', async () => {
  const response = await get('GET', written)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(`the form in ${formFile}`)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'unsafe-eval';")
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-src 'self' blob: https://*.netlify.app;")
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
})

test('HEAD gets no body', async () => {
  const response = await get('HEAD', written)
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('in a build without the form the page does not exist, and the policy allows nothing unsafe', async () => {
  const response = await get('GET', () => Promise.reject(new Error('ENOENT')))
  expect(response.status).toBe(404)
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
})
