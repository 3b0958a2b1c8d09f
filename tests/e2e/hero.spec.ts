import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { artists, exhibition, plain, text } from './content.ts'
import { during } from './programme/programme.ts'
import { expect, holdReact, hydrated, test, waitForFonts } from './test.ts'

/** The works in the title, in the order of the visits that show them: a portrait, a panorama, a square. */
const works = exhibition.hero!.map(({ artist: slug, work }) => {
  const artist = artists.find((each) => each.slug === slug)!
  const shown = artist.works.find((each) => each.slug === work) ?? artist.works[0]!
  return { ...shown, artist, path: `/umelec-${slug}/${shown.slug}` }
})

const hero = (page: Page) => page.locator('main > div').first()
const halves = (page: Page) => hero(page).locator('svg[viewBox]:visible')
const picture = (page: Page) => hero(page).locator('figure img:visible')

/** The name of a file of the work's picture, in an address. */
const fileOf = ({ slug }: { slug: string }) => new RegExp(`/${slug}-[0-9a-f]{8}-`)

/** Opens the home page as a visit that shows this work. */
async function open(page: Page, { work = 0, path = '/?lang=cs' } = {}): Promise<void> {
  await page.addInitScript((index) => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (arrival?.type !== 'reload') sessionStorage.setItem('hero', String(index))
  }, work)
  await page.goto(path)
  await waitForFonts(page)
}

/** Clicks in the middle: the link of the caption is above the picture. */
async function tap(part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!
  await part.page().mouse.click(x + width / 2, y + height / 2)
}

/** Moves a finger over the middle of a part. @param by how far, in pixels */
async function swipe(part: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!
  const session = await part.page().context().newCDPSession(part.page())
  const at = (share: number) => [{ x: x + width / 2 + share * by, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(-0.5) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.5) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The box of the letters of a half, in CSS pixels. */
async function inkOf(page: Page, half: 'first' | 'last') {
  const { x, y, width, height } = (await halves(page)[half]().boundingBox())!
  const around = 12
  const clip = { x: Math.max(x - around, 0), y: y - 4, width: width + 2 * around, height: height + 8 }
  const image = sharp(await page.screenshot({ clip, scale: 'css' })).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((index) => data[index]! < 128)
  const columns = dark.map((index) => index % info.width)
  return {
    left: clip.x + columns.reduce((least, column) => Math.min(least, column), Infinity),
    right: clip.x + columns.reduce((most, column) => Math.max(most, column), 0) + 1,
    bottom: clip.y + Math.floor(dark.at(-1)! / info.width) + 1,
  }
}

/** Expects that the letters of the title begin and end at the margins, in windows of every size. */
async function expectMargins(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [700, 900],
    [820, 1180],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const margin = await hero(page).evaluate((element) => parseFloat(getComputedStyle(element).paddingInlineStart))
      expect(Math.abs((await inkOf(page, 'first')).left - margin)).toBeLessThanOrEqual(2)
      expect(Math.abs((await inkOf(page, 'last')).right - (width - margin))).toBeLessThanOrEqual(2)
    })
  }
}

test('the letters of the title begin and end at the margins, and take their new widths within 600 ms, at once with reduced motion @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const durations: unknown[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, frames, options) {
      durations.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, options)
    }
    Object.assign(window, { durations })
  })
  const movements = () => page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0))
  await open(page)
  await expectMargins(page)
  await movements()
  for (const [work, reducedMotion] of [
    [1, 'no-preference'],
    [2, 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await tap(halves(page).first())
    await expect(picture(page)).toHaveAttribute('src', fileOf(works[work]!))
    const durations = await movements()
    if (reducedMotion === 'reduce') expect(durations).toEqual([])
    else expect(durations.filter((each) => each >= 400 && each <= 600).length).toBeGreaterThanOrEqual(5)
  }
})

