import type { Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { cardTitle, eventOf, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { hasJavaScript, locales, pathOfEvent } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { cancelOnPage, fieldsOf, guest } from './registration-fields.ts'
import { expect, hydrated, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = eventOf('anglicka-prohlidka')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const locale of locales) {
  const javaScriptEnabled = hasJavaScript[locale]
  const t = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  const seats = locale === 'cs' ? /2\smísta/ : /2\splaces/
  const press = (page: Page, key: Parameters<typeof text>[0]) => page.getByRole('button', { name: t(key) }).click()

  /** Opens the form of the event, which has seats, and fills it in for one. */
  async function openForm(page: Page, address: string) {
    const { name, email } = fieldsOf(page, locale)
    await answerSeats(page, { [tour.slug]: { state: 'open' } })
    await page.goto(pathOfEvent(tour.slug, locale))
    if (javaScriptEnabled) await hydrated(page)
    await name.fill(guest)
    await email.fill(address)
  }

  async function expectAccessible(page: Page) {
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(textFaults)).toEqual([])
    if (javaScriptEnabled) expect(await violations(page)).toEqual([])
  }

  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a guest mistypes the address, corrects it, loses the link, adds a place, cancels, takes that back, and moves to another address @phone', async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status (of )?4(04|22)/)
      const { answer } = fieldsOf(page, locale)
      const right = newAddress()
      const wrong = right.replace('example.org', 'gmial.com')
      const subject = (kind: string) =>
        words(
          text(`mail:${kind}.subject` as Parameters<typeof text>[0], locale).replace('{{event}}', tour.title[locale]),
        )

      await test.step('registers with a mistyped address', async () => {
        await openForm(page, wrong)
        if (javaScriptEnabled) {
          await expect(page.getByRole('button', { name: wrong.replace('gmial', 'gmail') })).toBeVisible()
        }
        await press(page, 'registration:send')
        await expect(page.locator('[data-registration-confirmed]')).toHaveText(cardTitle(guest, locale))
        await expect(page.getByText(wrong)).toBeVisible()
      })
      const lost = await newestMail(wrong, 1)

      await test.step('corrects it in the same browser', async () => {
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
        await page.goto(linkIn(lost))
        await expect(heading(page)).toHaveText(t('change:unknown.title'))
      })

      await test.step('asks for the link again', async () => {
        await expectAccessible(page)
        const { email } = fieldsOf(page, locale)
        await email.fill('jana')
        await press(page, 'registration:links.send')
        await expect(email).toHaveValue('jana')
        await expect(email).toHaveAccessibleDescription(t('registration:error.email'))
        await email.fill(right)
        await page.keyboard.press('Enter')
        await expect(heading(page)).toHaveText(t('registration:links.sent'))
      })
      const links = await newestMail(right, 2)
      const [link] = /http\S+\?t=[0-9a-f]{32}/.exec(links.text!)!

      await test.step('adds a place', async () => {
        await page.goto(link)
        await expectAccessible(page)
        await page.getByLabel('2', { exact: true }).check()
        await press(page, 'change:fewer.send')
        await expect(answer).toHaveText(t('change:changed'))
        await expect(page.getByRole('main')).toContainText(seats)
      })

      await test.step('cancels, and takes it back', async () => {
        await cancelOnPage(page, locale)
        await expect(answer).toHaveText(t('change:cancelled.done'))
        await expectAccessible(page)
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
        await page.goto(linkIn(mail))
      })

      await cancelOnPage(page, locale)
      await expect(answer).toHaveText(t('change:cancelled.done'))
    })

    test('a guest who registers again gets the link by mail, and it opens the registration @phone', async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status (of )?409/)
      const email = newAddress()
      // Another name: without JavaScript the same form is the same registration.
      const data = { event: tour.slug, fullName: 'Žofie První', email, persons: '1', locale }
      expect((await request.post('/api/register', { data })).status()).toBe(201)
      await newestMail(email, 1)

      await openForm(page, email)
      await press(page, 'registration:send')
      await expect(page.getByText(t('registration:programme.email_taken'))).toBeVisible()
      await press(page, 'registration:links.send')
      await expect(page.getByText(t('registration:links.sentNote'))).toBeVisible()
      const mail = await newestMail(email, 2)
      expect(mail.subject).toMatch(t('mail:links.subject'))
      await page.goto(/http\S+\?t=[0-9a-f]{32}/.exec(mail.text!)![0])
      await expect(heading(page)).toContainText('Žofie')
    })
  })
}
