import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from '@playwright/test'
import { artists, exhibition, text } from './content.ts'
import { type Kind, locales, sample, samples } from './pages.ts'
import { countDocuments, expect, hydrated, inItsType, settled, takenOver, test } from './test.ts'

const kB = 1000

/** One page of each kind: its scripts are the same in every language. */
const czech = samples.filter(({ locale }) => locale === 'cs')
const isScript = (url: string) => /\.js$/.test(new URL(url).pathname)

/** The scripts that a page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.push(request.url())
  })
  return scripts
}

/** A page that has loaded, and whose clock stands still: nothing comes by itself. */
async function openAtRest(page: Page, path: string): Promise<string[]> {
  const scripts = scriptsOf(page)
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  return scripts
}

/** Holds the application back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

for (const { path } of czech) {
  test(`${path} asks for no script before it has loaded, and is taken over by itself afterwards @desktop`, async ({
    page,
  }) => {
    await page.goto(path)
    await takenOver(page)
    const sinceLoad = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
      return scripts.map(({ startTime }) => startTime - loadEventStart)
    })
    expect(sinceLoad.length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...sinceLoad)).toBeGreaterThanOrEqual(0)
  })
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  'the mouse is moved': (page) => page.mouse.move(100, 200, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Shift'),
  'the screen is touched': (page) => page.locator('body').dispatchEvent('touchstart'),
}
for (const [sign, show] of Object.entries(signs)) {
  test(`React comes as soon as ${sign} @desktop`, async ({ page }) => {
    const scripts = await openAtRest(page, '/umelci')
    expect(scripts).toEqual([])
    await show(page)
    await expect.poll(() => scripts.filter((url) => /\/app-/.test(url)).length).toBe(1)
    await show(page)
    expect(scripts.filter((url) => /\/app-/.test(url))).toHaveLength(1)
  })
}

test('a pointer that rests where the page came under it is no sign of interest @desktop', async ({ page }) => {
  const scripts = await openAtRest(page, '/umelci')
  const rest = () => document.dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }))
  await page.evaluate(rest)
  await page.evaluate(rest)
  await expect(page.locator('script[src]')).toHaveCount(0)
  expect(scripts).toEqual([])
})

test('who saves data is sent no script without a sign of interest @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  const scripts = await openAtRest(page, '/umelci')
  await page.clock.runFor(60_000)
  expect(scripts).toEqual([])
  await page.mouse.move(100, 200, { steps: 2 })
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('a page that was not found asks for no script at all @desktop', async ({ page, expectProblems }) => {
  expectProblems(/status 404: .*\/nic$/, /Failed to load resource.*404/)
  const scripts = await openAtRest(page, '/nic')
  await page.mouse.move(100, 200)
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await settled(page)
  expect(scripts).toEqual([])
})

for (const locale of locales) {
  const artist = sample('artist', locale)

  test(`a page holds the style of its own parts, and the next one in ${locale} brings its own before it is shown @desktop`, async ({
    page,
  }) => {
    const styles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('style[data-href], link[rel=stylesheet]')].map(
          (element) => /app|(?<=templates-)\w+/.exec(element.dataset.href ?? element.getAttribute('href')!)?.[0],
        ),
      )
    await page.goto(sample('artists', locale).path)
    expect(await styles()).toEqual(['app', 'artists'])
    await hydrated(page)
    await page.evaluate(() => {
      const look = () => {
        const header = document.querySelector('article > header')
        if (header) Object.assign(window, { shownAs: getComputedStyle(header).display })
        else requestAnimationFrame(look)
      }
      look()
    })
    await page.locator('main').getByRole('link', { name: artist.heading, exact: true }).click()
    await expect(page).toHaveURL(artist.path)
    // Without the artist's own style it is a block.
    await expect.poll(() => page.evaluate(() => (window as unknown as { shownAs?: string }).shownAs)).toBe('grid')
    expect(await styles()).toEqual(['app', 'artists', 'artist'])
  })
}

test('a page looks the same whichever pages brought their styles before it @desktop', async ({ page }) => {
  const strip = page.locator('#studios img').first()
  const home = sample('home', 'en').path
  await page.goto(home)
  await hydrated(page)
  await strip.scrollIntoViewIfNeeded()
  const { height } = (await strip.boundingBox())!
  expect(height).toBeGreaterThan(100)
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL(sample('artists', 'en').path)
  await page.getByRole('banner').getByRole('link', { name: exhibition.name.en }).click()
  await expect(page).toHaveURL(home)
  await strip.scrollIntoViewIfNeeded()
  expect((await strip.boundingBox())!.height).toBe(height)
  expect(documents()).toBe(0)
})

const budgets: Record<Kind, number> = {
  home: 95,
  artists: 95,
  artist: 95,
  text: 95,
  registered: 95,
  invitation: 125,
}
for (const { kind, path } of czech) {
  test(`all JavaScript of ${path} is at most ${budgets[kind]} kB @desktop`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path)
    const inline = await page.locator('head > script:not([type])').allTextContents()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()))
    const sizes = [...inline.map((text) => Buffer.from(text)), ...files].map(
      (script) => brotliCompressSync(script).length,
    )
    expect(sizes.length).toBeGreaterThan(4)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets[kind] * kB)
  })
}

for (const path of ['/?lang=cs', '/en']) {
  test(`the first screen of ${path} is at most 170 kB on a phone @phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await inItsType(page)
    const first = await page.evaluate(() => {
      const seen = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      )
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return [...new Set([...seen.map(({ currentSrc }) => currentSrc), ...fonts.map(({ name }) => name)])]
    })
    const html = brotliCompressSync(await (await page.request.get(path)).body()).length
    const files = await Promise.all(first.map(async (url) => (await (await page.request.get(url)).body()).length))
    expect(first.some((url) => /\.avif$/.test(url))).toBe(true)
    expect(files.reduce((sum, size) => sum + size, html)).toBeLessThanOrEqual(170 * kB)
  })
}

/** Whether each of these is laid out, also where it is out of sight. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.checkVisibility({ contentVisibilityAuto: true })))

/** Serves a page with its list of artists ten times over, as a larger exhibition has it, and without React. */
async function lengthen(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/(<ol[^>]*>)((?!.*<ol).*?)<\/ol>/s, (_all, open, items) => `${open}${items.repeat(10)}</ol>`),
    })
  })
}

