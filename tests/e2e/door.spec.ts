import type { Page } from '@playwright/test'
import { unseenControls } from './accessibility/unseen-controls.ts'
import { plain, text, words } from './content.ts'
import { doorPaths, openDoor } from './door.ts'
import { checkPage, inLanguage, refused, withoutNetwork } from './organisers.ts'
import { locales, type Locale } from './pages.ts'
import { expect, test, waitForFonts } from './test.ts'

const guests = [
  ['Jiří Novák', 2],
  ['Jana Nováková-Šťastná', 1],
  ['Ota Černý', 4],
] as const

const field = (page: Page) => page.getByRole('searchbox')
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** The button that lets everybody in. */
const all = (page: Page, name: string) => group(page, name).locator('[aria-pressed]')
const numbers = (page: Page) => page.locator('dl dd')

/** What the page says in a language, and how to open it. */
function atDoor(locale: Locale) {
  const { saying, button } = inLanguage(locale)
  /** What the notice about the network says after the time. */
  const offline = words(text('door:offline', locale).split('{{time}}')[1]!)

  async function open(page: Page, door: Awaited<ReturnType<typeof openDoor>>): Promise<void> {
    await page.goto(door.link(locale))
    await button(page, 'door:device.send').click()
    await expect(field(page)).toBeFocused()
  }

  return { saying, offline, button, open }
}

for (const locale of locales) {
  const { saying, offline, button } = atDoor(locale)

  test(`the page is accessible in every state (${locale}) @phone`, async ({ page, context, expectProblems }) => {
    expectProblems(withoutNetwork, refused(401))
    const door = await openDoor([...guests, ['Bartoloměj Vševědoucí z Hradce Králové nad Labem', 10]], { capacity: 20 })
    const check = async () => {
      await checkPage(page)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(unseenControls)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      const heights = await page
        .locator('main :is(button, input):visible')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
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
    await check()
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

const { saying, offline, button, open } = atDoor('cs')

test('the search finds a guest, and a tap lets everybody in; one of two is let in, and the other later; a tick is undone by its button and by another tap, but not by a double tap @phone', async ({
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
  await expect(page.getByRole('status').filter({ hasText: saying('door:search.found', { found: 1 }) })).toHaveCount(1)
  await expect(page.getByRole('searchbox', { name: saying('door:search.label') })).toBeVisible()
  await expect(page.getByText('Jiří Novák', { exact: true })).toHaveCSS('font-family', /Title Font/)
  // What a screen reader gets.
  expect(plain(await group(page, 'Jiří Novák').ariaSnapshot())).toBe(
    plain(`- group "Jiří Novák":
      - button "Jiří Novák 2 místa"
      - button "${text('door:guest.fewer', 'cs')}" [disabled]
      - text: 0 / 2
      - button "${text('door:guest.more', 'cs')}"`),
  )
  await all(page, 'Jiří Novák').click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  const told = saying('door:guest.state', { name: 'Jiří Novák', arrived: 2, places: 2 })
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible()
  await expect(numbers(page)).toHaveText(['2', '7', '43'])
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 2, 'Ota Černý': 0 })

  await field(page).fill('nobody like that')
  await expect(page.getByText(saying('door:search.nobody'))).toBeVisible()

  await field(page).fill('nova')
  const more = group(page, 'Jiří Novák').getByRole('button', { name: saying('door:guest.more') })
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await group(page, 'Jiří Novák')
    .getByRole('button', { name: saying('door:guest.fewer') })
    .click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'mixed')
  await expect(numbers(page).first()).toHaveText('1')
  await more.click()
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'door:undo').click()
  await expect(group(page, 'Jiří Novák')).toContainText('1 / 2')
  await expect(button(page, 'door:undo')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'door:undo')).toBeFocused()
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jiří Novák': 1 })

  const jana = all(page, 'Jana Nováková-Šťastná')
  await expect(group(page, 'Jana Nováková-Šťastná').getByRole('button')).toHaveCount(1)
  await jana.dblclick()
  await expect(jana).toHaveAttribute('aria-pressed', 'true')
  // A finger that comes later, and rests.
  await jana.click({ delay: 1100 })
  await expect(jana).toHaveAttribute('aria-pressed', 'false')
  await expect(numbers(page)).toHaveText(['1', '7', '43'])
  await expect.poll(() => door.arrivals(request)).toMatchObject({ 'Jana Nováková-Šťastná': 0 })
})

