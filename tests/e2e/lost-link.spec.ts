import { violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { textFaults } from './accessibility/text-faults.ts'
import { events, text, words } from './content.ts'
import { mailsTo, newAddress, newestMail } from './mails.ts'
import { hasJavaScript, locales, pages, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { expect, hydrated, test } from './test.ts'

const event = events.find(({ slug }) => slug === 'anglicka-prohlidka')!
const registrationPath: Record<Locale, string> = { cs: '/registrace', en: '/en/registration' }

for (const locale of locales) {
  const javaScriptEnabled = hasJavaScript[locale]
  const t = (key: Parameters<typeof text>[0]) => words(text(key, locale))
  const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${event.slug}`))!

  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a guest who registers again gets the link by mail, and it opens the registration @phone', async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status (of )?409/)
      const email = newAddress()
      // Another name: without JavaScript the same form is the same registration.
      const data = { event: event.slug, fullName: 'Žofie První', email, persons: '1', locale }
      expect((await request.post('/api/register', { data })).status()).toBe(201)
      await newestMail(email, 1)

      await answerSeats(page, { [event.slug]: { state: 'open' } })
      await page.goto(path)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel(t('registration:fullName')).fill('Žofie Příkladná')
      await page.getByLabel(t('registration:email')).fill(email)
      await page.getByRole('button', { name: t('registration:send') }).click()
      await expect(page.getByText(t('registration:programme.email_taken'))).toBeVisible()
      await page.getByRole('button', { name: t('registration:links.send') }).click()
      await expect(page.getByText(t('registration:links.sentNote'))).toBeVisible()
      const mail = await newestMail(email, 2)
      expect(mail.subject).toMatch(t('mail:links.subject'))
      await page.goto(/http\S+\?t=[0-9a-f]{32}/.exec(mail.text!)![0])
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Žofie')
    })

    test('on the page without a link, a guest asks for it; an unknown address gets the same page and no mail @phone', async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status (of )?4(04|22)/)
      const email = newAddress()
      await page.goto(registrationPath[locale])
      expect(await page.evaluate(smallTargets)).toEqual([])
      expect(await page.evaluate(textFaults)).toEqual([])
      if (javaScriptEnabled) expect(await violations(page)).toEqual([])
      const field = page.getByLabel(t('registration:email'))
      const send = page.getByRole('button', { name: t('registration:links.send') })
      await field.fill('jana')
      await send.click()
      await expect(field).toHaveValue('jana')
      await expect(field).toHaveAccessibleDescription(t('registration:error.email'))
      await field.fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration:links.sent'))
      await expect(page.getByText(t('registration:links.sentNote'))).toBeVisible()
      await expect(field).toHaveCount(0)
      expect(await mailsTo(email)).toEqual([])
    })
  })
}
