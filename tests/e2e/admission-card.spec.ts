import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './accessibility/axe.ts'
import { cardTitle, events, invitation, text, words } from './content.ts'
import { linkIn, mailsTo, newAddress, newestMail } from './mails.ts'
import { fitOf } from './name-fit.ts'
import { locales, pages, sample, sizeOf, type Locale } from './pages.ts'
import { expect, hydrated, test, waitForFonts } from './test.ts'

const guest = 'Ludmila Střeštíková'

/** An event of the programme that is open from the beginning, for two persons; and the invitation. */
const tour = events.find(({ slug }) => slug === 'anglicka-prohlidka')!

type Kind = 'programme' | 'invitation'

const eventOf = { programme: tour, invitation: invitation! }

function pathOf(kind: Kind, locale: Locale): string {
  if (kind === 'invitation') return sample('invitation', locale).path
  return pages.find((page) => page.kind === 'event' && page.locale === locale && page.path.endsWith(`/${tour.slug}`))!
    .path
}

/** Fills in the form for two, and sends it. */
async function register(page: Page, kind: Kind, locale: Locale, email: string) {
  await page.getByLabel(text('registration:fullName', locale)).fill(guest)
  await page.getByLabel(text('registration:email', locale)).fill(email)
  await page.locator(kind === 'programme' ? '[name="persons"][value="2"]' : '[value="plusOne"]').check()
  await page.getByRole('button', { name: words(text('registration:send', locale)) }).click()
}

const title = (page: Page) => page.locator('[data-registration-confirmed]')
/** The card itself. */
const cardOf = (page: Page) => title(page).locator('..')
const nameOf = (page: Page) => title(page).locator('[data-font] > span')

async function expectCard(page: Page, kind: Kind, locale: Locale) {
  const { title: name, start, end } = eventOf[kind]
  await expect(title(page)).toHaveText(cardTitle(guest, locale))
  const card = cardOf(page)
  await expect(card).toContainText(words(name[locale]))
  await expect(card).toContainText(`${start.slice(11)}–${end.slice(11)}`)
  await expect(card).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
}

/** Shows the card of a guest, as a tab shows it in which the guest has registered. */
async function showCard(page: Page, kind: Kind, locale: Locale, name = guest) {
  const registered = { name, seats: 2, mail: true, waiting: false }
  await page.addInitScript(([key, draft]) => sessionStorage.setItem(key, draft), [
    `registration:${eventOf[kind].slug}`,
    JSON.stringify({ registered, at: Date.now() }),
  ] as const)
  await page.goto(pathOf(kind, locale))
  await hydrated(page)
  await expect(title(page)).toBeVisible()
}

// Each kind of event and each language is tested once.
for (const [kind, locale] of [
  ['programme', 'cs'],
  ['invitation', 'en'],
] as const) {
  test(`the card has the name, stays after a reload and in the history, and is in this tab only (${kind}, ${locale}) @phone`, async ({
    page,
    context,
  }) => {
    await page.goto(pathOf(kind, locale))
    await hydrated(page)
    await register(page, kind, locale, newAddress())
    await expect(title(page)).toBeFocused()
    await expectCard(page, kind, locale)

    await page.reload()
    await hydrated(page)
    await expectCard(page, kind, locale)
    await expect(title(page)).not.toBeFocused()
    await page.goto(sample('artists', locale).path)
    await page.goBack()
    await hydrated(page)
    await expectCard(page, kind, locale)

    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    const tab = await context.newPage()
    await tab.goto(pathOf(kind, locale))
    await hydrated(tab)
    await expect(tab.getByLabel(text('registration:fullName', locale))).toHaveValue('')
    await expect(tab.getByText(guest)).toHaveCount(0)
  })

  test(`the name is the largest text of the card, which stays light in the dark (${kind}, ${locale}) ${sizeOf[locale]}`, async ({
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
  })

  test(`the card prints on one page, in the proportions of A6, without the rest of the page (${kind}, ${locale}) @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await showCard(page, kind, locale)
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the answer is the card, and a reload of it registers nobody twice (${kind}, ${locale}) @phone`, async ({
      page,
    }) => {
      const email = newAddress()
      await page.goto(pathOf(kind, locale))
      const answer = page.waitForResponse('**/api/register')
      await register(page, kind, locale, email)
      expect([(await answer).status(), (await answer).headers()['cache-control']]).toEqual([201, 'no-store'])
      await expect(title(page)).toBeFocused()
      await expectCard(page, kind, locale)
      await newestMail(email, 1)

      const again = await page.reload()
      expect([again?.request().method(), again?.status()]).toEqual(['POST', 201])
      await expectCard(page, kind, locale)
      expect(await mailsTo(email)).toHaveLength(1)
    })
  })
}

