import type { Page } from '@playwright/test'
import type { TextKey } from '../../src/i18n/keys.ts'
import { violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { cardTitle, eventOf, text, words } from './content.ts'
import { linkIn, mailsTo, newAddress, newestMail } from './mails.ts'
import { pathOfEvent, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { cancelOnPage, fieldsOf, guest } from './registration-fields.ts'
import { expect, hydrated, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = eventOf('anglicka-prohlidka')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** What both tests do, in a language, with JavaScript or without. */
function journeyIn(locale: Locale, javaScriptEnabled: boolean) {
  const t = (key: TextKey) => words(text(key, locale))
  const press = (page: Page, key: TextKey) => page.getByRole('button', { name: t(key) }).click()
  const subject = (kind: string) =>
    words(text(`mail:${kind}.subject` as TextKey, locale).replace('{{event}}', tour.title[locale]))

  async function expectAccessible(page: Page) {
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(textFaults)).toEqual([])
    if (javaScriptEnabled) expect(await violations(page)).toEqual([])
  }

  /** Opens the form of the event, which has seats, and fills it in for one. */
  async function openForm(page: Page, address: string, name = guest) {
    await answerSeats(page, { [tour.slug]: { state: 'open' } })
    await page.goto(pathOfEvent(tour.slug, locale))
    if (javaScriptEnabled) await hydrated(page)
    await fieldsOf(page, locale).name.fill(name)
    await fieldsOf(page, locale).email.fill(address)
  }

  /** Registers with a mistyped address, and corrects it in the same browser. @returns the mail that went astray */
  async function correct(page: Page, wrong: string, right: string) {
    await openForm(page, wrong)
    if (javaScriptEnabled) {
      await expect(page.getByRole('button', { name: wrong.replace('gmial', 'gmail') })).toBeVisible()
    }
    await press(page, 'registration:send')
    await expect(page.locator('[data-registration-confirmed]')).toHaveText(cardTitle(guest, locale))
    await expect(page.getByText(wrong)).toBeVisible()
    const lost = await newestMail(wrong, 1)
    await expectAccessible(page)
    const field = page.getByLabel(t('registration:correct.email'))
    // A known slip opens the form, with what was probably meant.
    await expect(field).toHaveValue(wrong.replace('gmial', 'gmail'))
    await field.fill('jana')
    await press(page, 'registration:correct.send')
    await expect(field).toHaveAccessibleDescription(t('registration:error.email'))
    await field.fill(right)
    await press(page, 'registration:correct.send')
    await expect(page.getByText(t('registration:correct.done'))).toBeVisible()
    await expect(page.locator('main, article').first()).toContainText(right)
    expect((await newestMail(right, 1)).subject).toMatch(subject('registered'))
    return lost
  }

  /** Registers again, and gets the link by mail. @returns the link */
  async function registerAgain(page: Page, address: string) {
    // Another name: without JavaScript the same form is the same registration.
    await openForm(page, address, 'Žofie Druhá')
    await press(page, 'registration:send')
    await expect(page.getByText(t('registration:programme.email_taken'))).toBeVisible()
    await press(page, 'registration:links.send')
    await expect(page.getByText(t('registration:links.sentNote'))).toBeVisible()
    const mail = await newestMail(address, 2)
    expect(mail.subject).toMatch(t('mail:links.subject'))
    return linkAmong(mail)
  }

  return { t, press, subject, expectAccessible, correct, registerAgain }
}

/** The first link in a mail with the links of a guest. */
const linkAmong = ({ text }: { text?: string | undefined }) => /http\S+\?t=[0-9a-f]{32}/.exec(text!)![0]

test('a guest mistypes the address, corrects it, loses the link, registers again, switches the language, adds a place, cancels, takes that back, and moves to another address; an older tab changes nothing @phone', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/status (of )?4(04|09|22)/)
  const locale = 'cs'
  const { t, press, subject, expectAccessible, correct, registerAgain } = journeyIn(locale, true)
  const { answer, email } = fieldsOf(page, locale)
  const seats = /2\smísta/
  const right = newAddress()
  const lost = await test.step('registers with a mistyped address, and corrects it', () =>
    correct(page, right.replace('example.org', 'gmial.com'), right))

  await test.step('registers again in another tab, and gets the link', async () => {
    const tab = await context.newPage()
    await registerAgain(tab, right)
    await tab.close()
  })

  await test.step('asks for the link again, on the page of the link that is no more', async () => {
    await page.goto(linkIn(lost))
    await expect(heading(page)).toHaveText(t('change:unknown.title'))
    await expectAccessible(page)
    await email.fill('jana')
    await press(page, 'registration:links.send')
    await expect(email).toHaveValue('jana')
    await expect(email).toHaveAccessibleDescription(t('registration:error.email'))
    await email.fill(right)
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(t('registration:links.sent'))
  })
  const link = linkAmong(await newestMail(right, 3))

  await test.step('switches the language, also from the answer to a form, which changes nothing', async () => {
    const other = 'en'
    await page.goto(link)
    await page.locator(`header a[hreflang="${other}"]`).first().click()
    await expect(page).toHaveURL(/\/en\/registration\?t=/)
    await expect(heading(page)).toHaveText(cardTitle(guest, other))
    await page.getByRole('button', { name: words(text('change:fewer.send', other)) }).click()
    await expect(fieldsOf(page, other).answer).toBeFocused()
    await page.locator(`header a[hreflang="${locale}"]`).first().click()
    await expect(page).toHaveURL(link)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })

  await test.step('adds a place, and an older tab then changes nothing', async () => {
    await expectAccessible(page)
    // The function validates, and answers in the language of the page.
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
    await expect(page.getByLabel('1', { exact: true })).toBeChecked()
    const olderTab = await context.newPage()
    await olderTab.goto(link)
    await page.getByLabel('2', { exact: true }).check()
    await press(page, 'change:fewer.send')
    await expect(answer).toBeFocused()
    await expect(answer).toHaveText(t('change:changed'))
    await expect(page.getByRole('main')).toContainText(seats)
    await expect(page.getByLabel('2', { exact: true })).toBeChecked()
    await press(olderTab, 'change:fewer.send')
    await expect(fieldsOf(olderTab, locale).answer).toHaveText(t('registration:answer.changed_meanwhile'))
    await expect(olderTab.getByRole('main')).toContainText(seats)
    await olderTab.close()
  })

  await test.step('cancels, and takes it back', async () => {
    await cancelOnPage(page, locale)
    await expect(answer).toBeFocused()
    await expect(answer).toHaveText(t('change:cancelled.done'))
    await expect(heading(page)).toHaveText(t('change:cancelled.title'))
    await expect(page.getByRole('main')).not.toContainText(guest)
    await expectAccessible(page)
    // Back to the answer before shows what holds now, and sends no form again.
    expect((await page.goBack())?.request().method()).toBe('GET')
    await expect(heading(page)).toHaveText(t('change:cancelled.title'))
    await expect(answer).toHaveCount(0)
    await press(page, 'change:undo.send')
    await expect(answer).toHaveText(t('change:undo.done'))
    await expect(heading(page)).toHaveText(cardTitle(guest, locale))
    await expect(page.getByRole('main')).toContainText(seats)
  })

  const moved = newAddress()
  await test.step('moves to another name and address, which confirms itself first', async () => {
    await page.getByLabel(t('registration:fullName')).fill('Žofie Nová')
    await page.getByLabel(t('change:guest.email')).fill(moved)
    await press(page, 'change:guest.send')
    await expect(answer).toHaveText(t('change:addressSent'))
    await expect(heading(page)).toHaveText(cardTitle('Žofie Nová', locale))
    const mail = await newestMail(moved, 1)
    expect(mail.subject).toMatch(subject('address'))
    await page.goto(linkIn(mail))
    await expectAccessible(page)
    await expect(page.getByRole('main')).toContainText(moved)
    await press(page, 'change:confirm.send')
    await expect(answer).toHaveText(t('change:confirmed'))
    await expect(heading(page)).toHaveText(cardTitle('Žofie Nová', locale))
    await page.goto(link)
    await expect(heading(page)).toHaveText(t('change:unknown.title'))
    await page.goto(linkIn(await newestMail(moved, 2)))
    await expect(heading(page)).toHaveText(cardTitle('Žofie Nová', locale))
    await expect.poll(async () => (await mailsTo(right)).map((each) => each.subject).join()).toMatch(subject('moved'))
  })

  await cancelOnPage(page, locale)
  await expect(answer).toHaveText(t('change:cancelled.done'))
  await page.getByRole('link', { name: t('registration:programme.back') }).click()
  await expect(heading(page)).toHaveText(words(tour.title[locale]))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest mistypes the address, corrects it, registers again and gets the link by mail, which opens the registration @phone', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status (of )?4(09|22)/)
    const { correct, registerAgain } = journeyIn('en', false)
    const right = newAddress()
    await correct(page, right.replace('example.org', 'gmial.com'), right)
    await page.goto(await registerAgain(page, right))
    await expect(heading(page)).toHaveText(cardTitle(guest, 'en'))
    await cancelOnPage(page, 'en')
  })
})
