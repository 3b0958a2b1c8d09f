import type { Locator, Page } from '@playwright/test'
import { violations } from './accessibility/axe.ts'
import { cardTitle, exhibition, invitation, text, words } from './content.ts'
import { invite, paths, showPersonalInvitation } from './personal-invitations.ts'
import { linkIn, mailsTo, newestMail } from './mails.ts'
import { locales, type Locale } from './pages.ts'
import { cancelOnPage, guest } from './registration-fields.ts'
import { expect, test } from './test.ts'
import { htmlErrors } from './validate-html.ts'

const answer = (page: Page) => page.locator('[data-registration-answer]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

const in_ = (locale: Locale) => {
  const saying = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  const button = (key: Parameters<typeof text>[0]) => (page: Page) => page.getByRole('button', { name: saying(key) })
  return {
    saying,
    name: (page: Page) => page.getByLabel(saying('registration:fullName')),
    accept: button('invitation:accept.send'),
    decline: button('invitation:decline.send'),
    save: button('change:fewer.send'),
    seats: (count: number) => (locale === 'cs' ? new RegExp(`${count}\\smíst[oa]`) : new RegExp(`${count}\\splaces?`)),
  }
}

const choose = (page: Page, count: number) => page.getByLabel(String(count), { exact: true }).check()

const locale = 'cs'
const other = 'en'
const { saying, name, accept, decline, save, seats } = in_(locale)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest switches the language, declines, accepts for two after all, comes alone, takes the seat again and cancels @phone', async ({
    page,
  }) => {
    const { link, token, email } = await invite(locale)
    await page.goto(link)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(heading(page)).toHaveText(words(invitation!.title[locale]))
    await expect(main(page)).toContainText(words(invitation!.conditions[0]![locale]))
    await expect(main(page)).toContainText(email)
    await expect(name(page)).toHaveValue(guest)
    await expect(page.getByRole('radio')).toHaveCount(2)
    const source = page.getByRole('region', { name: saying('invitation:source.heading') })
    await test.step('the page says where the data come from, and when they are erased', async () => {
      await expect(source).toContainText(words(exhibition.organizer[locale]))
      await expect(source).toContainText(String(exhibition.retentionDays))
      await expect(source.getByRole('link')).toHaveText(exhibition.contact.email)
    })
    // Opening the link has changed nothing.
    expect(await mailsTo(email)).toEqual([])

    await page.locator(`a[hreflang="${other}"]`).click()
    await expect(page).toHaveURL(`${paths[other]}?t=${token}`)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    // Also from the answer to a form.
    await in_(other).decline(page).click()
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(in_(other).saying('invitation:answered.declined'))
    await page.locator(`a[hreflang="${locale}"]`).click()
    await expect(page).toHaveURL(link)
    await expect(main(page)).toContainText(saying('invitation:declined'))
    await expect(decline(page)).toHaveCount(0)

    await choose(page, 2)
    await accept(page).click()
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(saying('invitation:answered.registered'))
    await expect(heading(page)).toHaveText(cardTitle(guest, locale))
    await expect(main(page)).toContainText(seats(2))
    const mail = await newestMail(email, 1)
    expect(new URL(linkIn(mail)).pathname).toBe(paths[locale])

    // A reload sends nothing again.
    const again = await page.reload()
    expect([again?.request().method(), again?.status()]).toEqual(['GET', 200])
    await expect(answer(page)).toHaveText(saying('invitation:answered.registered'))
    await expect(main(page)).toContainText(seats(2))
    expect(await mailsTo(email)).toHaveLength(1)

    // The link in the mail leads to the same page.
    const { pathname, search } = new URL(linkIn(mail))
    await page.goto(pathname + search)
    await expect(heading(page)).toHaveText(cardTitle(guest, locale))
    await expect(page.getByLabel('2', { exact: true })).toBeChecked()
    await choose(page, 1)
    await name(page).fill(`${guest}-Nová`)
    await save(page).click()
    await expect(answer(page)).toHaveText(saying('change:changed'))
    await expect(heading(page)).toHaveText(cardTitle(`${guest}-Nová`, locale))
    await expect(main(page)).toContainText(seats(1))

    await choose(page, 2)
    await save(page).click()
    await expect(answer(page)).toBeFocused()
    await expect(main(page)).toContainText(seats(2))

    await cancelOnPage(page, locale)
    await expect(answer(page)).toBeFocused()
    await expect(answer(page)).toHaveText(saying('invitation:answered.cancelled'))
    await expect(heading(page)).toHaveText(words(invitation!.title[locale]))
  })
})

