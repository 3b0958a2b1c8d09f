import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contentFolder } from '../../src/model/content-folder.ts'
import type { Partner } from '../../src/model/partner.ts'
import { partners } from './content.ts'
import { expect, hydrated, settled, test } from './test.ts'

const shares = { organizer: 1, partner: 0.66, gallery: 0.44 } as const

const folder = path.join(contentFolder(), 'partners')

/** The share of a logo's box that is ink. The logos of the tests' exhibition are black and have no margins. */
async function coverage({ logo }: Partner): Promise<number> {
  const { data } = await sharp(path.join(folder, logo), { density: 40 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let ink = 0
  for (let index = 3; index < data.length; index += 4) ink += data[index]! / 255
  return ink / (data.length / 4)
}

const image = (page: Page, { name }: Partner) => page.locator('#partners').getByRole('img', { name, exact: true })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Opens the home page and waits until all logos are drawn and nothing moves. */
async function showAll(page: Page): Promise<void> {
  await page.goto('/')
  await hydrated(page)
  await page.locator('#partners').scrollIntoViewIfNeeded()
  await page.locator('#partners img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((each) => {
        each.loading = 'eager'
        return each.decode()
      }),
    ),
  )
  await settled(page)
}

test('the logos look equally large in their group, keep their ratio, are large enough targets, and stand out from the page in light and dark colours @desktop', async ({
  page,
}) => {
  await showAll(page)
  for (const width of [320, 360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    await test.step(`at ${width} pixels the logos of a group look equally large, and the groups are 1 : 0.66 : 0.44`, async () => {
      const areas: number[] = []
      for (const partner of partners) {
        const box = (await image(page, partner).boundingBox())!
        areas.push((box.width * box.height * Math.sqrt(await coverage(partner))) / shares[partner.group])
      }
      const usual = median(areas)
      for (const area of areas) {
        // Very wide and very tall logos are a little smaller; none is larger than the others.
        expect(area / usual).toBeGreaterThan(0.8)
        expect(area / usual).toBeLessThan(1.08)
      }
    })
    await test.step(`at ${width} pixels each logo keeps its ratio and its column, and is a large enough target`, async () => {
      for (const partner of partners) {
        const shown = await image(page, partner).evaluate((element: HTMLImageElement) => {
          const [logo, link, item] = [element, element.closest('a')!, element.closest('li')!].map((each) =>
            each.getBoundingClientRect(),
          )
          return {
            distortion: logo!.width / logo!.height / (element.naturalWidth / element.naturalHeight),
            beyond: logo!.right - item!.right,
            target: Math.min(link!.width, link!.height),
          }
        })
        expect(Math.abs(shown.distortion - 1), partner.name).toBeLessThan(0.03)
        expect(shown.beyond, partner.name).toBeLessThanOrEqual(0.5)
        expect(shown.target, partner.name).toBeGreaterThanOrEqual(44)
      }
    })
  }

  await test.step('where artists are named below logos, the logos of a row end at one height, and the names begin there', async () => {
    const items = await page.locator('#partners ul:has(ul) > li').evaluateAll((items) =>
      items.map((item) => ({
        row: Math.round(item.getBoundingClientRect().top),
        end: Math.round(item.querySelector('a')!.getBoundingClientRect().bottom),
        names: Math.round((item.querySelector('ul') ?? item.querySelector('a')!).getBoundingClientRect().top),
        hasNames: item.querySelector('ul') !== null,
      })),
    )
    for (const { row, end, names, hasNames } of items) {
      expect(items.find((first) => first.row === row)!.end).toBe(end)
      if (hasNames) expect(names).toBe(end)
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const isMarked = (value: number) => (colorScheme === 'light' ? value < 90 : value > 170)
    for (const partner of partners) {
      // A picture that is decoded may be painted some frames later.
      const marked = async () => {
        const pixels = await sharp(await image(page, partner).screenshot())
          .greyscale()
          .raw()
          .toBuffer()
        return pixels.filter(isMarked).length / pixels.length
      }
      await expect.poll(marked, `${partner.name}, ${colorScheme}`).toBeGreaterThan(0.05)
    }
  }
})