for (const [name, path, parts] of [
  ['section of the home page', '/', 'main section[data-far] > h2'],
  ['row of the list of artists', '/umelci', 'main ol > li > a'],
] as const) {
  test(`a ${name} is laid out when it comes near, and with all others for a place on the page @phone`, async ({
    page,
  }) => {
    if (path === '/umelci') await lengthen(page, path)
    await page.goto(path)
    await expect.poll(async () => (await laidOut(page, parts)).at(0)).toBe(true)
    expect((await laidOut(page, parts)).at(-1)).toBe(false)
    await page.locator(parts).last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await laidOut(page, parts)).at(-1)).toBe(true)

    await page.reload()
    expect(new Set(await laidOut(page, parts))).toEqual(new Set([true]))
  })
}

test('the studios reach to the edge of the screen before and after React has come @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const strip = page.locator('#studios [tabindex="0"]')
  const isAtEdge = () =>
    strip.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element.contains(document.elementFromPoint(innerWidth - 1, innerHeight / 2))
    })
  expect(await isAtEdge()).toBe(true)
  release()
  await hydrated(page)
  expect(await isAtEdge()).toBe(true)
})

test('a step back leads to the place on the home page that was left @phone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('#artists').getByRole('link', { name: artists[0]!.name, exact: true })
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  const left = await link.boundingBox()
  await link.click()
  await expect(page).toHaveURL(/umelec-/)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await link.boundingBox())!.y - left!.y)).toBeLessThan(48)
})

test('a link to a section leads there from the top of the page, past what was not laid out @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeInViewport()
  await expect
    .poll(() => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThan(100)
})

