import { defaultLocale } from '../content.ts'
import { samples } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'

const sizes = {
  'a phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  'a desktop': { viewport: { width: 1440, height: 900 } },
}

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

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`on ${size}`, () => {
    test.use(use)
    for (const { kind, path } of samples.filter(({ isPublic, locale }) => isPublic && locale === defaultLocale)) {
      test(`Back leads to where the ${kind} page was left, with what was open, again and also if it was scrolled before React`, async ({
        page,
      }) => {
        const release = await holdReact(page)
        await page.goto(path)
        await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
        release()
        await hydrated(page)
        // What is far from the screen has an estimated height until it is laid out, and that moves the place.
        await page.waitForFunction(() => document.documentElement.hasAttribute('data-whole'))
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
      })
    }
  })
}
