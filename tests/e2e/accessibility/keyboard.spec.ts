import { artists, events, invitation, plain, text, words } from '../content.ts'
import { sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { expectVisibleFocus, moveTo } from './focus.ts'

// These tests press only Tab, Enter, Space, Esc and the arrow keys.
const artist = artists.findIndex(({ works }, index) => index > 0 && works.length >= 3)
const { name, works, slug } = artists[artist]!
const title = (index: number, locale: 'cs' | 'en') => plain(works[index]!.title[locale])

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// What the keys do does not depend on the language: half of the tests are in Czech, half in English.
test('the keyboard skips to the content', async ({ page }) => {
  await page.goto(sample('artists', 'cs').path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text('common:skip', 'cs') })).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expectVisibleFocus(page)
})

test('the keyboard finds an artist, opens a work, zooms it and goes to the next', async ({ page }) => {
  await page.goto(sample('artists', 'en').path)
  await hydrated(page)
  await moveTo(page, page.locator('main li').getByRole('link', { name, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`-${slug}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The router focuses the new page a moment after it shows it.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()

  await moveTo(page, page.locator('figure').getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, ${title(0, 'en')}`)
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused()
  await moveTo(page, page.getByRole('button', { name: text('artist:work.zoomIn', 'en') }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: text('artist:work.zoomOut', 'en') })).toBeFocused()
  await page.keyboard.press('0')
  await moveTo(page, page.locator('main a[rel=next]'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, ${title(1, 'en')}`)
})

test('the keyboard opens the menu, closes it, and goes to the contact', async ({ page }) => {
  await page.goto(sample('text', 'en').path)
  await hydrated(page)
  const button = page.getByRole('button', { name: text('common:menu.open', 'en') })
  await moveTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Space')
  const contact = page.locator('#menu').getByRole('link', { name: text('common:menu.contact', 'en') })
  await moveTo(page, contact)
  await page.keyboard.press('Shift+Tab')
  await expectVisibleFocus(page)
  await moveTo(page, contact)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport()
  // The section scrolls into view a moment before it gets the focus.
  await expect(page.locator('#contact')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#contact :focus')).toHaveCount(1)
  await expectVisibleFocus(page)
})

test('the keyboard filters the programme and opens an event', async ({ page }) => {
  await page.goto(sample('home', 'cs').path)
  await moveTo(page, page.locator('#program input[name="day"]'))
  await page.keyboard.press('ArrowRight')
  await expectVisibleFocus(page)
  const day = await page.locator('#program input[name="day"]:checked').inputValue()
  await expect(page.locator('#program article:visible')).toHaveCount(
    events.filter(({ start }) => start.startsWith(day)).length,
  )

  const details = page.locator('#program details:visible').first()
  await moveTo(page, details.locator('summary'))
  await page.keyboard.press('Space')
  await expect(details).toHaveAttribute('open', '')
  await moveTo(page, details.getByRole('link').first())
  await moveTo(page, page.locator('#program input[name="day"]'), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('#program article:visible')).toHaveCount(events.length)
})

test('with the keyboard a guest corrects the form and registers', async ({ page }) => {
  await page.goto(sample('invitation', 'en').path)
  await hydrated(page)
  const send = page.getByRole('button', { name: text('registration:send', 'en') })
  await moveTo(page, send)
  await page.keyboard.press('Enter')

  const summary = page.getByRole('group', {
    name: words(text('registration:summary', 'en')),
  })
  await expect(summary).toBeFocused()
  await moveTo(page, summary.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text('registration:fullName', 'en'))).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.type('Žofie Příkladná')
  await moveTo(page, page.getByLabel(text('registration:email', 'en')))
  await page.keyboard.type(`keyboard-${process.pid}-${Date.now()}@example.org`)
  await moveTo(page, page.getByRole('radio'))
  await page.keyboard.press('ArrowDown')
  await expectVisibleFocus(page)
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await moveTo(page, send)
  await page.keyboard.press('Space')

  await expect(page.getByRole('heading', { level: 1, name: invitation!.title.en })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
