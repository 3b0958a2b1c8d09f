import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './accessibility/axe.ts'
import { eventOf, invitation, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { pathOfEvent, sample, sizeOf, type Locale } from './pages.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { expect, hydrated, test, waitForFonts } from './test.ts'

/** An event of the programme that is open from the beginning, for two persons; and the invitation. */
const tour = eventOf('anglicka-prohlidka')
const eventOfKind = { programme: tour, invitation: invitation! }

const pathOf = (kind: keyof typeof eventOfKind, locale: Locale) =>
  kind === 'invitation' ? sample('invitation', locale).path : pathOfEvent(tour.slug, locale)

const title = (page: Page) => page.locator('[data-registration-confirmed]')
/** The card itself. */
const cardOf = (page: Page) => title(page).locator('..')
const nameOf = (page: Page) => title(page).locator('[data-font] > span')

/** Registers for the tour. @returns the address */
async function register(page: Page): Promise<string> {
  const email = newAddress()
  await page.goto(pathOf('programme', 'cs'))
  await hydrated(page)
  await fillIn(page, 'cs', email)
  await fieldsOf(page, 'cs').send.click()
  await expect(title(page)).toBeFocused()
  return email
}

/** What a tab stores when a guest has registered: the key and the value. */
const cardIn = (slug: string, name: string) =>
  [
    `registration:${slug}`,
    JSON.stringify({ registered: { name, seats: 2, mail: true, waiting: false }, at: Date.now() }),
  ] as const

/** Shows the card of a guest, as a tab shows it in which the guest has registered. */
async function showCard(page: Page, kind: keyof typeof eventOfKind, locale: Locale, name = guest) {
  await page.addInitScript(([key, draft]) => sessionStorage.setItem(key, draft), cardIn(eventOfKind[kind].slug, name))
  await page.goto(pathOf(kind, locale))
  await hydrated(page)
  await expect(title(page)).toBeVisible()
}

// Each kind of event and each language is tested once.
for (const [kind, locale] of [
  ['programme', 'cs'],
  ['invitation', 'en'],
] as const) {
  test(`the name is the largest text of the card, which stays light in the dark, and prints on one page, in the proportions of A6, without the rest of the page (${kind}, ${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await showCard(page, kind, locale)
    await waitForFonts(page)
    const { sizes, name, width, colours } = await cardOf(page).evaluate((card) => {
      const { backgroundColor, color } = getComputedStyle(card)
      const text = card.querySelector('[data-font] > span')!
      const line = document.createRange()
      line.selectNodeContents(text)
      return {
        sizes: [...card.querySelectorAll('*')].map((each) => parseFloat(getComputedStyle(each).fontSize)),
        name: parseFloat(getComputedStyle(text).fontSize),
        width: line.getBoundingClientRect().width / card.getBoundingClientRect().width,
        colours: [backgroundColor, color],
      }
    })
    expect(Math.max(...sizes)).toBe(name)
    expect(width).toBeGreaterThan(0.6)
    expect(colours).toEqual(['rgb(250, 250, 247)', 'rgb(17, 17, 17)'])

    // The page of an event is printed from any screen.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const { outside, ratio, grounds } = await cardOf(page).evaluate((card) => {
      const { width, height } = card.getBoundingClientRect()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const outside: string[] = []
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        if (textContent?.trim() && parentElement!.checkVisibility() && !card.contains(parentElement))
          outside.push(textContent)
      }
      const clear = 'rgba(0, 0, 0, 0)'
      const grounds = [...document.body.querySelectorAll('*')]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).backgroundColor !== clear)
        .map((each) => each.className)
      return { outside, ratio: width / height, grounds }
    })
    expect(outside).toEqual([])
    expect(grounds).toEqual([])
    expect(ratio).toBeGreaterThan(1.25)
    expect(ratio).toBeLessThan(1.5)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}

/** Saves the card with the button. @returns the picture */
async function saveCard(page: Page) {
  await waitForFonts(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words(text('registration:card.picture', 'cs')) }).click()
  return saved
}

/** Expects a picture that is in the proportions of the card, and has its ground, its text and the colour of the name. */
async function expectPicture(page: Page, file: string) {
  const { width, height } = (await cardOf(page).boundingBox())!
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThanOrEqual(1500)
  expect(info.width / info.height).toBeCloseTo(width / height, 1)
  const wanted = await nameOf(page).evaluate((name) => getComputedStyle(name).color)
  const count = (colour: string) => {
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number)
    let pixels = 0
    for (let at = 0; at < data.length; at += info.channels) {
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) pixels++
    }
    return pixels / (info.width * info.height)
  }
  expect(count('rgb(250, 250, 247)')).toBeGreaterThan(0.5)
  expect(count('rgb(17, 17, 17)')).toBeGreaterThan(0.01)
  expect(count(wanted)).toBeGreaterThan(0.01)
}

test('the card is saved as a picture, on the page of the event and behind the link of the mail; the next guest of a tablet meets no name, and the page stops saying what the one before has booked @phone', async ({
  page,
}) => {
  const email = await register(page)
  const saved = await saveCard(page)
  expect(saved.suggestedFilename()).toBe(`${tour.slug}.png`)
  await expectPicture(page, await saved.path())

  const booked = page.getByRole('link', { name: /^Máte 2\smísta$/ })
  await expect(booked).toBeVisible()
  await page.reload()
  await expect(booked).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: words(text('registration:kept.keep', 'cs')) }).click()
  await page.getByRole('button', { name: words(text('registration:kept.another', 'cs')) }).click()
  await expect(page.locator('#registration-heading')).toBeFocused()
  for (const step of ['at once', 'after a reload']) {
    await expect(fieldsOf(page, 'cs').name, step).toHaveValue('')
    await expect(page.getByText(guest), step).toHaveCount(0)
    await expect(page.getByRole('link', { name: text('event:register', 'cs'), exact: true }), step).toBeVisible()
    await page.reload()
    await hydrated(page)
  }
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(kept.filter((key) => key.startsWith('registration'))).toEqual([])

  const { pathname, search } = new URL(linkIn(await newestMail(email, 1)))
  await page.goto(pathname + search)
  await expectPicture(page, await (await saveCard(page)).path())
  await expect(page.getByText(words(text('registration:card.notSaved', 'cs')))).toBeHidden()
})

/** Names, and whether they are in the title font. */
const names: [name: string, font: 'title' | 'system'][] = [
  ['Jo', 'title'],
  ['Maria Antonietta Giovanna Wilhelmina von Habsburg-Lothringen und zu Toerring-Jettenbach de Bourbon-Parma', 'title'],
  ['Иван Щукин', 'system'],
  ['محمد عبد الرحمن', 'system'],
  ['Zoë 🎨 Nová', 'system'],
  ['Mamamuwumi'.repeat(6), 'title'],
]

/** Shows the card of another guest without loading the page again. */
async function showNext(page: Page, name: string) {
  const follow = (path: string) => page.evaluate((to) => window.___navigate?.(to), path)
  await follow(sample('artists', 'cs').path)
  await expect(title(page)).toHaveCount(0)
  await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), cardIn(tour.slug, name))
  await follow(pathOf('programme', 'cs'))
}

test('a card has room for any name, with every word on one line that one line can hold @desktop', async ({ page }) => {
  await showCard(page, 'programme', 'cs')
  await waitForFonts(page)
  for (const [name, font] of names) {
    await showNext(page, name)
    await expect(nameOf(page)).toHaveText(name)
    await expect(title(page).locator(`[data-font="${font}"]`)).toHaveCount(1)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // The words that are broken into two lines, and by how many pixels the widest line leaves the box.
      const { widest, brokenWords, scrolls } = await nameOf(page).evaluate((element) => {
        const text = element.firstChild!
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right } = range.getBoundingClientRect()
        const box = element.getBoundingClientRect()
        const brokenWords = [...text.textContent!.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          return Math.max(...tops) - Math.min(...tops) > 0.5 * parseFloat(getComputedStyle(element).fontSize)
        })
        const { scrollWidth, clientWidth } = document.documentElement
        return {
          widest: Math.max(box.left - left, right - box.right),
          brokenWords: brokenWords.map(String).filter((word) => word.length < 60),
          scrolls: scrollWidth > clientWidth,
        }
      })
      expect(brokenWords, `${name}, ${width} px`).toEqual([])
      expect(widest, `${name}, ${width} px`).toBeLessThan(2)
      expect(scrolls, `${name}, ${width} px`).toBe(false)
    }
  }
})
