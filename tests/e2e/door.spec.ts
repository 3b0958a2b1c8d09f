import type { Page } from '@playwright/test'
import { colourViolations, violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { unseenControls } from './accessibility/unseen-controls.ts'
import { plain, text, words } from './content.ts'
import { doorPaths, openDoor } from './door.ts'
import { locales, sizeOf, type Locale } from './pages.ts'
import { expect, test, waitForFonts } from './test.ts'

const guests = [
  ['Jiří Novák', 2],
  ['Jana Nováková-Šťastná', 1],
  ['Ota Černý', 4],
] as const

/** What the browser reports when the network is cut, and when a request is refused. */
const withoutNetwork = /ERR_INTERNET_DISCONNECTED/
const refused = (status: number) => new RegExp(`status (of )?${status}`)

const field = (page: Page) => page.getByRole('searchbox')
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** The button that lets everybody in. */
const all = (page: Page, name: string) => group(page, name).locator('[aria-pressed]')
const numbers = (page: Page) => page.locator('dl dd')

/** What the page says in a language, and how to open it. */
function inLanguage(locale: Locale) {
  const saying = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  /** What the notice about the network says after the time. */
  const offline = words(text('door:offline', locale).split('{{time}}')[1]!)
  const button = (page: Page, key: Parameters<typeof text>[0]) => page.getByRole('button', { name: saying(key) })
  const withValues = (key: Parameters<typeof text>[0], values: Record<string, string | number>) =>
    words(text(key, locale).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])))
  const state = (page: Page, name: string, arrived: number, seats: number) =>
    page.getByRole('status').filter({ hasText: withValues('door:guest.state', { name, arrived, places: seats }) })

  async function open(page: Page, door: Awaited<ReturnType<typeof openDoor>>): Promise<void> {
    await page.goto(door.link(locale))
    await button(page, 'door:device.send').click()
    await expect(field(page)).toBeFocused()
  }

  return { saying, offline, button, withValues, state, open }
}

