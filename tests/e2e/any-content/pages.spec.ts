import type { Page } from '@playwright/test'
import { colourViolations, violations } from '../accessibility/axe.ts'
import { smallTargets } from '../accessibility/small-targets.ts'
import { defaultLocale, locales } from '../content.ts'
import { samples } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** Follows a link to another page of the site, as a tap does, without a scroll. @returns whether there is one */
function followLink(): boolean {
  const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin && pathname !== location.pathname && !/\.\w+$/.test(pathname)
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (each) => isPage(each) && !each.hash && !each.hreflang && !each.download && !each.target,
  )
  link?.click()
  return link !== undefined
}

/** Opens what a visitor can open, such as events. @returns how many there are */
function openAll(): number {
  const all = document.querySelectorAll<HTMLDetailsElement>('main details')
  all.forEach((each) => (each.open = true))
  return all.length
}

/** Expects that Back leads to where a page was left, with what was open, again and also if it was scrolled before React. */
async function expectBack(page: Page, path: string): Promise<void> {
  const release = await holdReact(page)
  await page.goto(path)
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
  release()
  // What is far from the screen has an estimated height until it is laid out, and that moves the place.
  await hydrated(page)
  const opened = await page.evaluate(openAll)
  // The browser keeps what is on the screen in its place.
  await settled(page)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  const expectPlace = async () => {
    await expect(page).toHaveURL(path)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100)
    await expect(page.locator('main details[open]')).toHaveCount(opened)
  }
  expect(await page.evaluate(followLink)).toBe(true)
  await expect(page).not.toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.goBack()
  await expectPlace()
  // The browser would scroll before the router shows the other page.
  await page.goForward()
  await expect(page).not.toHaveURL(path)
  await page.goBack()
  await expectPlace()
}

/** Expects that Back leads to where a page was left after a reload of the next page, when React has not started there. */
async function expectBackAfterReload(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
  await settled(page)
  const place = await page.evaluate(() => scrollY)
  expect(await page.evaluate(followLink)).toBe(true)
  await expect(page).not.toHaveURL(path)
  const release = await holdReact(page)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(path)
  const expectPlace = () =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100)
  await expectPlace()
  release()
  await hydrated(page)
  await expectPlace()
}

async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await colourViolations(page)).toEqual([])
}

// One page of each kind is opened on one device in each language, and measured in the sizes of both. Other views and sizes
// are tested on the tests' exhibition.
for (const [index, locale] of locales.entries()) {
  const [opened, other] = index % 2 === 0 ? [phone, desktop] : [desktop, phone]
  test.describe(`in ${locale}`, () => {
    test.use(opened)

    for (const { path, isPublic } of samples.filter((page) => page.locale === locale)) {
      const isLeft = isPublic && locale === defaultLocale
      test(`on ${path} axe finds no violation in light and dark colours, no target is too small${isLeft ? ', and Back leads to where it was left' : ''}`, async ({
        page,
      }) => {
        if (!isLeft) {
          await page.goto(path)
          await hydrated(page)
        }
        if (isLeft) await test.step('Back leads there after a reload', () => expectBackAfterReload(page, path))
        for (const { viewport } of [other, opened]) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ reducedMotion: 'no-preference' })
          if (isLeft) await test.step('Back leads to where it was left', () => expectBack(page, path))
          const anchor = isLeft && (await page.evaluate(() => document.querySelector('main section[id]')?.id))
          if (anchor) {
            await test.step('also if its address has an anchor', async () => {
              await page.goto('about:blank')
              await expectBack(page, `${path}#${anchor}`)
              await page.evaluate(() => scrollTo(0, 0))
              await settled(page)
              expect(await page.evaluate(followLink)).toBe(true)
              await expect(page).not.toHaveURL(`${path}#${anchor}`)
              await page.goBack()
              await expect(page).toHaveURL(`${path}#${anchor}`)
              await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
            })
          }
          expect.soft(await page.evaluate(smallTargets)).toEqual([])
          // A site in one language is seen by axe in both sizes.
          if (viewport === opened.viewport || locales.length === 1) await expectNoViolation(page)
        }
      })
    }
  })
}

/** @returns what moves until a page has arrived over a slow network */
async function movedOnSlowNetwork(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 40_000,
    uploadThroughput: -1,
  })
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    const moved: string[] = []
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? ''
    const add = (list: PerformanceObserverEntryList) => {
      const names = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => nameOf(node)))
      // A space at the end of a line moves when the next word arrives, and nobody sees it.
      moved.push(...names.filter((name) => name.trim()).map((name) => name.slice(0, 120)))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { moved })
  })
  await page.goto(path, { waitUntil: 'load' })
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

for (const { path } of samples.filter(({ isPublic, locale }) => isPublic && locale === defaultLocale)) {
  for (const { viewport } of [phone, desktop]) {
    test(`nothing of ${path} moves while it arrives slowly, at ${viewport.width} px`, async ({
      page,
      expectProblems,
    }) => {
      // Fonts replace their fallbacks.
      const fonts = /\.woff2$/
      expectProblems(/\.woff2/)
      await page.route(fonts, (route) => route.abort())
      await page.setViewportSize(viewport)
      expect(await movedOnSlowNetwork(page, path)).toEqual([])
    })
  }
}

test('axe and the check of targets find what is too small', async ({ page }) => {
  const links = ['#a', '#b', '#c'].map((href) => `<a href="${href}" style="display: block; font: 8px sans-serif">a</a>`)
  await page.setContent(`<main>${links.join('')}</main>`)
  expect((await violations(page, 'main')).join()).toContain('target-size')
  expect(await page.evaluate(smallTargets)).toHaveLength(3)
})
