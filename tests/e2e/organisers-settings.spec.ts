import type { Page } from '@playwright/test'
import { colourViolations, violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { text } from './content.ts'
import { checkPage, inLanguage, type Key, organiser, paths, signIn } from './organisers.ts'
import { locales, samples, sizeOf } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

/** Waits until the fonts are there and what is due is drawn. */
const still = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })

/** The tests run at the same time: each changes an event that no other test needs as it is. */
for (const locale of locales) {
  const { saying, button, field } = inLanguage(locale)
  const status = (page: Page, key: Key, values = {}) =>
    page.getByRole('status').filter({ hasText: saying(key, values) })

  test(`an organiser sets the places of an event, and takes it back (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(/status (of )?422/)
    const event = locale === 'cs' ? 'dilna-barvy' : 'atelier-ada-brusinka'
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}`)
    await page.getByRole('link', { name: saying('organisers:view.settings') }).click()
    await expect(page).toHaveURL(/view=settings/)
    await expect(page.getByText(saying('organisers:settings.placesNote'))).toBeVisible()
    await checkPage(page)
    const places = field(page, 'organisers:settings.places').and(page.getByRole('textbox'))
    await places.fill('0')
    await button(page, 'organisers:settings.save').click()
    await expect(page.getByRole('alert').filter({ hasText: saying('organisers:problem.invalid_data') })).toBeVisible()
    await expect(places).toHaveAttribute('aria-invalid', 'true')
    await places.fill('33')
    await page.keyboard.press('Enter')
    await expect(status(page, 'organisers:settings.saved')).toBeVisible()
    await expect(page.getByText(new RegExp(`33 \\(${organiser}`))).toBeVisible()
    await page.reload()
    await expect(page.getByText(new RegExp(`33 \\(${organiser}`))).toBeVisible()
    await checkPage(page)
    const [before = ''] = text('organisers:settings.takeBack', locale).split('{{')
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByRole('button', { name: before })).toHaveCount(0)
    await page.goto(paths[locale])
    await expect(page.getByText(saying('organisers:log.follow_content')).first()).toBeVisible()
  })

  test(`an organiser closes an event by hand, and the page says who and since when (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    // The answers of the server, changed: other tests register for the events that are open.
    const says: { state?: object } = {}
    let availability: string | null = null
    await page.route('**/api/organisers?event=*&settings', async (route) => {
      const { settings } = (await (await route.fetch()).json()) as { settings: object }
      await route.fulfill({ json: { settings: { ...settings, availability, overrides: says } } })
    })
    await page.route('**/api/organisers', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const { action, state } = route.request().postDataJSON() as { action: string; state?: string }
      if (action === 'setState') {
        availability = state!
        says.state = { state, since: new Date().toISOString(), organiser }
      } else {
        availability = null
        delete says.state
      }
      await route.fulfill({ json: { code: 'changed' } })
    })
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=anglicka-prohlidka&view=settings`)
    await button(page, 'organisers:settings.close').click()
    await expect(page.getByText(saying('organisers:settings.now.closed'))).toBeVisible()
    await expect(status(page, 'organisers:settings.saved')).toBeVisible()
    await expect(page.getByText(organiser)).toHaveCount(2)
    await checkPage(page)
    await button(page, 'organisers:settings.markFull').click()
    await expect(page.getByText(saying('organisers:settings.now.full'))).toBeVisible()
    const [before = ''] = text('organisers:settings.takeBack', locale).split('{{')
    await page.getByRole('button', { name: before }).click()
    await expect(page.getByRole('button', { name: before })).toHaveCount(0)
  })

  test(`of an event that was called off, the page offers to write to its guests (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=atelier-ada-brusinka&view=settings`)
    await expect(page.getByRole('link', { name: saying('organisers:settings.write') })).toHaveAttribute(
      'href',
      `${paths[locale]}?event=atelier-ada-brusinka&view=write`,
    )
    await expect(button(page, 'organisers:settings.open')).toHaveCount(0)
  })

  test(`the pages of the site follow an organiser who opens and closes (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    let state = 'open'
    await page.route('**/api/availability*', (route) => {
      const event = route.request().url().endsWith('?invitation') ? 'vecer-pro-zvane' : 'dilna-barvy'
      return route.fulfill({ json: { events: { [event]: { state } } } })
    })
    // The content calls this event full.
    const workshop = locale === 'cs' ? '/program/dilna-barvy' : '/en/programme/dilna-barvy'
    const form = page.locator('form[data-registration]')
    const closed = page.getByText(text('registration:closed', locale)).and(page.locator(':visible'))
    await page.goto(workshop)
    await hydrated(page)
    await expect(form).toBeVisible()
    state = 'closed'
    await page.goto(workshop)
    await hydrated(page)
    await expect(closed).toBeVisible()
    await expect(form).toHaveCount(0)
    await page.goto(samples.find((sample) => sample.kind === 'invitation' && sample.locale === locale)!.path)
    await hydrated(page)
    // It asks when its form comes into view.
    await page.getByRole('main').evaluate((main) => main.lastElementChild!.scrollIntoView())
    await expect(closed).toBeVisible()
    await expect(form).toHaveCount(0)
  })

  test(`an organiser publishes an urgent notice and ends it (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(/status (of )?422/)
    // It would be on the pages of all other tests: what is sent is checked here, what becomes of it in settings.test.ts.
    let notice: object | null = null
    let sent: { texts?: Record<string, string>; endsAt?: string } = {}
    await page.route('**/api/organisers?notice', (route) => route.fulfill({ json: { code: 'found', notice } }))
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
    const form = page.getByRole('region', { name: saying('organisers:urgent.heading') })
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.required'))).toHaveCount(locales.length)
    await checkPage(page)
    for (const each of locales) await form.locator(`#urgent-${each}`).fill(`Brána ${each}`)
    await form.getByLabel(saying('organisers:urgent.until')).fill('2020-01-01T10:00')
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.endWrong', { days: 7 }))).toBeVisible()

    await page.route('**/api/organisers', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const { action, ...values } = route.request().postDataJSON() as typeof sent & { action: string }
      sent = values
      const set = { id: 'n-1', seconds: 60, ends_at: values.endsAt, since: new Date().toISOString(), organiser }
      notice = action === 'setNotice' ? { ...set, texts: values.texts } : null
      await route.fulfill({ json: { code: 'changed', changed: 1 } })
    })
    const later = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 16)
    await form.getByLabel(saying('organisers:urgent.until')).fill(later)
    await button(page, 'organisers:urgent.set').click()
    await expect(form.getByText(saying('organisers:urgent.published'))).toBeVisible()
    expect(sent.texts).toEqual(Object.fromEntries(locales.map((each) => [each, `Brána ${each}`])))
    expect(sent.endsAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/)
    await expect(form.getByText(organiser)).toBeVisible()
    await checkPage(page)
    await button(page, 'organisers:urgent.end').click()
    await expect(form.getByText(saying('organisers:urgent.ended'))).toBeVisible()
    await expect(button(page, 'organisers:urgent.end')).toHaveCount(0)
  })

  test(`an urgent notice is on every page, moves nothing, and can be closed (${locale}) ${sizeOf[locale]}`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status (of )?404/)
    const hostile = `<img src=x onerror="document.title='hit'"> & {{name}} ${'dlouhé slovo '.repeat(8)}`
    const texts = Object.fromEntries(locales.map((each) => [each, `${hostile}${each}`]))
    let answer: object = { id: 'n-1', texts, seconds: 600 }
    // The server answers when the page is still.
    let answering = Promise.resolve()
    await page.route('**/api/notice', async (route) => {
      await answering
      await route.fulfill({ json: answer })
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
    })
    const notice = page.getByRole('status').filter({ hasText: '{{name}}' })
    // The region has no size: the notice lies over the page.
    const box = notice.locator(':scope > *')
    const close = button(page, 'common:urgent.close')
    const kinds = new Map(
      samples.filter((sample) => sample.locale === locale).map((sample) => [sample.kind, sample.path]),
    )
    // A page for guests, which a function renders: without a link it opens nothing.
    for (const path of [...kinds.values(), locale === 'cs' ? '/registrace' : '/en/registration']) {
      let release = () => {}
      answering = new Promise((resolve) => {
        release = resolve
      })
      const asked = page.waitForRequest('**/api/notice')
      await page.goto(path)
      await asked
      await still(page)
      await page.evaluate(() => void ((window as unknown as { shifts: number[] }).shifts.length = 0))
      release()
      await expect(notice).toHaveText(new RegExp(`${locale}\\W*$`))
      await still(page)
      const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      // Pictures of the page may still settle by a hair; a bar in the page would move it by much more.
      expect([path, shifted.reduce((sum, shift) => sum + shift, 0) < 0.005]).toEqual([path, true])
      expect(await page.title()).not.toBe('hit')
      await expect(notice.locator('img')).toHaveCount(0)
    }
    await page.goto(kinds.get('artists')!)
    await expect(box).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourViolations(page)).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    await hydrated(page)
    await expect(notice).toHaveCount(1)
    // At the end of the page nothing is hidden behind it.
    await page.locator('footer a').last().focus()
    const last = (await page.locator('footer a').last().boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual((await box.boundingBox())!.y)
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(notice).toHaveCount(0)
    const asked = page.waitForResponse('**/api/notice')
    await page.reload()
    await asked
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await expect(notice).toHaveCount(0)

    // Another one is shown, and goes at its end.
    answer = { id: 'n-2', texts, seconds: 3 }
    await page.reload()
    await expect(box).toBeVisible()
    answer = { id: 'n-2', texts, seconds: 3 }
    await expect(notice).toHaveCount(0)
  })
}

test('a page asks for the notice only once it has loaded, and is told no address @phone', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notice')) asked.push(request.url())
  })
  const answered = page.waitForResponse('**/api/notice')
  await page.goto('/en', { waitUntil: 'commit' })
  const response = await answered
  expect(await response.text()).not.toContain('@')
  const { start, loaded } = await page.evaluate(() => ({
    start: performance.getEntriesByName(`${location.origin}/api/notice`)[0]!.startTime,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  }))
  expect(start).toBeGreaterThanOrEqual(loaded)
  expect(asked).toHaveLength(1)
})