for (const locale of locales) {
  const { saying, offline, button, withValues, state, open } = inLanguage(locale)

  test(`the search finds a guest, and a tap lets everybody in (${locale}) ${sizeOf[locale]}`, async ({
    page,
    request,
  }) => {
    const door = await openDoor(guests)
    await open(page, door)
    await expect(numbers(page)).toHaveText(['0', '7', '43'])
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await field(page).fill('n')
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await field(page).fill('novak jiri')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(
      page.getByRole('status').filter({ hasText: withValues('door:search.found', { found: 1 }) }),
    ).toHaveCount(1)
    await expect(page.getByText('Jiří Novák', { exact: true })).toHaveCSS('font-family', /Title Font/)
    await all(page, 'Jiří Novák').click()
    await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
    await expect(state(page, 'Jiří Novák', 2, 2)).toBeVisible()
    await expect(numbers(page)).toHaveText(['2', '7', '43'])
    await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 2, 'Ota Černý': 0 })

    await field(page).fill('nobody like that')
    await expect(page.getByText(saying('door:search.nobody'))).toBeVisible()
  })

  test(`a guest who is not on the list is added while there are seats (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
    request,
    expectProblems,
  }) => {
    expectProblems(withoutNetwork, refused(409), refused(422))
    const door = await openDoor(guests, { capacity: 8 })
    await open(page, door)
    await field(page).fill('Zoja Malá')
    await button(page, 'door:add.open').click()
    const dialog = page.getByRole('dialog', { name: saying('door:add.heading') })
    const name = dialog.getByRole('textbox')
    const send = dialog.getByRole('button', { name: saying('door:add.send') })
    const close = dialog.getByRole('button', { name: saying('door:add.close') })
    await expect(name).toHaveValue('Zoja Malá')
    await expect(dialog.getByText(saying('door:add.show'))).toBeVisible()

    await name.fill('7')
    await send.click()
    await expect(name).toBeFocused()
    await expect(dialog.getByText(saying('registration:error.invalid'))).toBeVisible()

    await name.fill('Zoja Malá')
    await dialog.getByRole('button', { name: saying('door:guest.more') }).click()
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(saying('door:add.capacity_full'))

    await context.setOffline(true)
    await dialog.getByRole('button', { name: saying('door:guest.fewer') }).click()
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(saying('door:add.unreachable'))
    await context.setOffline(false)
    await send.click()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'door:add.open')).toBeFocused()
    await expect(all(page, 'Zoja Malá')).toHaveAttribute('aria-pressed', 'true')
    await expect(numbers(page)).toHaveText(['1', '8', '0'])
    expect(await door.arrivals(request)).toMatchObject({ 'Zoja Malá': 1 })

    await button(page, 'door:add.open').click()
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(saying('door:add.capacity_full'))
    await close.click()
    await expect(button(page, 'door:add.open')).toBeFocused()
  })

  test(`with the keyboard, no focused control is behind the search or both notices (${locale}) @phone`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(withoutNetwork)
    const door = await openDoor(Array.from({ length: 8 }, (_, index) => [`Jan Novák ${'abcdefgh'[index]}`, 1]))
    await open(page, door)
    await field(page).fill('novak')
    await all(page, 'Jan Novák a').click()
    await context.setOffline(true)
    await all(page, 'Jan Novák h').click()
    await door.erase('Jan Novák h')
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toContainText(withValues('door:lost', { names: 'Jan Novák h' }))
    await context.setOffline(true)
    await expect(page.getByText(offline)).toBeVisible()
    await field(page).focus()
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press(key)
        const isSeen = await page.evaluate(() => {
          const focused = document.activeElement!
          const { left, right, top, bottom } = focused.getBoundingClientRect()
          const ys = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
          return ys.every((element) => focused.contains(element))
        })
        expect(isSeen, `${key} ${presses}`).toBe(true)
      }
    }
  })

  test(`a screen reader gets the names of all parts (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    const door = await openDoor(guests)
    await open(page, door)
    await field(page).fill('jiri')
    await expect(page.getByRole('searchbox', { name: saying('door:search.label') })).toBeVisible()
    const seats = locale === 'cs' ? '2 místa' : '2 places'
    expect(plain(await group(page, 'Jiří Novák').ariaSnapshot())).toBe(
      plain(`- group "Jiří Novák":
        - button "Jiří Novák ${seats}"
        - button "${text('door:guest.fewer', locale)}" [disabled]
        - text: 0 / 2
        - button "${text('door:guest.more', locale)}"`),
    )
  })

  test(`a link that admits no device is refused, with what to do (${locale}) ${sizeOf[locale]}`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(refused(401))
    // One in the history of a browser, and one for tonight.
    const [expired, early] = [await openDoor(guests, { hours: [-2, -1] }), await openDoor(guests, { hours: [1, 2] })]
    const wrong = `${doorPaths[locale]}#k=${'0'.repeat(32)}`
    for (const link of [wrong, `${doorPaths[locale]}#k=abc`, expired.link(locale), early.link(locale)]) {
      // Also in a tab that has the page already, where a new fragment loads no document.
      await page.goto(link)
      await button(page, 'door:device.send').click()
      await expect(page.getByRole('heading', { level: 2, name: saying('door:refused.title') })).toBeVisible()
      await expect(page.getByText(saying('door:refused.message'))).toBeVisible()
      await expect(field(page)).toHaveCount(0)
      await expect(page).toHaveURL(doorPaths[locale])
    }
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: saying('door:none.title') })).toBeVisible()
  })

  test(`the page is accessible in every state (${locale}) @phone`, async ({ page, context, expectProblems }) => {
    expectProblems(withoutNetwork, refused(401))
    const door = await openDoor([...guests, ['Bartoloměj Vševědoucí z Hradce Králové nad Labem', 10]], { capacity: 20 })
    const check = async (part?: string) => {
      expect(await page.evaluate(smallTargets)).toEqual([])
      expect(await violations(page, part)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colourViolations(page, part)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await page.evaluate(textFaults)).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(unseenControls)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      const heights = await page
        .locator('main :is(button, input):visible')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await page.goto(door.link(locale))
    await expect(page.getByRole('textbox', { name: saying('door:device.label') })).toBeFocused()
    await check()
    await button(page, 'door:device.send').click()
    await expect(field(page)).toBeFocused()
    await check()
    await field(page).fill('ov')
    await all(page, 'Jiří Novák').click()
    await group(page, guests[0][0]).getByRole('button').last().scrollIntoViewIfNeeded()
    await check()
    await button(page, 'door:add.open').click()
    await check('dialog')
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await expect(page.getByText(offline)).toBeVisible()
    await check()
    await context.setOffline(false)
    await door.close()
    await expect(page.getByRole('heading', { level: 2, name: saying('door:refused.title') })).toBeVisible()
    await check()
  })
}