test('the HTML is valid before and after each answer, and for a wrong link @phone', async ({ request }) => {
  for (const locale of locales) {
    const { link, token } = await invite(locale)
    const send = (values: Record<string, string>) =>
      request.post('/api/invitation', { form: { token, locale, fullName: guest, ...values } })
    for (const answerOf of [
      () => request.get(link),
      () => send({ fullName: '', persons: '1' }),
      () => send({ persons: '0' }),
      () => send({ persons: '2' }),
      () => send({ persons: '1' }),
      () => send({ persons: '0' }),
      () => request.get(`${paths[locale]}?t=${'0'.repeat(32)}`),
    ]) {
      const html = await (await answerOf()).text()
      expect(html.match(/<main/g)).toHaveLength(1)
      expect(await htmlErrors(html)).toEqual([])
    }
  }
})

const states = [
  ['a full event', { answer: { state: 'full' } }, 'registration:programme.full'],
  ['an event whose registration has closed', { answer: { state: 'closed' } }, 'invitation:closed'],
  ['an event that was called off', { answer: { state: 'closed' }, isCalledOff: true }, 'change:calledOff.message'],
] as const
test('an invitation to an event that takes nobody says so, and nobody can accept @phone', async ({ page }) => {
  for (const [what, shown, key] of states) {
    await test.step(what, async () => {
      await showPersonalInvitation(page, locale, shown)
      await expect(main(page)).toContainText(saying(key))
      await expect(accept(page)).toHaveCount(0)
      expect(await violations(page)).toEqual([])
    })
  }
})

test('a guest with a name in any script is invited and accepts @phone', async ({ page, request }) => {
  const send = (token: string, fullName: string) =>
    request.post('/api/invitation', { form: { token, locale, fullName, persons: '1' } })
  for (const each of ['Łukasz Świątek', 'Иван Щукин', '王小明', 'अनिता शर्मा']) {
    const { link, token } = await invite(locale, { maxSeats: 1, name: each })
    expect(await (await request.get(link)).text()).toContain(`value="${each}"`)
    expect(await (await send(token, each)).text()).toMatch(new RegExp(`data-registration-confirmed[^]*>${each}<`))
  }
  // From right to left.
  const arabic = 'محمد عبد الرحمن'
  const { link } = await invite(locale, { maxSeats: 1, name: arabic })
  await page.goto(link)
  await expect(name(page)).toHaveValue(arabic)
  await accept(page).click()
  await expect(heading(page)).toHaveText(cardTitle(arabic, locale))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an older tab that declines after the guest has accepted changes nothing, and says so @phone', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/status 409/, /409/)
  const { link, email } = await invite(locale, { maxSeats: 1 })
  await page.goto(link)
  const newer = await context.newPage()
  await newer.goto(link)
  // A double click accepts once.
  await accept(newer).dblclick()
  await expect(heading(newer)).toHaveText(cardTitle(guest, locale))
  await newestMail(email, 1)
  await decline(page).click()
  await expect(answer(page)).toBeFocused()
  await expect(answer(page)).toHaveText(saying('registration:answer.already_accepted'))
  await expect(heading(page)).toHaveText(cardTitle(guest, locale))
})

test('a guest answers with the keyboard alone @desktop', async ({ page }) => {
  const { link } = await invite(locale)
  await page.goto(link)
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 20; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(page.getByLabel('1', { exact: true }))
  await page.keyboard.press('Space')
  await tabTo(accept(page))
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeFocused()
  await expect(heading(page)).toHaveText(cardTitle(guest, locale))
  await tabTo(page.locator('summary'))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: saying('change:cancel.sure') }))
  await page.keyboard.press('Enter')
  await expect(answer(page)).toHaveText(saying('invitation:answered.cancelled'))
})

test('the card of an invited guest prints alone, on one page @desktop', async ({ page }) => {
  await showPersonalInvitation(page, locale, { personalInvitation: { state: 'accepted', seats: 2 } })
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('form:visible, a:visible')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