test('a guest who is not on the list is added while there are seats @phone', async ({
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

test('with the keyboard, no focused control is behind the search or both notices @phone', async ({
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
  await expect(page.getByRole('alert')).toContainText(saying('door:lost', { names: 'Jan Novák h' }))
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
  await button(page, 'door:dismiss').click()
  await expect(page.getByRole('alert')).toHaveText('')
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
  await expect(page.getByText(saying('door:unsent', { guests: 2 }))).toBeVisible()
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

test('a device has a name and can be ended alone; when the organiser ends the key, no device has the list, and its link is refused @phone', async ({
  page,
  browser,
  expectProblems,
}) => {
  expectProblems(refused(401))
  const door = await openDoor(guests)
  const refusal = (of: Page) => of.getByRole('heading', { level: 2, name: saying('door:refused.title') })
  await page.goto(door.link('cs'))
  const name = page.getByRole('textbox', { name: saying('door:device.label') })
  await expect(name).toHaveValue(/^Telefon \d\d$/)
  await name.fill('Tablet u schodů')
  await button(page, 'door:device.send').click()
  await expect(field(page)).toBeFocused()
  const other = await browser.newPage()
  await open(other, door)
  await page.reload()
  await expect(numbers(page)).toHaveText(['0', '7', '43'])
  expect(await door.devices()).toEqual(['Tablet u schodů', expect.stringMatching(/^Telefon \d\d$/)])

  await door.end('Tablet u schodů')
  await expect(refusal(page)).toBeVisible()
  expect(await page.content()).not.toMatch(/Novák/)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  await field(other).fill('novak')
  await expect(all(other, 'Jiří Novák')).toBeVisible()
  await door.close()
  await expect(refusal(other)).toBeVisible()
  await other.close()

  // Also in a tab that has the page already, where a new fragment loads no document.
  await page.goto(door.link('cs'))
  await button(page, 'door:device.send').click()
  await expect(refusal(page)).toBeVisible()
  await expect(page.getByText(saying('door:refused.message'))).toBeVisible()
  await expect(page).toHaveURL(doorPaths.cs)
  await open(page, await openDoor([['Eva Bílá', 1]]))
  await field(page).fill('eva')
  await expect(all(page, 'Eva Bílá')).toBeVisible()
})

test('the key leaves the address, a reload keeps it, nothing personal is stored, and the page asks before it is left without network @desktop', async ({
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
  expect(session['door:ticks']).toMatch(/^\[{"id":"[0-9a-f-]{36}","guest":"\d+","arrived":2,"before":0}\]$/)
  expect(others).toEqual({ local: {}, cookies: '', caches: [], databases: [] })

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.locator('a[data-language]').click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(all(page, 'Jiří Novák')).toHaveAttribute('aria-pressed', 'true')
  page.removeAllListeners('dialog')

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

/** A name in scripts of every kind, and what the staff at the door type to find it. */
const scripts = [
  ['Latin', 'Łucja Brønsted-Þórsdóttir', 'bronsted lucja'],
  ['Cyrillic', 'Йордан Семёнов', 'йордан семенов'],
  ['Greek', 'Νίκος Παπαδόπουλος', 'παπαδοπουλος'],
  ['Arabic', 'علی‌رضا کریمی', 'علیرضا'],
  ['Devanagari', 'अनिल शर्मा', 'शर्मा'],
  ['Thai', 'สมชาย ใจดี', 'ใจดี'],
  ['Japanese', '山田 花子', '花子'],
  ['Korean', '김민준', '김민'],
] as const

test('a name in any script is found and ticked, in one font; at 320 px a tick does not move the rows, and a long word of a name is wrapped @phone', async ({
  page,
  request,
}) => {
  const long = 'Bartoloměj Vševědoucí z Hradce Králové nad Labem'
  const longWord = 'Александра Константинопольская'
  const door = await openDoor([...scripts.map(([, name]) => [name, 1] as const), [long, 10], [longWord, 2]])
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
  await expect.poll(() => door.arrivals(request)).toEqual({ ...everybody, [long]: 0, [longWord]: 0 })

  await page.setViewportSize({ width: 320, height: 640 })
  await waitForFonts(page)
  await field(page).fill('bartolomej')
  const top = async () => (await all(page, long).boundingBox())!.y
  const before = await top()
  await all(page, long).click()
  await expect(button(page, 'door:undo')).toBeVisible()
  expect(await top()).toBe(before)
  await field(page).fill('александра')
  await expect(all(page, longWord)).toBeVisible()
  const overflowing = await all(page, longWord)
    .locator('span:first-child')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(overflowing).toBe(0)
})
