import type { Page } from '@playwright/test'
import { text } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { countDocuments, expect, holdReact, hydrated, settled, test } from '../test.ts'
import { countOf, field, order, pathsOf, reset, shownPaths, status, wallPath, works } from './wall.ts'
import { withoutReact } from './works.ts'

const ofArtist = (name: string) => works.filter(({ artist }) => artist === name)
const swiatek = ofArtist('Łukasz Świątek')
const chladova = ofArtist('Chiara Chladová')
const from2022 = works.filter(({ yearFrom, year }) => year === 2022 || yearFrom === 2022)

for (const locale of locales) {
  const other = locale === 'cs' ? 'en' : 'cs'
  const expectAll = async (page: Page) => {
    await expect.poll(() => shownPaths(page)).toEqual(pathsOf(works, locale))
    await expect(status(page)).toHaveText(countOf(works.length, locale))
    await expect(page).toHaveURL(wallPath[locale])
  }

  test(`the search finds works by artist, title and medium, counts them and is in the address (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await test.step('an address with a query shows its works, and without it all are shown', async () => {
      await page.goto(`${wallPath[locale]}?q=swiatek`)
      expect(await shownPaths(page)).toEqual(pathsOf(swiatek, locale))
      await field(page).fill('')
      await expectAll(page)
    })
    await test.step('an artist is found without accents, and several words find what has all of them', async () => {
      await field(page).fill('SWIAT')
      await expect.poll(() => shownPaths(page)).toEqual(pathsOf(swiatek, locale))
      await expect(status(page)).toHaveText(countOf(swiatek.length, locale))
      await expect(page).toHaveURL(`${wallPath[locale]}?q=SWIAT`)
      await field(page).fill('chladova 2022')
      const both = chladova.filter((work) => from2022.includes(work))
      expect(both.length).toBeGreaterThan(0)
      await expect.poll(() => shownPaths(page)).toEqual(pathsOf(both, locale))
    })
    await test.step('each work is found by its title, and its medium finds it among others', async () => {
      for (const work of works) {
        await field(page).fill(`${work.title[locale]} ${work.artist}`)
        expect(await shownPaths(page), work.slug).toEqual([work.paths[locale]])
        await field(page).fill(work.medium[locale])
        const ofMedium = works.filter(({ medium }) => medium[locale] === work.medium[locale])
        expect(await shownPaths(page), work.slug).toEqual(pathsOf(ofMedium, locale))
      }
    })
    await test.step('if no work matches, the wall says so and offers all works', async () => {
      await field(page).fill('zzz')
      expect(await shownPaths(page)).toEqual([])
      await expect(status(page)).toHaveText(text('works:search.nothing', locale))
      await reset(page, locale).click()
      await expectAll(page)
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await expect(reset(page, locale)).toBeHidden()
    })
    await test.step('hydration and the language switch keep the query', async () => {
      await field(page).fill('swiatek')
      await expect(page).toHaveURL(`${wallPath[locale]}?q=swiatek`)
      await hydrated(page)
      expect(await shownPaths(page)).toEqual(pathsOf(swiatek, locale))
      await page.locator(`a[data-language="${other}"]`).last().click()
      await expect(page).toHaveURL(`${wallPath[other]}?q=swiatek`)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect.poll(() => shownPaths(page)).toEqual(pathsOf(swiatek, other))
      await expect(field(page)).toHaveValue('swiatek')
    })
  })
}

for (const isHydrated of [true, false]) {
  test(`going back from a work returns to the query, the order and the place on the wall ${isHydrated ? 'with' : 'before'} React ${isHydrated ? '@phone' : '@desktop'}`, async ({
    page,
  }) => {
    if (!isHydrated) await withoutReact(page)
    await page.goto('/dila')
    if (isHydrated) await hydrated(page)
    // A low viewport, so that the page scrolls far.
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 })
    const documents = countDocuments(page)
    await field(page).fill('202')
    await field(page).fill('cm')
    await order(page, 'size').check({ force: true })
    await expect(page).toHaveURL('/dila?q=cm&order=size')
    const before = await shownPaths(page)
    expect(before.length).toBeLessThan(works.length)
    const link = page.locator(`main a[href="${before.at(-2)}"]`)
    await link.scrollIntoViewIfNeeded()
    await settled(page)
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(100)
    await link.click()
    await expect(page).toHaveURL(before.at(-2)!)
    await expect(field(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/dila?q=cm&order=size')
    await expect(field(page)).toHaveValue('cm')
    await expect(order(page, 'size')).toBeChecked()
    if (isHydrated) {
      await expect.poll(() => shownPaths(page)).toEqual(before)
      expect(documents()).toBe(0)
    }
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(20)
  })
}

test('a query from before hydration is kept, also one whose address is not written yet @phone', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/dila', { waitUntil: 'commit' })
  await field(page).fill('ostruz')
  await field(page).fill('swiatek')
  await expect.poll(() => shownPaths(page)).toEqual(pathsOf(swiatek))
  release()
  await hydrated(page)
  await settled(page)
  await expect(field(page)).toHaveValue('swiatek')
  expect(await shownPaths(page)).toEqual(pathsOf(swiatek))
  await expect(page).toHaveURL('/dila?q=swiatek')
  await expect(status(page)).toHaveText(countOf(swiatek.length))
})

test('the search works after client-side navigation, adds no history entry and keeps other parameters @desktop', async ({
  page,
}) => {
  await page.goto('/umelci?from=newsletter')
  await hydrated(page)
  const documents = countDocuments(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('common:menu.works', 'cs') })
    .click()
  await expect(page).toHaveURL('/dila')
  await page.evaluate(() => history.replaceState(history.state, '', '/dila?from=newsletter'))
  const length = await page.evaluate(() => history.length)
  await field(page).fill('chladova')
  await expect(page).toHaveURL('/dila?from=newsletter&q=chladova')
  expect(await shownPaths(page)).toEqual(pathsOf(chladova))
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(documents()).toBe(0)
})
