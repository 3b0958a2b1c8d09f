import type { Page } from '@playwright/test'
import { events, text } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import { chip, choose, days, during, inOrder, slugsWhere } from './programme.ts'

const numbers = (page: Page) => page.locator('[data-days] a')
const article = (page: Page, slug: string) => page.locator(`#${slug}`)
const on = (day: string) => slugsWhere(({ start }) => start.startsWith(day))
const last = days.at(-1)!

/** Expects the events of one day, and of no other. */
async function expectOnly(page: Page, day: string): Promise<void> {
  for (const { slug, start } of inOrder) {
    await expect(article(page, slug)).toBeVisible({ visible: start.startsWith(day) })
  }
  await expect(page.locator('[data-days] [aria-current]')).toHaveAttribute('href', `#day-${day}`)
}

for (const locale of locales) {
  const { path } = sample('home', locale)

  test(`a number leads to its day alone, and back from an event to the same day (${locale}) @phone`, async ({
    page,
  }) => {
    const release = await holdReact(page)
    await page.goto(path)
    await expectOnly(page, days[0]!)
    await numbers(page).last().click()
    await expectOnly(page, last)
    await expect(article(page, on(last)[0]!)).toBeInViewport()
    await expect(page).toHaveURL(`${path}#day-${last}`)
    release()
    await hydrated(page)
    await expectOnly(page, last)
    const [slug = ''] = on(last)
    const event = article(page, slug)
    await event.locator('summary').click()
    await event.locator(`a[href$="/${slug}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/${slug}$`))
    await page.goBack()
    await expectOnly(page, last)
    // A page that scrolls to its place moves the button between the press and the release of a click.
    await settled(page)

    await test.step('the filters are in a sheet, which says how many events it will show', async () => {
      await expect(chip(page, 'type', 'workshop')).toBeHidden()
      await page.getByRole('button', { name: text('home:programme.filter.open', locale) }).click()
      await chip(page, 'type', 'workshop').click()
      const shown = String(slugsWhere(({ type }) => type === 'workshop').length)
      const show = text('home:programme.filter.show', locale).replace('{{shown}}', shown)
      // The filters may be opened with the events below the screen.
      await page.evaluate(() => scrollTo(0, 0))
      const first = page.locator('#program article').filter({ visible: true }).first()
      await expect(first).not.toBeInViewport()
      await page.getByRole('button', { name: show }).click()
      await expect(chip(page, 'type', 'workshop')).toBeHidden()
      await expect(first).toBeInViewport()
      await expect(page).toHaveURL((url) => url.pathname === path && url.search === '?type=workshop')
      await expect(page.locator('[data-days] [aria-current] small')).toBeVisible()
    })
  })
}

for (const locale of locales) {
  test(`filters that leave nothing of the day show a day with an event, before and after React (${locale}) @phone`, async ({
    page,
  }) => {
    const only = inOrder.find(({ type }) => type === 'morningMeditation')!
    const expectIt = async () => {
      await expect(article(page, only.slug)).toBeVisible()
      const current = page.locator('[data-days] [aria-current]')
      await expect(current).toHaveAttribute('href', `#day-${only.start.slice(0, 10)}`)
    }
    const release = await holdReact(page)
    await page.goto(sample('home', locale).path)
    await numbers(page).last().click()
    await expect(article(page, only.slug)).toBeHidden()
    await choose(page, 'type', only.type)
    await expectIt()
    await page.reload()
    await expectIt()
    release()
    await hydrated(page)
    await expectIt()
  })
}

test('during the exhibition the day that is not over is shown, and print has all days @phone', async ({ page }) => {
  await page.clock.setFixedTime(during)
  await page.goto('/')
  await expectOnly(page, during.slice(0, 10))
  await page.emulateMedia({ media: 'print' })
  for (const { slug } of events) await expect(article(page, slug)).toBeVisible()
})

test('the anchor of an event, a day in the address and find-in-page show their day @phone', async ({ page }) => {
  const event = on(last)[0]!
  await page.goto(`/#${event}`)
  await expectOnly(page, last)
  await expect(article(page, event)).toBeInViewport()
  await page.goto(`/en?day=${last}`)
  await expectOnly(page, last)
  await numbers(page).first().click()
  await expectOnly(page, days[0]!)
  await expect(page).toHaveURL(`/en#day-${days[0]}`)
  // What a browser does before it shows what it has found.
  await article(page, event).evaluate((found) => found.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expectOnly(page, last)
})

test('an anchor below the programme leads there, also from another page, without scroll anchoring, which Safari lacks @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    // Nor does it leave out the layout of far parts (base.css).
    style.replaceSync('* { overflow-anchor: none !important; } :root { --far-visibility: visible; }')
    document.adoptedStyleSheets = [style]
  })
  const expectThere = () =>
    expect
      .poll(() => page.locator('#partners').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120)
  await page.goto('/?lang=cs#partners')
  await expectThere()
  await expect(page.locator('#partners')).toBeInViewport()

  await page.goto('/umelci')
  await hydrated(page)
  await page.evaluate(() => window.___navigate?.('/?lang=cs#partners'))
  await expect(page).toHaveURL(/#partners$/)
  await expect(page.locator('#partners')).toBeInViewport()
  await expectThere()
})
