import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { defaultLocale } from '../../tests/e2e/content'
import { samples } from '../../tests/e2e/pages'
import { listenLocally } from '../server/ports'
import { browsing, onPhone, served } from './browser.mts'
import type { Figure, Measurement } from './figure'

/** A phone on a slow connection, as Lighthouse simulates it. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** The largest paint of each kind of public page on a slow phone, with its scripts and without any, in turn. */
export const paint: Measurement = {
  about: 'the largest paint, with and without scripts',
  built: true,
  rounds: 5,
  measure: (site) =>
    served(site, (origin) =>
      withCopy(origin, String, (whole) =>
        withCopy(origin, withoutScripts, (plain) =>
          browsing(async (browser) => {
            const figures: Figure[] = []
            for (const { kind, path } of samples.filter(
              ({ isPublic, locale }) => isPublic && locale === defaultLocale,
            )) {
              const value = await onPhone(browser, (page) => largestPaint(page, whole + path))
              const least = await onPhone(browser, (page) => largestPaint(page, plain + path))
              figures.push(
                { name: kind, value, unit: 'ms' },
                { name: `${kind}, to plain`, value: value / least, unit: '' },
              )
            }
            return figures
          }),
        ),
      ),
    ),
}

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Serves the site once more, with changed pages, because a browser does not slow down what a test answers itself. */
async function withCopy<T>(
  origin: string,
  change: (html: string) => string,
  act: (copy: string) => Promise<T>,
): Promise<T> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { 'Accept-Language': defaultLocale } })
    const type = answer.headers.get('Content-Type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const changed = type.includes('html') ? Buffer.from(change(body.toString())) : body
    const isText = /html|javascript|css|json|svg/.test(type)
    response.writeHead(answer.status, { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) })
    response.end(isText ? brotliCompressSync(changed) : changed)
  })
  try {
    return await act(`http://localhost:${await listenLocally(server)}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
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
