import ICAL from 'ical.js'
import { events, exhibition, text, words } from './content.ts'
import { linkIn, newAddress, newestMail } from './mails.ts'
import { hasJavaScript, locales, pages } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = events.find(({ slug }) => slug === 'anglicka-prohlidka')!

for (const locale of locales) {
  const javaScriptEnabled = hasJavaScript[locale]

  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a visitor registers, reads that a mail comes, and gets it with the calendar file @phone', async ({
      page,
      baseURL,
    }) => {
      const email = newAddress()
      const { path } = pages.find((each) => each.locale === locale && each.path.endsWith(`/${tour.slug}`))!
      await page.goto(path)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel(text('registration:fullName', locale)).fill('Žofie Příkladná')
      await page.getByLabel(text('registration:email', locale)).fill(email)
      await page.getByLabel('2', { exact: true }).check()
      await page.getByRole('button', { name: text('registration:send', locale) }).click()

      await expect(page.getByText(words(text('registration:success.mail', locale)))).toBeVisible()
      await expect(page.getByText(words(text('registration:programme.noMail', locale)))).toHaveCount(0)
      const mail = await newestMail(email, 1)
      expect(mail.subject).toMatch(words(tour.title[locale]))
      expect(mail.replyTo?.text).toBe(exhibition.contact.email)
      expect(mail.text).toContain('Žofie Příkladná')
      expect(mail.text).toContain(path)
      expect(linkIn(mail)).toContain(`${baseURL}/`)
      const calendar = new ICAL.Component(ICAL.parse(mail.attachments[0]!.content.toString()))
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
      expect(event.summary).toMatch(words(tour.title[locale]))
    })
  })
}