test('in another language, too, the letters of the title begin and end at the margins; the picture is between the halves, on their baseline; the letters are wider the narrower it is; no line of the facts ends within a word with a hyphen @desktop', async ({
  page,
}) => {
  // “Six” ends with an x, which ends at the baseline.
  await open(page, { path: '/en' })
  await expectMargins(page)
  const stretches: number[] = []
  for (const work of works.keys()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (work > 0) await tap(halves(page).first())
    await expect(picture(page)).toHaveAttribute('src', fileOf(works[work]!))
    await expect.poll(() => hero(page).evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
    stretches.push(
      await halves(page)
        .first()
        .locator('text')
        .evaluate((text) => parseFloat(getComputedStyle(text).fontStretch)),
    )
    for (const width of [700, 820, 1440]) {
      await test.step(`${works[work]!.slug} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const [image, first, last] = await Promise.all([
          picture(page).boundingBox(),
          inkOf(page, 'first'),
          inkOf(page, 'last'),
        ])
        expect(Math.abs(image!.y + image!.height - last.bottom)).toBeLessThanOrEqual(2)
        expect(image!.x).toBeGreaterThan(first.right + 4)
        expect(image!.x + image!.width).toBeLessThan(last.left - 4)
        const caption = (await hero(page).locator('figcaption a:visible').boundingBox())!
        expect(caption.y).toBeGreaterThanOrEqual(image!.y + image!.height)
      })
    }
  }
  const [portrait, panorama, square] = stretches as [number, number, number]
  expect(square).toBeGreaterThan(panorama)
  expect(portrait).toBeGreaterThan(square)

  await page.setViewportSize({ width: 360, height: 640 })
  const facts = page.getByText(exhibition.subtitle.en, { exact: true })
  await expect(facts).toContainText('two-day')
  const spacing = hero(page).locator('time').first()
  expect(await spacing.evaluate((time) => parseFloat(getComputedStyle(time).wordSpacing))).toBeGreaterThan(0)
  const heights = await facts.evaluate((element) => {
    const word = element.querySelector('span')!
    return Array.from({ length: 120 }, (_, index) => {
      element.style.width = `${60 + index}px`
      return word.getBoundingClientRect().height
    })
  })
  expect(new Set(heights).size).toBe(1)
})

for (const [when, time] of [
  ['before', '2044-05-10T12:00:00+03:00'],
  ['during', during],
] as const) {
  test(`${when} the exhibition the whole title is on the screen of a small phone, whichever work it shows @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.clock.setFixedTime(time)
    await open(page)
    for (const work of works) {
      await expect(picture(page)).toHaveAttribute('src', fileOf(work))
      const { y, height } = (await halves(page).last().boundingBox())!
      expect(y + height, work.slug).toBeLessThanOrEqual(640)
      await page.keyboard.press('ArrowRight')
    }
  })
}

/** @returns what has moved since the page was opened, and by how much */
const shifts = () =>
  new Promise<string[]>((resolve) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const described = (entries: PerformanceEntry[]) =>
      (entries as Shift[]).map(
        ({ value, sources }) => `${value}: ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 200))}`,
      )
    // Without any shift the observer is not called.
    const observer = new PerformanceObserver((list) => resolve(described(list.getEntries())))
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(described(observer.takeRecords()))))
  })

