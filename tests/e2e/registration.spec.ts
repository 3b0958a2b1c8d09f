import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { violations } from './accessibility/axe.ts'
import { expectVisibleFocus, moveTo } from './accessibility/focus.ts'
import { cardTitle, eventOf, exhibition, invitation, text, words } from './content.ts'
import { linkIn, mailsTo, newAddress, newestMail } from './mails.ts'
import { hasJavaScript, locales, pathOfEvent, sample, type Locale } from './pages.ts'
import { answerSeats } from './programme/programme.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { expect, holdReact, hydrated, test, waitForHydration } from './test.ts'

/** Open from the beginning, for two persons. */
const tour = eventOf('anglicka-prohlidka')
/** For one person. */
const visit = 'cteni-pod-jeraby'
/** Opens long after these tests run. */
const workshop = 'dilna-papiru'

/** The two forms. */
const forms = {
  programme: { event: tour, pathOf: (locale: Locale) => pathOfEvent(tour.slug, locale) },
  invitation: { event: invitation!, pathOf: (locale: Locale) => sample('invitation', locale).path },
}

const title = (page: Page) => page.locator('[data-registration-confirmed]')

for (const locale of locales) {
  const [other] = locales.filter((each) => each !== locale)
  const say = (key: Parameters<typeof text>[0]) => words(text(key, locale))

  for (const [form, { event, pathOf }] of Object.entries(forms)) {
    const path = pathOf(locale)

    const expectCard = async (page: Page) => {
      await expect(title(page)).toHaveText(cardTitle(guest, locale))
      const card = title(page).locator('..')
      await expect(card).toContainText(words(event.title[locale]))
      await expect(card).toContainText(`${event.start.slice(11)}–${event.end.slice(11)}`)
      await expect(card).toContainText(locale === 'cs' ? /2\smísta/ : /2\splaces/)
      await expect(page.getByText(say('registration:success.mail'))).toBeVisible()
      if (form === 'invitation') {
        await expect(page.getByText(say('registration:success.message'))).toBeVisible()
        await expect(page.getByText(words(invitation!.dressCode![locale]))).toBeVisible()
      }
      await expect(page.locator('[name="fullName"]')).toHaveCount(0)
    }

    /** The guest gets one mail, with the calendar file that the page has, too. */
    const expectMail = async (page: Page, email: string, baseURL: string) => {
      const mail = await newestMail(email, 1)
      expect(mail.subject).toMatch(words(event.title[locale]))
      expect(mail.replyTo?.text).toBe(exhibition.contact.email)
      expect(mail.text).toContain(guest)
      expect(mail.text).toContain(path)
      expect(linkIn(mail)).toContain(`${baseURL}/`)
      const link = page.getByRole('link', { name: say('registration:success.calendar') }).last()
      const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).text()
      for (const calendar of [file, mail.attachments[0]!.content.toString()]) {
        const entry = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent')!
        expect(new ICAL.Event(entry).summary).toMatch(words(event.title[locale]))
      }
    }

    if (hasJavaScript[locale] === (form === 'invitation')) {
      test(`what was left or sent with faults before React has its messages as soon as React is there (${form}, ${locale}) @phone`, async ({
        page,
      }) => {
        const { name, email, send, summary } = fieldsOf(page, locale)
        const open = async () => {
          const release = await holdReact(page)
          await page.goto(path)
          await email.fill('zofie@')
          return release
        }
        const releaseLeft = await open()
        await name.focus()
        releaseLeft()
        await waitForHydration(page)
        await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
        await expect(email).toHaveValue('zofie@')
        await expect(name).toHaveAttribute('aria-invalid', 'false')
        await expect(summary).toHaveCount(0)

        const releaseSent = await open()
        await send.click()
        releaseSent()
        await expect(summary).toBeFocused()
        await expect(name).toHaveAccessibleDescription(say('registration:error.required'))
        await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
        await expect(email).toHaveValue('zofie@')
        await expect(page).toHaveURL(path)
        expect(await violations(page)).toEqual([])
        await summary.getByRole('link').first().click()
        await expect(name).toBeFocused()
      })

      test(`a registration by the form of the ${form} that was sent twice before React is sent once, by React; sent again before React, it shows the card again (${locale}) @phone`, async ({
        page,
      }) => {
        const posts: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/api/register')) posts.push(request.resourceType())
        })
        const sendBeforeReact = async (times: number) => {
          await fillIn(page, locale, newAddress())
          for (let time = 0; time < times; time++) await fieldsOf(page, locale).send.click()
        }
        const release = await holdReact(page)
        await page.goto(path)
        await sendBeforeReact(2)
        release()
        await expect(title(page)).toBeFocused()
        await expect(page).toHaveURL(path)
        // With the number of places that was chosen before React, too.
        await expectCard(page)

        const releaseAgain = await holdReact(page)
        await page.reload()
        await sendBeforeReact(1)
        releaseAgain()
        await expect(title(page)).toBeVisible()
        await waitForHydration(page)
        await expect(page).toHaveURL(path)
        expect(posts).toEqual(['fetch'])
      })
    }

    // Each form and each language is tested with JavaScript and without.
    if (hasJavaScript[locale] === (form === 'programme')) {
      test(`a guest registers with the form of the ${form}; the card stays after a reload and in the history, in this tab only (${locale}) @phone`, async ({
        page,
        context,
        baseURL,
      }) => {
        const email = newAddress()
        await page.goto(path)
        await hydrated(page)
        await fillIn(page, locale, email)
        await fieldsOf(page, locale).send.click()
        await expect(title(page)).toBeFocused()
        await expectCard(page)
        expect(await violations(page)).toEqual([])
        await expectMail(page, email, baseURL!)

        await page.reload()
        await hydrated(page)
        await expectCard(page)
        await expect(title(page)).not.toBeFocused()
        await page.goto(sample('artists', locale).path)
        await page.goBack()
        await hydrated(page)
        await expectCard(page)

        expect(await page.evaluate(() => localStorage.length)).toBe(0)
        const tab = await context.newPage()
        await tab.goto(path)
        await hydrated(tab)
        await expect(fieldsOf(tab, locale).name).toHaveValue('')
        await expect(tab.getByText(guest)).toHaveCount(0)
      })
    } else {
      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false })

        test(`a refused form of the ${form} comes back with the values; once it is right, the answer is the card, and a reload registers nobody twice (${locale}) @phone`, async ({
          page,
          baseURL,
          expectProblems,
        }) => {
          expectProblems(/status 422/, /422/)
          const { name, email, two, send, answer } = fieldsOf(page, locale)
          const address = newAddress()
          await page.goto(path)
          await fillIn(page, locale, address)
          await name.fill('12')
          await send.click()
          await expect(page).toHaveURL('/api/register')
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(answer).toHaveText(say('registration:answer.invalid_data'))
          await expect(answer).toBeFocused()
          await expect(name).toHaveAccessibleDescription(say('registration:error.invalid'))
          await expect(email).toHaveValue(address)
          await expect(two).toBeChecked()

          await name.fill(guest)
          const answered = page.waitForResponse('**/api/register')
          await send.click()
          expect([(await answered).status(), (await answered).headers()['cache-control']]).toEqual([201, 'no-store'])
          await expect(title(page)).toBeFocused()
          await expectCard(page)
          await expectMail(page, address, baseURL!)

          const again = await page.reload()
          expect([again?.request().method(), again?.status()]).toEqual(['POST', 201])
          await expectCard(page)
          expect(await mailsTo(address)).toHaveLength(1)
          await page.locator(`a[hreflang="${other}"]`).first().click()
          await expect(page).toHaveURL(pathOf(other!))
        })
      })

      test(`the pages that answer the form of the ${form} without JavaScript have no accessibility violation (${locale}) @phone`, async ({
        page,
        expectProblems,
      }) => {
        expectProblems(/status 422/, /422/)
        const { name, answer } = fieldsOf(page, locale)
        // axe needs JavaScript, so the form is sent past React.
        const sendPastReact = () =>
          page.locator('form[data-registration]').evaluate((form: HTMLFormElement) => form.submit())
        await page.goto(path)
        await hydrated(page)
        await fillIn(page, locale, newAddress())
        await name.fill('12')
        await sendPastReact()
        await expect(answer).toBeFocused()
        expect(await violations(page)).toEqual([])
        await name.fill(guest)
        await sendPastReact()
        await expect(title(page)).toBeFocused()
        expect(await violations(page)).toEqual([])
      })
    }
  }

  test(`if React does not come, the browser posts the form, and the answer has the messages (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 422/, /422/, /request failed: .*\.js/, /Failed to load resource/)
    // In one language it is late, in the other one it fails to load.
    if (locale === 'cs') await holdReact(page)
    else await page.route(/\/(app|component---[\w-]+)-[0-9a-f]{20}\.js$/, (route) => route.abort())
    await page.goto(sample('invitation', locale).path)
    const { name, email, send, answer } = fieldsOf(page, locale)
    // The browser would ask in a language that no page may have.
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
    await email.fill('zofie@')
    await send.click()
    await expect(page).toHaveURL('/api/register')
    await expect(answer).toBeFocused()
    await expect(name).toHaveAccessibleDescription(say('registration:error.required'))
    await expect(email).toHaveAccessibleDescription(say('registration:error.email'))
    await expect(email).toHaveValue('zofie@')
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
  })

  test(`before registration opens, the page says when, and the function refuses (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409/)
    const form = page.locator('#registration form')
    const opens = locale === 'cs' ? /1\.\skvětna\s2044,\s09:00/ : /1\sMay\s2044\sat\s09:00/
    const path = pathOfEvent(workshop, locale)
    await page.goto(path)
    await expect(page.getByText(opens)).toBeVisible()
    await expect(form).toBeHidden()

    await page.goto(`${path}?asOf=2044-05-01T09:00`)
    await hydrated(page)
    await expect(page.getByText(opens)).toBeHidden()
    await fillIn(page, locale, newAddress())
    await fieldsOf(page, locale).send.click()
    await expect(fieldsOf(page, locale).answer).toHaveText(say('registration:answer.registration_not_open'))

    await page.goto(`${path}?asOf=2044-05-22T12:00`)
    await expect(form).toBeHidden()
    await expect(page.locator('#registration')).toContainText(say('registration:closed'))
  })
}