for (const locale of locales) {
  test(`the next guest of a tablet meets no name, and the page stops saying what the one before has booked (${locale}) @phone`, async ({
    page,
  }) => {
    const path = pathOf('programme', locale)
    const booked = page.getByRole('link', { name: locale === 'cs' ? /^Máte 2\smísta$/ : /^You have 2\splaces$/ })
    await page.goto(path)
    await hydrated(page)
    await register(page, 'programme', locale, newAddress())
    await expect(title(page)).toBeFocused()
    await expect(booked).toBeVisible()
    await page.reload()
    await expect(booked).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await page.getByRole('button', { name: words(text('registration:kept.keep', locale)) }).click()
    await page.getByRole('button', { name: words(text('registration:kept.another', locale)) }).click()
    await expect(page.locator('#registration-heading')).toBeFocused()
    for (const step of ['at once', 'after a reload']) {
      await expect(page.getByLabel(text('registration:fullName', locale)), step).toHaveValue('')
      await expect(page.getByText(guest), step).toHaveCount(0)
      await expect(page.getByRole('link', { name: text('event:register', locale), exact: true }), step).toBeVisible()
      await page.reload()
      await hydrated(page)
    }
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(kept.filter((key) => key.startsWith('registration'))).toEqual([])
  })
}

/** Saves the card with the button. @returns the picture */
async function saveCard(page: Page, locale: Locale) {
  await waitForFonts(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words(text('registration:card.picture', locale)) }).click()
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

test('the card is saved as a picture, on the page of the event and behind the link of the mail @phone', async ({
  page,
}) => {
  const email = newAddress()
  await page.goto(pathOf('programme', 'cs'))
  await hydrated(page)
  await register(page, 'programme', 'cs', email)
  await expect(title(page)).toBeFocused()
  const saved = await saveCard(page, 'cs')
  expect(saved.suggestedFilename()).toBe(`${tour.slug}.png`)
  await expectPicture(page, await saved.path())

  const { pathname, search } = new URL(linkIn(await newestMail(email, 1)))
  await page.goto(pathname + search)
  await expectPicture(page, await (await saveCard(page, 'cs')).path())
  await expect(page.getByText(words(text('registration:card.notSaved', 'cs')))).toBeHidden()
})

/** Names, and whether they are in the title font. */
const names: [name: string, font: 'title' | 'system'][] = [
  ['Jo', 'title'],
  ['Řehoř Ďuříček', 'title'],
  ['Maria Antonietta Giovanna Wilhelmina von Habsburg-Lothringen und zu Toerring-Jettenbach de Bourbon-Parma', 'title'],
  ['Иван Щукин', 'system'],
  ['محمد عبد الرحمن', 'system'],
  ['Zoë 🎨 Nová', 'system'],
]

for (const [name, font] of names) {
  test(`a card has room for the name “${name}”, with every word on one line @desktop`, async ({ page }) => {
    await showCard(page, 'invitation', 'cs', name)
    await waitForFonts(page)
    await expect(nameOf(page)).toHaveText(name)
    await expect(title(page).locator(`[data-font="${font}"]`)).toHaveCount(1)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const { widest, brokenWords, scrolls } = await fitOf(nameOf(page))
      expect(brokenWords, `${width} px`).toEqual([])
      expect(widest, `${width} px`).toBeLessThan(2)
      expect(scrolls, `${width} px`).toBe(false)
    }
  })
}

test('a name that looks like HTML or a placeholder is text on a card @desktop', async ({ page }) => {
  const name = '<script>alert(1)</script> {{places}} {{if mail}} <img src=x>'
  await showCard(page, 'invitation', 'en', name)
  await expect(nameOf(page)).toHaveText(name)
  await expect(page.locator('h1 img, h1 script')).toHaveCount(0)
})

test('a word of 60 letters is broken inside a card @desktop', async ({ page }) => {
  await showCard(page, 'programme', 'en', 'Mamamuwumi'.repeat(6))
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await nameOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    const isScrolled = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isScrolled, `${width} px`).toBe(false)
  }
})

for (const locale of locales) {
  test(`a visitor on the waiting list gets no card, also after a reload (${locale}) ${sizeOf[locale]}`, async ({
    page,
    expectProblems,
  }) => {
    // No server knows the registration.
    expectProblems(/status (of )?410/)
    await page.route('**/api/register', (route) =>
      route.fulfill({ status: 202, json: { code: 'waiting', mail: true } }),
    )
    await page.goto(pathOf('programme', locale))
    await hydrated(page)
    await register(page, 'programme', locale, 'nobody@example.org')
    for (let time = 0; time < 2; time++) {
      await expect(title(page)).toHaveText(words(text('registration:waiting.title', locale)))
      await expect(page.locator('[data-font]')).toHaveCount(0)
      await page.reload()
      await hydrated(page)
    }
  })
}