/** The files of the typeface that a page has asked for, each with how long after the start, in milliseconds. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', startTime })),
  )

const firstPaint = async (page: Page) => {
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await paint.jsonValue())!
}

test('the type of the poster comes with the page, that of the texts after the first paint @phone', async ({ page }) => {
  await page.goto('/')
  await expect.poll(async () => (await fontsOf(page)).length).toBe(2)
  const fonts = await fontsOf(page)
  const painted = await firstPaint(page)
  expect(fonts.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([
    expect.stringMatching(/^archivo-poster-[0-9a-f]{12}\.woff2$/),
  ])
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Archivo', 'Žluťoučký'))).toBe(true)
})

test('the page is set in the type of the texts when its file is there, and once @phone', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/archivo-text-*', (route) => void held.push(route))
  await page.goto('/')
  await expect.poll(() => held.length).toBe(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-typeface')
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.locator('html')).toHaveAttribute('data-typeface')
  expect(await page.evaluate(() => document.fonts.check('1em archivo', 'až'))).toBe(true)
})

test('who comes from another page of the site has the type of the texts at once @phone', async ({ page }) => {
  await page.goto('/umelci')
  await expect.poll(async () => (await fontsOf(page)).length).toBe(2)
  await page.goto('/', { referer: page.url() })
  await expect.poll(async () => (await fontsOf(page)).length).toBe(2)
  const painted = await firstPaint(page)
  expect((await fontsOf(page)).filter(({ startTime }) => startTime > painted)).toEqual([])
})

test('a step back that is made before React is there shows the page before @desktop', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: artists[0]!.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[0]!.name)
  const release = await holdScripts(page)
  await page.reload()
  const documents = countDocuments(page)
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(artists[0]!.name)
  expect(documents()).toBe(1)
  release()
})

test('what was typed before React came is kept, and is what is sent @desktop', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(sample('invitation', 'en').path)
  await page.locator('[name="fullName"]').fill('Early Bird')
  await page.locator('[name="email"]').fill('early@')
  await page.locator('[name="attendance"][value="plusOne"]').check()
  release()
  await hydrated(page)
  await expect(page.locator('[name="fullName"]')).toHaveValue('Early Bird')
  await expect(page.locator('[name="attendance"][value="plusOne"]')).toBeChecked()
  // The only thing wrong with it is the e-mail: the name and the choice are known.
  await page.getByRole('button', { name: text('registration:send', 'en') }).click()
  await expect(page.getByText('This is not a valid email.').first()).toBeVisible()
  await expect(page.getByText('This field is required.')).toHaveCount(0)
})

test('the place on the page, the open event, the filter and the focus stay when React comes @desktop', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/en#contact')
  await page.locator('#program input[value="workshop"]').check()
  await page.locator('#program details:visible summary').first().click()
  const opened = page.locator('#program details[open]')
  await expect(opened).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 300))
  const before = await page.evaluate(() => [scrollY, document.activeElement?.outerHTML, location.href])
  release()
  await hydrated(page)
  await settled(page)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.outerHTML, location.href])).toEqual(before)
  await expect(opened).toHaveCount(1)
  await expect(page.locator('#program input[value="workshop"]')).toBeChecked()
})

test('a menu that is open stays open when React comes, and leads on without a new document @desktop', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/umelci')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.locator('#menu')).toBeVisible()
  const documents = countDocuments(page)
  await page.locator('#menu').getByRole('link', { name: 'Program' }).click()
  await expect(page.locator('#program-heading')).toBeInViewport()
  expect(documents()).toBe(0)
})

test('a work that is open stays open when React comes @desktop', async ({ page }) => {
  const release = await holdScripts(page)
  const { slug, works } = artists[0]!
  await page.goto(`/umelec-${slug}#${works[0]!.slug}`)
  const dialog = page.locator(`dialog[id="${works[0]!.slug}"]`)
  await expect(dialog).toBeVisible()
  release()
  await hydrated(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a page that is pointed at is fetched with its script before the click @desktop', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const { name, slug } = artists[3]!
  const data = page.waitForResponse((response) => response.url().includes(`/page-data/umelec-${slug}/`))
  const script = page.waitForResponse((response) => response.url().includes('component---src-site-templates-artist'))
  await page.locator('main').getByRole('link', { name, exact: true }).hover()
  await Promise.all([data, script])
})

test('what is in sight is fetched ahead, its script too @desktop', async ({ page }) => {
  const script = page.waitForRequest((request) => request.url().includes('component---src-site-templates-artist-'))
  await page.goto('/umelci')
  await hydrated(page)
  expect((await script).url()).toContain('component---src-site-templates-artist-')
})

test('a hundred client-side navigations leave nothing behind @desktop', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/umelci')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const round = ['/umelec-' + artists[0]!.slug, '/', '/en', '/en/umelci', '/umelci']

  const walk = async (rounds: number) => {
    for (let count = 0; count < rounds; count++) {
      for (const path of round) {
        await page.evaluate(
          (to) =>
            new Promise<void>((resolve) => {
              document.addEventListener('pagechange', () => resolve(), { once: true })
              window.___navigate?.(to)
            }),
          path,
        )
      }
    }
    await settled(page)
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    }
  }

  // The first rounds fill the caches of the router and of the browser.
  const before = await walk(4)
  const after = await walk(20)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1)
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.15)
})

test('the only cookie is the language that was chosen @desktop', async ({ page, context }) => {
  for (const { path } of samples) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(await context.cookies()).toEqual([])
  await page.goto('/umelci')
  await page.getByRole('link', { name: 'English' }).last().click()
  await expect(page).toHaveURL(sample('artists', 'en').path)
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['nf_lang', 'en']])
})
