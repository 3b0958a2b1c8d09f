import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { samples } from '../pages.ts'
import { expect, test } from './test.ts'

/** Bytes on the way, as every browser gets them. */
const brotli = (text: string) => brotliCompressSync(text).length
const kB = 1000

const running = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

for (const { path } of samples) {
  test(`${path} runs at most 6 kB of script before it has loaded, and names no other`, async ({ ask }) => {
    const html = await (await ask(path, { 'Accept-Language': 'cs' })).text()
    const scripts = [...html.matchAll(running)].map(([, text = '']) => text)
    expect(scripts.length).toBeGreaterThan(0)
    expect(brotli(scripts.join('\n'))).toBeLessThanOrEqual(6 * kB)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*(?:as="script"|modulepreload)/)
  })
}

test('the fonts of a page take at most 60 kB', async ({ ask }) => {
  const html = await (await ask('/umelci')).text()
  const fonts = [...new Set([...html.matchAll(/\/fonts\/[\w-]+\.woff2/g)].map(([url]) => url))]
  const sizes = fonts.map((url) => readFileSync(`public${url}`).length)
  expect(fonts.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * kB)
})
