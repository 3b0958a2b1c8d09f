import { events, exhibition, plain, text } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { days } from './programme.ts'

test('the days are in two columns, on a phone in one and one by one, and one to ten fill the width @desktop', async ({
  page,
}) => {
  const sections = page.locator('#program section')
  const boxes = () => sections.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  const size = page.viewportSize()!
  await page.goto('/en?type=morningMeditation')

  await test.step('a day without matching events has a dash, the others have nothing after their events', async () => {
    const heights = await page.locator('#program ol').evaluateAll((lists) =>
      lists.map((list) => {
        const items = [...list.children].reduce((sum, item) => sum + item.getBoundingClientRect().height, 0)
        return Math.round(list.getBoundingClientRect().height - items)
      }),
    )
    const isEmpty = (day: string) =>
      !events.some(({ start, type }) => start.startsWith(day) && type === 'morningMeditation')
    expect(heights.map((height) => height > 10)).toEqual(days.map(isEmpty))
    await page.getByRole('button', { name: text('home:programme.filter.reset', 'en') }).click()
  })
  for (const [width, columns] of [
    [1440, 2],
    [820, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = (await boxes()).map(({ left }) => Math.round(left))
    expect(lefts).toHaveLength(days.length)
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
  await test.step('all days are shown again after the window was narrow', async () => {
    const numbers = page.locator('[data-days] a').first()
    const others = events.filter(({ start }) => !start.startsWith(days[0]!))
    await expect(numbers).toBeVisible()
    for (const { slug } of others) await expect(page.locator(`#${slug}`)).toBeHidden()
    await page.setViewportSize(size)
    for (const { slug } of events) await expect(page.locator(`#${slug}`)).toBeVisible()
    await expect(numbers).toBeHidden()
  })
  await hydrated(page)
  for (let count = 1; count <= 10; count++) {
    await test.step(`a programme of ${count} days fills the width at 1440 pixels`, async () => {
      await page.evaluate((count) => {
        const days = document.querySelector('#program section')!.parentElement!
        while (days.children.length < count) days.append(days.firstElementChild!.cloneNode(true))
        while (days.children.length > count) days.lastElementChild!.remove()
      }, count)
      const all = await boxes()
      const right = await page.locator('#program').evaluate((section) => section.getBoundingClientRect().right)
      const firstRow = all.filter(({ top }) => top === all[0]!.top)
      expect(firstRow).toHaveLength(Math.min(count, 4))
      expect(Math.abs(firstRow.at(-1)!.right - right)).toBeLessThan(2)
    })
  }
})

test('on a phone the days stay in the viewport while the events of one scroll @phone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const day = page.locator('#day-2044-05-21')
  await day.getByRole('article').nth(6).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-days]')).toBeInViewport({ ratio: 1 })
})

for (const locale of locales) {
  const { path } = sample('home', locale)

  test(`the ${locale} programme prints on two pages at most, and nothing else of the page @desktop`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.locator('#program summary').first().click()
    await page.emulateMedia({ media: 'print' })
    const visible = await page.evaluate(() => {
      const words: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement!
        if (element.checkVisibility() && walker.currentNode.textContent?.trim())
          words.push(walker.currentNode.textContent)
      }
      return words.join(' ').replace(/\s+/g, ' ')
    })
    const { startDate, endDate } = exhibition
    for (const fact of [startDate, endDate]) expect(visible).toContain(String(Number(fact.slice(8))))
    expect(visible.startsWith(plain(exhibition.name[locale]))).toBe(true)
    expect(visible).toContain('2044')
    expect(visible).toContain('Satamakatu 6')
    for (const { opens, closes } of exhibition.openingHours) expect(visible).toContain(`${opens}–${closes}`)
    for (const { title } of events) expect(visible).toContain(plain(title[locale]))
    for (const heading of ['about', 'studios', 'contact', 'partners']) {
      await expect(page.locator(`#${heading}-heading`)).toBeHidden()
    }
    await expect(page.locator('header, footer')).not.toHaveCount(0)
    for (const part of await page.locator('header, footer, form fieldset, summary ~ *').all())
      await expect(part).toBeHidden()
    await expect(page.locator('#program').getByRole('status')).toBeHidden()

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0)
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  })
}