// These tests do not depend on the language.
const { saying, offline, button, withValues, open } = inLanguage('cs')

test('a tick is undone by its button and by another tap, but not by a double tap @phone', async ({ page, request }) => {
  const door = await openDoor(guests)
  await open(page, door)
  await field(page).fill('nova')
  await all(page, 'Jiří Novák').dblclick()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'door:undo').click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'false')
  await expect(button(page, 'door:undo')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'door:undo')).toBeFocused()
  await all(page, 'Jana Nováková-Šťastná').click()
  // A finger that comes later, and rests.
  await all(page, 'Jana Nováková-Šťastná').click({ delay: 1100 })
  await expect(all(page, 'Jana Nováková-Šťastná')).toHaveAttribute('aria-pressed', 'false')
  await expect(numbers(page)).toHaveText(['0', '7', '43'])
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 0, 'Jana Nováková-Šťastná': 0 })
})

test('one of two is let in, and the other later @desktop', async ({ page, request }) => {
  const door = await openDoor(guests)
  await open(page, door)
  await field(page).fill('novak j')
  const [more, fewer] = (['door:guest.more', 'door:guest.fewer'] as const).map((key) =>
    group(page, 'Jiří Novák').getByRole('button', { name: saying(key) }),
  )
  await more!.click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'mixed')
  await expect(group(page, 'Jiří Novák')).toContainText('1 / 2')
  await expect(numbers(page).first()).toHaveText('1')
  await more!.click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  await expect(more!).toHaveAttribute('aria-disabled', 'true')
  await fewer!.click()
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 1 })
  await expect(group(page, 'Jana Nováková-Šťastná').getByRole('button')).toHaveCount(1)
})

test('two devices side by side, one of them without network for a while @phone', async ({
  page,
  context,
  browser,
  request,
  expectProblems,
}) => {
  expectProblems(withoutNetwork)
  const door = await openDoor(guests)
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await open(page, door)
  await open(other, door)
  await field(page).fill('nova')
  await field(other).fill('nova')
  await all(page, 'Jana Nováková-Šťastná').click()
  await expect(all(other, 'Jana Nováková-Šťastná')).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(true)
  await all(page, 'Jiří Novák').click()
  await all(other, 'Jiří Novák').click()
  await field(page).fill('ota')
  await all(page, 'Ota Černý').click()
  await expect(page.getByText(withValues('door:unsent', { guests: 2 }))).toBeVisible()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(numbers(page)).toHaveText(['7', '7', '43'])
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 2, 'Ota Černý': 0 })
  await door.register('Eva Bílá', 1)

  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
  for (const device of [page, other]) await expect(numbers(device)).toHaveText(['7', '8', '42'])
  expect(await door.arrivals(request)).toEqual({
    'Jiří Novák': 2,
    'Jana Nováková-Šťastná': 1,
    'Ota Černý': 4,
    'Eva Bílá': 0,
  })
  await otherContext.close()
})

test('the list is worked with the keyboard alone @desktop', async ({ page, request }) => {
  const door = await openDoor(guests)
  await open(page, door)
  await page.keyboard.type('nova')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(all(page, 'Jiří Novák')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  // The next name replaces this one.
  await page.keyboard.type('ota')
  await expect(field(page)).toHaveValue('ota')
  // Held down, the key repeats on the row that it leads to.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(all(page, 'Ota Černý')).toBeFocused()
  await expect(all(page, 'Ota Černý')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 2, 'Ota Černý': 0 })
})

test('at 320 px a tick does not move the rows, and a long word of a name is wrapped @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const name = 'Bartoloměj Vševědoucí z Hradce Králové nad Labem'
  const longWord = 'Александра Константинопольская'
  const door = await openDoor([
    [name, 10],
    [longWord, 2],
  ])
  await open(page, door)
  await waitForFonts(page)
  await field(page).fill('bartolomej')
  const top = async () => (await all(page, name).boundingBox())!.y
  const before = await top()
  await all(page, name).click()
  await expect(button(page, 'door:undo')).toBeVisible()
  expect(await top()).toBe(before)
  await field(page).fill('александра')
  await expect(all(page, longWord)).toBeVisible()
  const overflowing = await all(page, longWord)
    .locator('span:first-child')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflowing).toBe(0)
})

