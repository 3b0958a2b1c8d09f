import type { Locator } from '@playwright/test'
import { artists, events, exhibition, plain, text } from './content.ts'
import { sample } from './pages.ts'
import { expect, test } from './test.ts'

const floors = exhibition.floors!
const drawn = floors.find(({ plan }) => plan)!
const [room = ''] = drawn.rooms
const hung = artists
  .flatMap((artist) => artist.works.map((work) => ({ artist, work })))
  .find(({ work }) => work.room === room)!
const held = events.find((event) => event.place === room && !event.cancelled)!

const locale = 'cs'

/** One of the two is wider, by its lines. */
async function middleOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test('from a work to its room on the plan, which is drawn in the colour of the text, and back to the work and on to an event @phone', async ({
  page,
}) => {
  await page.goto(`/umelec-${hung.artist.slug}/${hung.work.slug}`)
  const work = page.url()
  await page.getByRole('link', { name: `(${text('common:map.plan', locale)})` }).click()
  await expect(page).toHaveURL(`${sample('rooms', locale).path}#${room}`)
  const section = page.locator(`#${room}`)
  await expect(section).toBeInViewport()
  await test.step('the plan in the section marks the room', async () => {
    const [shape, drawing] = await section.locator('svg use').all()
    expect((await shape!.boundingBox())!.width).toBeGreaterThan(20)
    expect((await shape!.boundingBox())!.width).toBeLessThan((await drawing!.boundingBox())!.width)
  })
  await test.step('what marks a room is where it is drawn, wherever the viewBox begins', async () => {
    const [link] = await page.locator(`svg a[href="#${room}"] use`).all()
    const drawn = page.locator(`svg path[id$="-${room}"]`)
    const [marked, shape] = await Promise.all([link!, drawn].map(middleOf))
    expect(marked!.x).toBeCloseTo(shape!.x, 0)
    expect(marked!.y).toBeCloseTo(shape!.y, 0)
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  const colours = await page
    .locator('svg g[id] path')
    .first()
    .evaluate((path) => [getComputedStyle(path).stroke, getComputedStyle(document.body).color])
  expect(colours[0]).toBe(colours[1])
  await expect(section.getByRole('link', { name: plain(held.title[locale]) })).toBeVisible()
  await section.getByRole('link', { name: plain(hung.work.title[locale]) }).click()
  await expect(page).toHaveURL(work)
})
