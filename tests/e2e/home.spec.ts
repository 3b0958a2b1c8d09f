import { exhibition, plain, text } from './content.ts'
import { locales, sample } from './pages.ts'
import { inOrder } from './programme/programme.ts'
import { expect, test, waitForFonts } from './test.ts'

for (const locale of locales) {
  // The browser of these tests prefers Czech, so `/` is the Czech home.

  test(`the ${locale} home page on a small phone: its first screen shows what, when, where and the admission; its sections are in order, the details of an event open in place, and the keyboard scrolls the strip of studios @phone`, async ({
    page,
  }) => {
    await page.goto(sample('home', locale).path)
    await test.step('the first screen', async () => {
      const day = locale === 'cs' ? /^21\.–22\.\skvětna 2044$/ : /^21–22\sMay 2044$/
      const facts = [
        // The title is drawn in two halves.
        page.locator('h1 ~ div svg:visible').first(),
        page.locator('h1 ~ div svg:visible').last(),
        page.getByText(exhibition.subtitle[locale], { exact: true }),
        page.locator('main').getByText(day).first(),
        page
          .locator('main p')
          .filter({ hasText: /^(Přístavní sklad|Harbour Warehouse), / })
          .first(),
        page.getByText(plain(exhibition.admission[locale])).first(),
      ]
      for (const fact of facts) await expect.soft(fact).toBeInViewport({ ratio: 1 })
    })
    await test.step('eight sections are in order', async () => {
      await expect
        .soft(page.locator('main h1, main h2'))
        .toHaveText([
          exhibition.name[locale],
          ...(
            [
              'home:numbers.heading',
              'home:about.heading',
              'home:studios.heading',
              'home:artists.heading',
              'home:contact.heading',
              'home:programme.heading',
              'home:partners.heading',
            ] as const
          ).map((key) => text(key, locale)),
        ])
    })
    await test.step('the strip of studios', async () => {
      const strip = page.getByRole('list', { name: text('home:studios.strip', locale) })
      await page.locator('#studios').scrollIntoViewIfNeeded()
      const reached = async () => strip.evaluate((element) => element === document.activeElement)
      for (let presses = 0; presses < 30 && !(await reached()); presses++) await page.keyboard.press('Tab')
      await expect(strip).toBeFocused()
      expect(await strip.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    })
    await test.step('the details of an event', async () => {
      const [event] = inOrder
      const card = page.locator(`#${event!.slug}`)
      const description = plain(event!.description[locale]).slice(0, 30)
      await expect(card.getByText(description)).toBeHidden()
      await card.getByRole('heading').click()
      await expect(card.getByText(description)).toBeVisible()
    })
  })
}

test('the accents of the title do not touch the header; each number is flush with its label, all on one line, and one that leads to a page opens under the mouse and with the focus while nothing else moves @desktop', async ({
  page,
}) => {
  await page.goto('/?lang=cs')
  const link = page.getByRole('banner').getByRole('link').first()
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bottom = await link.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().bottom
    })
    // The box of a half begins above its accents.
    const { y: top } = (await page.locator('h1 ~ div svg[viewBox]:visible').first().boundingBox())!
    expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom)
  }

  await waitForFonts(page)
  // In Chromium of the tests no scrollbar takes room.
  for (const [width, scrollbar] of [360, 480, 640, 820, 1024, 1280, 1440].flatMap((each) => [
    [each, 0],
    [each, 15],
  ])) {
    await page.setViewportSize({ width: width!, height: 900 })
    await page.evaluate((room) => (document.body.style.paddingInlineEnd = `${room}px`), scrollbar!)
    const numbers = await page.locator('#numbers li').evaluateAll((items) =>
      items.map((item) => {
        const number = item.querySelector('strong')!
        const style = getComputedStyle(number)
        const canvas = document.createElement('canvas').getContext('2d')!
        canvas.font = `${style.fontWeight} 1000px ${style.fontFamily}` // large, because it is measured in whole pixels
        const { left, bottom } = number.getBoundingClientRect()
        const size = parseFloat(style.fontSize)
        const ink = left - (canvas.measureText(number.textContent!).actualBoundingBoxLeft * size) / 1000
        return { bottom, offset: Math.abs(ink - item.querySelector('span')!.getBoundingClientRect().left) / size }
      }),
    )
    expect(numbers.length).toBeGreaterThan(1)
    expect(new Set(numbers.map(({ bottom }) => bottom)).size).toBe(1)
    for (const { offset } of numbers) expect(offset).toBeLessThan(0.011)
  }
  await page.evaluate(() => document.body.removeAttribute('style'))

  const door = page.locator('#numbers a').first()
  const gap = () =>
    door.locator('strong').evaluate((number) => {
      const offset = (half: string) => parseFloat(getComputedStyle(number, half).translate) || 0
      return offset('::after') - offset('::before')
    })
  const boxes = () =>
    page.locator('#numbers :is(li, strong, span)').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  await door.scrollIntoViewIfNeeded()
  const before = await boxes()
  expect(await gap()).toBe(0)
  await door.hover()
  await expect.poll(gap).toBeGreaterThan(10)
  expect(await boxes()).toEqual(before)
  await page.mouse.move(0, 0)
  await expect.poll(gap).toBe(0)
  await page.keyboard.press('Tab')
  await door.focus()
  await expect.poll(gap).toBeGreaterThan(10)
})
