import { artists } from '../content.ts'
import { expect, hydrated, settled, test } from '../test.ts'

test('hovering over a link prefetches the data and the script of its page @desktop', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const { name, slug } = artists[3]!
  const data = page.waitForResponse((response) => response.url().includes(`/page-data/umelec-${slug}/`))
  const script = page.waitForResponse((response) => response.url().includes('component---src-site-templates-artist'))
  await page.locator('main').getByRole('link', { name, exact: true }).hover()
  await Promise.all([data, script])
})

test('a link in the viewport prefetches the script of its page @desktop', async ({ page }) => {
  const script = page.waitForRequest((request) => request.url().includes('component---src-site-templates-artist-'))
  await page.goto('/umelci')
  await hydrated(page)
  expect((await script).url()).toContain('component---src-site-templates-artist-')
})

test('a hundred client-side navigations leak no nodes, listeners or memory @desktop', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/umelci')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const round = ['/umelec-' + artists[0]!.slug, '/', '/en', '/en/umelci', '/umelci']

  const walk = async (rounds: number) => {
    for (let count = 0; count < rounds; count++) {
      for (const path of round) {
        await page.evaluate(
          (to) =>
            new Promise<void>((resolve) => {
              document.addEventListener('pagechange', () => resolve(), { once: true })
              window.___navigate?.(to)
            }),
          path,
        )
      }
    }
    await settled(page)
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    }
  }

  // The first rounds fill the caches of router and browser.
  const before = await walk(4)
  const after = await walk(20)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.15)
})
