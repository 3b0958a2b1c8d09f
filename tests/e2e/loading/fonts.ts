import type { Page } from '@playwright/test'

/** The fonts that a page has requested, with the start of each request in milliseconds since the navigation. */
export const fontsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', startTime })),
  )

export const firstPaint = async (page: Page) => {
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await paint.jsonValue())!
}
