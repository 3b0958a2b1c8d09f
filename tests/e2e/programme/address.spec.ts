import { isPartOfHome } from '../../../src/model/home-anchors.ts'
import { events } from '../content.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import { choose, inOrder, slugsWhere } from './programme.ts'

test('a link to a former slug opens the event, even if a filter would hide it @desktop', async ({ page }) => {
  const { slug, formerSlugs, type } = events.find((event) => event.formerSlugs)!
  const other = events.find((event) => event.type !== type)!
  await page.goto(`/en?type=${other.type}#${formerSlugs![0]}`)
  await hydrated(page)
  await expect(page.locator(`#${slug} details`)).toHaveAttribute('open', '')
  await expect(page.locator(`#${slug} h4`)).toBeInViewport()
  await expect(page).toHaveURL(`/en#${formerSlugs![0]}`)
})

for (const react of ['before', 'with']) {
  test(`the address of an event opens its details, on load and when it is followed, ${react} React @phone`, async ({
    page,
  }) => {
    const event = inOrder.find(({ type }) => type === 'panelDiscussion')!
    const release = await holdReact(page)
    if (react === 'with') release()
    await page.goto(`/en#${event.slug}`, { waitUntil: 'commit' })
    const opened = async (slug: string) => {
      await expect(page.locator(`#${slug} details`)).toHaveAttribute('open')
      await expect(page.locator(`#${slug}`)).toBeInViewport()
    }
    const follow = (slug: string) => page.evaluate((slug) => (location.hash = slug), slug)
    await opened(event.slug)
    if (react === 'with') await hydrated(page)
    await opened(event.slug)
    await follow(inOrder.at(-1)!.slug)
    await opened(inOrder.at(-1)!.slug)
    release()
    if (react === 'before') return

    await test.step('the heading of the day does not cover it', async () => {
      const [, , slug = ''] = slugsWhere(({ start }) => start.startsWith('2044-05-21'))
      await follow(slug)
      const isUncovered = () =>
        page.locator(`#${slug} h4`).evaluate((title) => {
          const { left, top } = title.getBoundingClientRect()
          return document.elementFromPoint(left + 2, top + 2) === title
        })
      await expect.poll(isUncovered).toBe(true)
    })
    await test.step('it is a unique id on the page', async () => {
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
      const slugs = events.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs])
      // An underscore cannot be part of a slug. Gatsby's own elements are there with React only.
      const others = ids.filter((id) => !slugs.includes(id) && !id.includes('_') && !id.startsWith('gatsby-'))
      expect(others.filter((id) => !isPartOfHome(id))).toEqual([])
      expect(slugs.filter((slug) => ids.filter((id) => id === slug).length !== 1)).toEqual([])
    })
    await test.step('it is removed when a filter hides the event', async () => {
      await follow(event.slug)
      // A page that scrolls to its place moves the button between the press and the release of a click.
      await settled(page)
      await choose(page, 'type', 'workshop')
      await expect(page).toHaveURL('/en?type=workshop')
    })
  })
}
