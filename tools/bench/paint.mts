import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { defaultLocale } from '../../tests/e2e/content'
import { samples } from '../../tests/e2e/pages'
import { listenLocally } from '../server/ports'
import { inBrowser, onPhone } from './browser.mts'
import type { Figure, Measurement } from './figure'

/** A phone on a slow connection, as Lighthouse simulates it. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** The largest paint of each kind of public page on a slow phone, with its scripts and without any, in turn. */
export const paint: Measurement = {
  about: 'the largest paint, with and without scripts',
  rounds: 5,
  measure: inBrowser(async ({ browser, origin }) => {
    const copy = copyOf(origin)
    const address = `http://localhost:${await listenLocally(copy)}`
    const paintAt = (path: string) => onPhone(browser, (page) => largestPaint(page, address + path))
    const figures: Figure[] = []
    try {
      const pages = samples.filter(({ isPublic, locale }) => isPublic && locale === defaultLocale)
      for (const { kind, path } of pages) {
        // Fills the copy.
        await Promise.all([path, `${path}?${plain}`].map((each) => fetch(address + each)))
        const value = await paintAt(path)
        const least = await paintAt(`${path}?${plain}`)
        figures.push({ name: kind, value, unit: 'ms' }, { name: `${kind}, to plain`, value: value / least, unit: '' })
      }
      return figures
    } finally {
      copy.closeAllConnections()
      copy.close()
    }
  }),
}

/** The query with which the copy serves a page without its scripts. */
const plain = 'plain'

/**
 * Serves the site once more, because a browser does not slow down what a test answers itself. It compresses each answer
 * once: Brotli's quality for files takes longer than the difference that is measured.
 */
function copyOf(origin: string): Server {
  const answers = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>()
  return createServer(async ({ url = '/' }, response) => {
    if (!answers.has(url)) answers.set(url, answerTo(origin, url))
    const { status, headers, body } = await answers.get(url)!
    response.writeHead(status, headers)
    response.end(body)
  })
}

async function answerTo(origin: string, url: string) {
  const answer = await fetch(origin + url, { headers: { 'Accept-Language': defaultLocale } })
  const type = answer.headers.get('Content-Type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  const isPlain = type.includes('html') && url.endsWith(`?${plain}`)
  const changed = isPlain ? body.toString().replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '') : body
  const isText = /html|javascript|css|json|svg/.test(type)
  const headers = { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) }
  return { status: answer.status, headers, body: isText ? brotliCompressSync(changed) : body }
}

/** @returns milliseconds */
async function largestPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1)!.startTime))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
