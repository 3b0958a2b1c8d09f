import type { Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { cancelOnPage } from './ask-once.ts'
import { cardTitle, events, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { hasJavaScript, locales, pages } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { expect, hydrated, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = events.find(({ slug }) => slug === 'anglicka-prohlidka')!
const name = 'Žofie Příkladná'

const answer = (page: Page) => page.locator('[data-registration-answer]')

for (const locale of locales) {
  const javaScriptEnabled = hasJavaScript[locale]
  const t = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${tour.slug}`))!
  const press = (page: Page, key: Parameters<typeof text>[0]) => page.getByRole('button', { name: t(key) }).click()

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
      const right = newAddress()
      const wrong = right.replace('example.org', 'gmial.com')
      const subject = (kind: string) =>
        words(
          text(`mail:${kind}.subject` as Parameters<typeof text>[0], locale).replace('{{event}}', tour.title[locale]),
        )

      await test.step('registers with a mistyped address', async () => {
        await answerSeats(page, { [tour.slug]: { state: 'open' } })
        await page.goto(path)
        if (javaScriptEnabled) await hydrated(page)
        await page.getByLabel(t('registration:fullName')).fill(name)
        await page.getByLabel(t('registration:email')).fill(wrong)
        await page.getByLabel('1', { exact: true }).check()
        if (javaScriptEnabled) {
          await expect(page.getByRole('button', { name: wrong.replace('gmial', 'gmail') })).toBeVisible()
        }
        await press(page, 'registration:send')
        await expect(page.locator('[data-registration-confirmed]')).toHaveText(cardTitle(name, locale))
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
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('change:unknown.title'))
      })

      await test.step('asks for the link again', async () => {
        await page.getByLabel(t('registration:email')).fill(right)
        await press(page, 'registration:links.send')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration:links.sent'))
      })
      const links = await newestMail(right, 2)
      const [link] = /http\S+\?t=[0-9a-f]{32}/.exec(links.text!)!

      await test.step('adds a place', async () => {
        await page.goto(link)
        await expectAccessible(page)
        await page.getByLabel('2', { exact: true }).check()
        await press(page, 'change:fewer.send')
        await expect(answer(page)).toHaveText(t('change:changed'))
        await expect(page.getByRole('main')).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
      })

      await test.step('cancels, and takes it back', async () => {
        await cancelOnPage(page, locale)
        await expect(answer(page)).toHaveText(t('change:cancelled.done'))
        await expectAccessible(page)
        await press(page, 'change:undo.send')
        await expect(answer(page)).toHaveText(t('change:undo.done'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTitle(name, locale))
        await expect(page.getByRole('main')).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
      })

      const moved = newAddress()
      await test.step('moves to another name and address, which confirms itself first', async () => {
        await page.getByLabel(t('registration:fullName')).fill('Žofie Nová')
        await page.getByLabel(t('change:guest.email')).fill(moved)
        await press(page, 'change:guest.send')
        await expect(answer(page)).toHaveText(t('change:addressSent'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTitle('Žofie Nová', locale))
        const mail = await newestMail(moved, 1)
        expect(mail.subject).toMatch(subject('address'))
        await page.goto(linkIn(mail))
        await expectAccessible(page)
        await expect(page.getByRole('main')).toContainText(moved)
        await press(page, 'change:confirm.send')
        await expect(answer(page)).toHaveText(t('change:confirmed'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTitle('Žofie Nová', locale))
        await page.goto(link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('change:unknown.title'))
        await page.goto(linkIn(mail))
      })

      await cancelOnPage(page, locale)
      await expect(answer(page)).toHaveText(t('change:cancelled.done'))
    })
  })
}