test('each visit shows another work, requests its picture alone, before the page has been parsed and with high priority, and moves nothing', async ({
  context,
  expectProblems,
}) => {
  // Where Arial is missing, lines of text move when a font replaces its fallback, so the fonts of lines do not come.
  const fontsOfLines = /\/(text|title)-[0-9a-f]+\.woff2/
  expectProblems(fontsOfLines)
  await context.route(fontsOfLines, (route) => route.abort())
  const isPhone = test.info().project.name === 'phone'
  for (const work of isPhone ? [...works, works[0]!] : works.slice(0, 2)) {
    const visit = await context.newPage()
    const session = await context.newCDPSession(visit)
    const priorities = new Map<string, string>()
    await session.send('Network.enable')
    session.on('Network.requestWillBeSent', ({ request }) => void priorities.set(request.url, request.initialPriority))
    const requested: string[] = []
    visit.on('request', (request) => requested.push(request.url()))
    await visit.goto('/?lang=cs', { waitUntil: 'load' })
    await expect(picture(visit)).toHaveAttribute('src', fileOf(work))
    await expect(hero(visit).getByRole('link').first()).toHaveAttribute('href', work.path)
    await expect.poll(() => picture(visit).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const pictures = works.filter(({ slug }) => requested.some((url) => fileOf({ slug }).test(url)))
    expect(pictures.map(({ slug }) => slug)).toEqual([work.slug])
    expect(requested.filter((url) => fileOf(work).test(url))).toHaveLength(1)
    expect(await visit.evaluate(shifts)).toEqual([])
    const { url, isEarly } = await visit.evaluate((slug) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const found = resources.find(({ name }) => name.includes(`/${slug}-`))!
      return { url: found.name, isEarly: found.startTime < navigation!.domInteractive }
    }, work.slug)
    expect(isEarly).toBe(true)
    expect(priorities.get(url)).toBe('High')
    await visit.close()
  }
})

for (const [react, size] of [
  ['without', '@phone'],
  ['with', '@desktop'],
]) {
  test(`a click, ${size === '@phone' ? 'a swipe' : 'the button'} and an arrow key show the next work, and its caption leads to it, ${react} React ${size}`, async ({
    page,
  }) => {
    if (react === 'without') await holdReact(page)
    await open(page)
    if (react === 'with') await hydrated(page)
    const shows = async (index: number) => {
      await expect(picture(page)).toHaveAttribute('src', fileOf(works[index]!))
      const name = new RegExp(`^${works[index]!.artist.name}, ${plain(works[index]!.title.cs)}`)
      await expect(hero(page).locator('figure').getByRole('link')).toHaveCount(1)
      await expect(hero(page).locator('figure').getByRole('link', { name })).toHaveAttribute('href', works[index]!.path)
    }
    await shows(0)
    await tap(picture(page))
    await shows(1)
    await tap(halves(page).first())
    await shows(2)
    await page.keyboard.press('ArrowRight')
    await shows(0)
    await page.keyboard.press('ArrowLeft')
    await shows(2)
    const next = hero(page).getByRole('button', { name: text('home:hero.next', 'cs') })
    if (page.viewportSize()!.width >= 700) {
      await next.press('Enter')
      await shows(0)
      await expect(next).toBeFocused()
      await next.press('ArrowLeft')
      await shows(2)
    } else {
      await expect(next).toBeHidden()
    }
    if (size === '@phone') {
      await swipe(picture(page), -120)
      await shows(0)
      await swipe(picture(page), 120)
      await shows(2)
    }
    await test.step('the picture opens from its middle', async () => {
      await page.keyboard.press('ArrowRight')
      const clipped = await page.evaluate(async () => {
        const find = () =>
          document.getAnimations().find((each) => (each.effect as KeyframeEffect).getKeyframes()[0]?.clipPath)
        while (!find()) await new Promise(requestAnimationFrame)
        return getComputedStyle((find()!.effect as KeyframeEffect).target!).display
      })
      expect(clipped).toBe('block')
      await page.keyboard.press('ArrowLeft')
      await shows(2)
    })
    await page.reload()
    await shows(2)
    await hero(page).locator('figcaption a:visible').click()
    await expect(page).toHaveURL(works[2]!.path)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the title has its first work, and the whole picture is the link to its page @phone', async ({ page }) => {
    await page.goto('/?lang=cs')
    await expect(picture(page)).toHaveAttribute('src', fileOf(works[0]!))
    await expect.poll(async () => (await picture(page).boundingBox())?.height).toBeGreaterThan(100)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const corners = [
      [x + 4, y + 4],
      [x + width - 4, y + height - 4],
    ] as const
    for (const [left, top] of corners) {
      const link = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
        [left, top] as const,
      )
      expect(link).toBe(works[0]!.path)
    }
    await page.mouse.click(...corners[1])
    await expect(page).toHaveURL(works[0]!.path)
  })
})