// These tests do not depend on the language.
const fields = (page: Page) => fieldsOf(page, 'en')

test('a visitor registers with the keyboard @desktop', async ({ page }) => {
  await page.goto(forms.programme.pathOf('en'))
  await hydrated(page)
  const { name, email, two, send } = fields(page)
  await moveTo(page, name)
  await page.keyboard.type(guest)
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(two).toBeChecked()
  await expectVisibleFocus(page)
  await moveTo(page, send)
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
})

test('a guest who is offline while sending is asked to try again, and then registers once @phone', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  const email = newAddress()
  await page.goto(forms.invitation.pathOf('en'))
  await hydrated(page)
  await fillIn(page, 'en', email)
  await context.setOffline(true)
  await fields(page).send.click()
  await expect(page.getByRole('alert')).toHaveText(words(text('registration:answer.default', 'en')))

  await context.setOffline(false)
  await fields(page).send.click()
  await expect(title(page)).toBeVisible()
  await newestMail(email, 1)
})

test('the forms of two events do not mix, also when a visitor goes back and in two tabs @phone', async ({
  page,
  context,
}) => {
  await answerSeats(page, { [tour.slug]: { state: 'open' }, [visit]: { state: 'open' } })
  const { name, email, two } = fields(page)
  await page.goto(forms.programme.pathOf('en'))
  await hydrated(page)
  await fillIn(page, 'en', 'first@example.org')
  await page.goto(pathOfEvent(visit, 'en'))
  await hydrated(page)
  await expect(name).toHaveValue('')
  await email.fill('second@example.org')

  const tab = await context.newPage()
  await tab.goto(forms.programme.pathOf('en'))
  await hydrated(tab)
  await fillIn(tab, 'en', newAddress())
  await fields(tab).send.click()
  await expect(title(tab)).toBeFocused()

  await page.goBack()
  await hydrated(page)
  await expect(email).toHaveValue('first@example.org')
  await expect(two).toBeChecked()
  await page.goForward()
  await hydrated(page)
  await expect(email).toHaveValue('second@example.org')
})