test('each of 5,000 guests is found @desktop', async ({ page }) => {
  const door = await openDoor([['Jiří Novák', 1]])
  const guests = Array.from({ length: 5000 }, (_, index) => {
    return {
      id: `${index}`,
      name: `Host ${index.toString(7).replace(/./g, (digit) => 'abcdefg'[Number(digit)]!)}`,
      seats: 1,
      arrived: 0,
      walk_in: false,
    }
  })
  await page.route(/api\/door/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { code: 'found', event: 'vecer', cursor: 1, free: 0, guests, removed: [] } })
      : route.continue(),
  )
  await open(page, door)
  await expect(numbers(page)).toHaveText(['0', '5000', '0'])
  await field(page).fill('host')
  await expect(
    page.getByRole('status').filter({ hasText: withValues('door:search.more', { found: 5000, shown: 8 }) }),
  ).toHaveCount(1)
  await expect(page.getByRole('listitem')).toHaveCount(8)
  for (const { name } of [guests[0]!, guests[2499]!, guests[4999]!]) {
    await field(page).fill(name)
    await expect(all(page, name)).toHaveCount(1)
  }
})

test('the page asks before it is left without network @desktop', async ({ page, context, expectProblems }) => {
  expectProblems(withoutNetwork)
  const door = await openDoor(guests)
  await open(page, door)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await field(page).fill('jiri')
  await context.setOffline(true)
  await all(page, 'Jiří Novák').click()
  await page.locator('a[data-language]').click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
})

test('when the organiser ends the key, the list is gone from the device @phone', async ({ page, expectProblems }) => {
  expectProblems(refused(401))
  const door = await openDoor(guests)
  await open(page, door)
  await field(page).fill('novak')
  await expect(all(page, 'Jiří Novák')).toBeVisible()
  await door.close()
  await expect(page.getByRole('heading', { level: 2, name: saying('door:refused.title') })).toBeVisible()
  expect(await page.content()).not.toMatch(/Novák/)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})

  const next = await openDoor([['Eva Bílá', 1]])
  await open(page, next)
  await field(page).fill('eva')
  await expect(all(page, 'Eva Bílá')).toBeVisible()
})

test('a device has a name, a reload keeps it, and it can be ended alone @phone', async ({
  page,
  browser,
  expectProblems,
}) => {
  expectProblems(refused(401))
  const door = await openDoor(guests)
  await page.goto(door.link('cs'))
  const name = page.getByRole('textbox', { name: saying('door:device.label') })
  await expect(name).toHaveValue(/^Telefon \d\d$/)
  await name.fill('Tablet u schodů')
  await button(page, 'door:device.send').click()
  await expect(field(page)).toBeFocused()
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await open(other, door)
  await page.reload()
  await expect(numbers(page)).toHaveText(['0', '7', '43'])
  expect(await door.devices()).toEqual(['Tablet u schodů', expect.stringMatching(/^Telefon \d\d$/)])

  await door.end('Tablet u schodů')
  await expect(page.getByRole('heading', { level: 2, name: saying('door:refused.title') })).toBeVisible()
  expect(await page.content()).not.toMatch(/Novák/)
  await field(other).fill('novak')
  await expect(all(other, 'Jiří Novák')).toBeVisible()
  await otherContext.close()
})

test('to take back a guest who was added removes them, on each device @phone', async ({ page, browser, request }) => {
  const door = await openDoor(guests)
  await open(page, door)
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await open(other, door)
  await field(page).fill('Zoja Malá')
  await button(page, 'door:add.open').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: saying('door:add.send') })
    .click()
  await expect(numbers(page)).toHaveText(['1', '8', '42'])
  await field(other).fill('zoja')
  // A tap is ignored for a second after the row appears.
  await all(other, 'Zoja Malá').click({ delay: 1100 })
  await expect(numbers(other)).toHaveText(['0', '7', '43'])
  await expect(all(other, 'Zoja Malá')).toHaveCount(0)
  await expect(numbers(page)).toHaveText(['0', '7', '43'])
  await expect.poll(() => door.arrivals(request)).not.toHaveProperty('Zoja Malá')
  await otherContext.close()
})

