import { isPartOfHome } from '../../../src/model/home-anchors.ts'
import { events } from '../content.ts'
import { expect, holdReact, hydrated, test } from '../test.ts'
import { choose, inOrder, slugsWhere } from './programme.ts'

test('on a phone the heading of the day does not cover the event in the address @phone', async ({ page }) => {
  const [, , slug] = slugsWhere(({ start }) => start.startsWith('2044-05-21'))
  await page.goto(`/en#${slug}`)
  await hydrated(page)
  const isUncovered = () =>
    page.locator(`#${slug} h4`).evaluate((title) => {
      const { left, top } = title.getBoundingClientRect()
      return document.elementFromPoint(left + 2, top + 2) === title
    })
  await expect.poll(isUncovered).toBe(true)
})

test('a link to a former slug opens the event, even if a filter would hide it @desktop', async ({ page }) => {
  const { slug, formerSlugs, type } = events.find((event) => event.formerSlugs)!
  const other = events.find((event) => event.type !== type)!
  await page.goto(`/en?type=${other.type}#${formerSlugs![0]}`)
  await hydrated(page)
  await expect(page.locator(`#${slug} details`)).toHaveAttribute('open', '')
  await expect(page.locator(`#${slug} h4`)).toBeInViewport()
  await expect(page).toHaveURL(`/en#${formerSlugs![0]}`)
})

test.describe('the address of an event @phone', () => {
  const event = inOrder.find(({ type }) => type === 'panelDiscussion')!

  for (const react of ['before', 'with']) {
    test(`opens its details, on load and when it is followed, ${react} React`, async ({ page }) => {
      const release = await holdReact(page)
      if (react === 'with') release()
      await page.goto(`/en#${event.slug}`, { waitUntil: 'commit' })
      const opened = async (slug: string) => {
        await expect(page.locator(`#${slug} details`)).toHaveAttribute('open')
        await expect(page.locator(`#${slug}`)).toBeInViewport()
      }
      await opened(event.slug)
      if (react === 'with') await hydrated(page)
      await opened(event.slug)

      const other = inOrder.at(-1)!
      await page.evaluate((slug) => (location.hash = slug), other.slug)
      await opened(other.slug)
      release()
    })
  }

  test('is removed when a filter hides the event', async ({ page }) => {
    await page.goto(`/en#${event.slug}`)
    await choose(page, 'type', 'workshop')
    await expect(page).toHaveURL('/en?type=workshop')
  })

  test('is a unique id on the page', async ({ page }) => {
    await page.goto('/')
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    const slugs = events.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs])
    // An underscore cannot be part of a slug.
    const others = ids.filter((id) => !slugs.includes(id) && !id.includes('_'))
    expect(others.filter((id) => !isPartOfHome(id))).toEqual([])
    expect(slugs.filter((slug) => ids.filter((id) => id === slug).length !== 1)).toEqual([])
  })
})

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the event in the address is marked', async ({ page }) => {
    const [event] = inOrder
    await page.goto(`/en#${event!.slug}`)
    const border = (slug: string) =>
      page.locator(`#${slug}`).evaluate((element) => getComputedStyle(element).borderBlockEndWidth)
    expect(await border(event!.slug)).toBe('3px')
    expect(await border(inOrder[1]!.slug)).toBe('1px')
  })
})
