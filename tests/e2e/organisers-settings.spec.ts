import type { Page } from '@playwright/test'
import { colourViolations, violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { text } from './content.ts'
import { openDoor } from './door.ts'
import { checkPage, inLanguage, type Key, newName, organiser, paths, refused } from './organisers.ts'
import { locales, sample, samples } from './pages.ts'
import { expect, hydrated, settled, test, waitForFonts } from './test.ts'

/** Waits until the fonts are there and what is due is drawn. */
async function still(page: Page): Promise<void> {
  // Pages with a footer load the body font after the page.
  await page.waitForLoadState()
  if ((await page.locator('footer').count()) > 0) await waitForFonts(page)
  await settled(page)
}

/** The tests run at the same time as others: this event is needed as it is by none. */
const event = 'dilna-barvy'
const locale = 'cs'

const { saying, button, field, open } = inLanguage(locale)
const status = (page: Page, key: Key, values = {}) => page.getByRole('status').filter({ hasText: saying(key, values) })

test('an organiser sets the places of an event, takes it back, and erases all guests of an event once their number is typed @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(refused(422))
  await open(page, `?event=${event}`)
  await page.getByRole('link', { name: saying('organisers:view.settings') }).click()
  await expect(page).toHaveURL(/view=settings/)
  await expect(page).toHaveTitle(new RegExp(`^${text('organisers:view.settings', locale)} · `))
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
  const [before = ''] = text('organisers:settings.takeBack', locale).split('{{')
  await page.getByRole('button', { name: before }).click()
  await expect(page.getByRole('button', { name: before })).toHaveCount(0)
  await page.goto(paths[locale])
  await expect(page.getByText(saying('organisers:log.reset_capacity')).first()).toBeVisible()

  // Of an event that was called off, the page offers to write to its guests.
  await page.goto(`${paths[locale]}?event=atelier-ada-brusinka&view=settings`)
  await expect(page.getByRole('link', { name: saying('organisers:settings.write') })).toHaveAttribute(
    'href',
    `${paths[locale]}?event=atelier-ada-brusinka&view=write`,
  )
  await expect(button(page, 'organisers:settings.open')).toHaveCount(0)

  const { event: past } = await openDoor([
    [newName(), 1],
    [newName(), 2],
  ])
  await page.goto(`${paths[locale]}?event=${past}&view=settings`)
  const erase = button(page, 'organisers:settings.erase.send')
  await expect(erase).toBeDisabled()
  await field(page, 'organisers:settings.erase.sure', { stored: 2 }).fill('2')
  await checkPage(page)
  await erase.click()
  await expect(status(page, 'organisers:settings.erase.done', { guests: 2 })).toBeVisible()
  await expect(erase).toHaveCount(0)
  await page.goto(`${paths[locale]}?event=${past}`)
  await expect(page.getByText(saying('organisers:overview.none'))).toBeVisible()
})

test('an urgent notice can be on every page; it moves nothing, can be closed, and goes at its end @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(refused(404))
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
  // A page for guests, which a function renders, opens nothing without a link.
  const guestPage = '/registrace'
  for (const path of [...samples.map((sample) => sample.path), guestPage]) {
    const html = await (await page.request.get(path)).text()
    for (const part of [' data-urgent="/urgent/', '/api/notice']) expect(html, path).toContain(part)
  }
  // One page of each layout.
  for (const path of [
    ...(['home', 'invitation', 'organisers'] as const).map((kind) => sample(kind, locale).path),
    guestPage,
  ]) {
    let release = () => {}
    answering = new Promise((resolve) => (release = resolve))
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
  await page.goto(sample('artists', locale).path)
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

  // Another one is shown, and goes at its end.
  answer = { id: 'n-2', texts, seconds: 3 }
  await page.reload()
  await expect(box).toBeVisible()
  await expect(notice).toHaveCount(0)
})