test('a tick for a guest who was erased is told by name @phone', async ({ page, context, expectProblems }) => {
  expectProblems(withoutNetwork)
  const door = await openDoor(guests)
  await open(page, door)
  await field(page).fill('jiri')
  await context.setOffline(true)
  await all(page, 'Jiří Novák').click()
  await door.erase('Jiří Novák')
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText(withValues('door:lost', { names: 'Jiří Novák' }))
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await button(page, 'door:dismiss').click()
  await expect(page.getByRole('alert')).toHaveText('')
})

test('the key leaves the address, a reload keeps it, and nothing personal is stored @desktop', async ({
  page,
  context,
  request,
  expectProblems,
}) => {
  expectProblems(withoutNetwork)
  const door = await openDoor(guests)
  await open(page, door)
  await expect(page).toHaveURL(doorPaths.cs)
  await field(page).fill('novak')
  await context.setOffline(true)
  await all(page, 'Jiří Novák').click()
  const stored = () =>
    page.evaluate(async () => ({
      session: { ...sessionStorage },
      local: { ...localStorage },
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
    }))
  const { session, ...others } = await stored()
  expect(Object.keys(session).toSorted()).toEqual(['door:key', 'door:ticks'])
  expect(session['door:ticks']).toMatch(/^\[{"id":"[0-9a-f-]{36}","guest":"\d+","arrived":2}\]$/)
  expect(others).toEqual({ local: {}, cookies: '', caches: [], databases: [] })
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 2 })
  await expect(numbers(page).first()).toHaveText('2')

  // Another language is another document in the same tab.
  await page.locator('a[data-language]').click()
  await expect(numbers(page).first()).toHaveText('2')
  const tab = await context.newPage()
  await tab.goto(doorPaths.cs)
  await expect(tab.getByRole('heading', { level: 2, name: saying('door:none.title') })).toBeVisible()
  await tab.close()
})

/** A name in each script, and what the staff at the door type to find it. */
const scripts = [
  ['Latin', 'Łucja Brønsted-Þórsdóttir', 'bronsted lucja'],
  ['Cyrillic', 'Йордан Семёнов', 'йордан семенов'],
  ['Greek', 'Νίκος Παπαδόπουλος', 'παπαδοπουλος'],
  ['Armenian', 'Արամ Խաչատրյան', 'խաչատրյան'],
  ['Georgian', 'ნინო ბერიძე', 'ბერიძე ნინო'],
  ['Hebrew', 'משה כהן', 'כהן'],
  ['Arabic', 'علی‌رضا کریمی', 'علیرضا'],
  ['Devanagari', 'अनिल शर्मा', 'शर्मा'],
  ['Thai', 'สมชาย ใจดี', 'ใจดี'],
  ['Chinese', '王小明', '小明'],
  ['Japanese', '山田 花子', '花子'],
  ['Korean', '김민준', '김민'],
  ['Vietnamese', 'Nguyễn Thị Ánh', 'nguyen anh'],
] as const

test('a name in each script that registration accepts is found and ticked, in one font @desktop', async ({
  page,
  request,
}) => {
  const door = await openDoor(scripts.map(([, name]) => [name, 1] as const))
  await open(page, door)
  for (const [script, name, query] of scripts) {
    await field(page).fill(query)
    await expect(page.getByRole('listitem'), script).toHaveCount(1)
    // The title font has Latin letters only, and single letters of another font look broken.
    if (!/\p{Script=Latin}/u.test(name)) {
      await expect(page.getByText(name, { exact: true }).first()).toHaveCSS('font-family', 'sans-serif')
    }
    await all(page, name).click()
  }
  const everybody = Object.fromEntries(scripts.map(([, name]) => [name, 1]))
  await expect.poll(() => door.arrivals(request)).toEqual(everybody)
})

test('without JavaScript the page says what it needs @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const locale of ['cs', 'en'] as Locale[]) {
    await page.goto(doorPaths[locale])
    await expect(page.locator('noscript')).toBeVisible()
    // Playwright reads no text in this element.
    expect(await page.locator('noscript').textContent()).toMatch(words(text('door:script', locale)))
  }
  await context.close()
})
