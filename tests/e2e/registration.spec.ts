import type { Page } from '@playwright/test'
import { invitation, text, words } from './content.ts'
import { sample } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

const texts = {
  cs: {
    path: sample('invitation', 'cs').path,
    name: 'Jméno a příjmení',
    solo: 'Bez doprovodu',
    send: 'Registrovat se',
    sending: 'Odesílám…',
    summary: 'Formulář ještě nejde odeslat',
    required: 'Toto pole je povinné.',
    email: 'Toto není platný email.',
    done: 'Jste Žofie Příkladná na seznamu',
    hostess: 'U vstupu stačí říct hostesce své jméno.',
    calendar: 'Přidat do kalendáře',
    default: 'Došlo k chybě, zkuste prosím formulář odeslat znovu.',
    invalid_data: 'Registraci se nepodařilo dokončit, zadali jste neplatné údaje.',
    email_taken: 'Je nám líto, s tímto e-mailem už byla registrace provedena.',
    capacity_full: 'Registraci se nepodařilo dokončit, kapacita akce je bohužel již naplněna.',
    registration_closed: 'Registraci se nepodařilo dokončit, přihlašování už bylo uzavřeno.',
    not_published: 'Toto je jen náhled webu. Nic se neuložilo; zaregistrovat se můžete na zveřejněném webu.',
  },
  en: {
    path: sample('invitation', 'en').path,
    name: 'Full name',
    solo: 'On your own',
    send: 'Register',
    sending: 'Sending…',
    summary: 'The form cannot be sent yet',
    required: 'This field is required.',
    email: 'This is not a valid email.',
    done: 'You are Žofie Příkladná on the list',
    hostess: 'Just give your name to the hostess at the entrance.',
    calendar: 'Add to calendar',
    default: 'An error occurred, please try submitting the form again.',
    invalid_data: 'Registration could not be completed, you entered invalid data.',
    email_taken: 'Sorry, a registration has already been made with this email.',
    capacity_full: 'Registration could not be completed, unfortunately the event is already at full capacity.',
    registration_closed: 'Registration could not be completed, registration has closed.',
    not_published: 'This is only a preview of the site. Nothing was stored; you can register on the published site.',
  },
} as const

type Texts = (typeof texts)['cs' | 'en']

let count = 0
/** An address that no other test and no earlier run uses. */
const newEmail = () => `guest-${process.pid}-${Date.now()}-${++count}@example.org`

async function fillIn(page: Page, t: Texts, email: string) {
  await page.getByLabel(t.name).fill('Žofie Příkladná')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(t.solo).check()
}

const answerWith = (page: Page, status: number, body: object) =>
  page.route('**/api/register', (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  )

for (const locale of ['cs', 'en'] as const) {
  const t = texts[locale]

  test(`a guest registers and gets the card to show at the door (${locale}) @phone`, async ({ page }) => {
    await page.goto(t.path)
    await hydrated(page)
    await fillIn(page, t, newEmail())
    await page.getByRole('button', { name: t.send }).click()

    await expect(page.getByRole('heading', { level: 1, name: words(t.done) })).toBeFocused()
    await expect(page.getByText(words(t.hostess))).toBeVisible()
    await expect(page.getByText(/18:00–22:00/)).toBeVisible()
    await expect(page.getByText(words(invitation!.dressCode![locale]))).toBeVisible()
    const calendar = await page.request.get(
      (await page.getByRole('link', { name: words(t.calendar) }).getAttribute('href')) ?? '',
    )
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)

    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: words(t.done) })).toBeVisible()
  })

  test(`a guest who is already on the list gets a message (${locale}) @phone`, async ({
    page,
    request,
    expectProblems,
  }) => {
    expectProblems(/status 409/, /409 \(Conflict\)/)
    const email = newEmail()
    const data = { fullName: 'Žofie Příkladná', email, attendance: 'solo', locale }
    expect((await request.post('/api/register', { data })).status()).toBe(201)

    await page.goto(t.path)
    await hydrated(page)
    await fillIn(page, t, email.toUpperCase())
    await page.getByRole('button', { name: t.send }).click()

    await expect(page.getByRole('alert')).toHaveText(words(t.email_taken))
    await expect(page.getByLabel(t.name)).toHaveValue('Žofie Příkladná')
  })

  test(`errors are shown beside the fields and in a summary, which gets the focus (${locale}) @phone`, async ({
    page,
  }) => {
    await page.goto(t.path)
    await hydrated(page)
    await page.getByLabel('E-mail').fill('zofie@')
    await page.getByRole('button', { name: t.send }).click()

    const summary = page.getByRole('group', { name: words(t.summary) })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(page.getByLabel(t.name)).toHaveAccessibleDescription(t.required)
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(words(t.email))

    await summary.getByRole('link').first().click()
    await expect(page.getByLabel(t.name)).toBeFocused()
  })

  test(`each response has a message, and nothing typed is lost (${locale}) @desktop`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/status (409|503)/, /409|503/)
    await page.goto(t.path)
    await hydrated(page)
    await fillIn(page, t, 'zofie@example.org')
    for (const [key, status, problem] of [
      ['capacity_full', 409, { code: 'capacity_full' }],
      ['registration_closed', 409, { code: 'registration_closed' }],
      ['invalid_data', 409, { code: 'invalid_data' }],
      ['not_published', 503, { code: 'unavailable', reason: 'not_published' }],
    ] as const) {
      await answerWith(page, status, problem)
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByRole('alert')).toHaveText(words(t[key]))
      await expect(page.getByLabel('E-mail')).toHaveValue('zofie@example.org')
    }
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('E-mail')).toHaveValue('zofie@example.org')
    await expect(page.getByLabel(t.solo)).toBeChecked()
  })

  test(`a guest who is offline while sending is asked to try again, and then registers once (${locale}) @phone`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(t.path)
    await hydrated(page)
    await fillIn(page, t, newEmail())
    await context.setOffline(true)
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByRole('alert')).toHaveText(words(t.default))

    await context.setOffline(false)
    await page.getByRole('button', { name: t.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: words(t.done) })).toBeVisible()
  })

  test(`the button shows that the form is being sent, and a second click sends nothing (${locale}) @desktop`, async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let requests = 0
    await page.route('**/api/register', async (route) => {
      requests++
      await held
      await route.fulfill({ status: 201, json: { code: 'registered' } })
    })
    await page.goto(t.path)
    await hydrated(page)
    await fillIn(page, t, 'zofie@example.org')
    await page.getByRole('button', { name: t.send }).click()
    // The button is disabled with aria-disabled only, so it still receives clicks.
    await page.getByRole('button', { name: words(t.sending) }).click({ force: true })
    answer()

    await expect(page.getByRole('heading', { level: 1, name: words(t.done) })).toBeVisible()
    expect(requests).toBe(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form is posted, and the response is the card in ${locale} @phone`, async ({ page }) => {
      await page.goto(t.path)
      await fillIn(page, t, newEmail())
      await page.getByRole('button', { name: t.send }).click()

      await expect(page).toHaveURL('/api/register')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(t.done))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByText(words(text('registration:success.mail', locale)))).toBeVisible()
      await page.getByRole('link', { name: locale === 'cs' ? 'English' : 'Čeština' }).click()
      await expect(page).toHaveURL(texts[locale === 'cs' ? 'en' : 'cs'].path)
    })

    test(`an error is the same page in ${locale} with the message and the values @phone`, async ({
      page,
      request,
      expectProblems,
    }) => {
      expectProblems(/status 409/, /409/)
      const email = newEmail()
      // With the same attendance it would count as the same registration.
      const data = { fullName: 'Žofie Příkladná', email, attendance: 'plusOne', locale }
      expect((await request.post('/api/register', { data })).status()).toBe(201)

      await page.goto(t.path)
      await fillIn(page, t, email)
      await page.getByRole('button', { name: t.send }).click()

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('[data-registration-answer]')).toHaveText(words(t.email_taken))
      await expect(page.getByLabel(t.name)).toHaveValue('Žofie Příkladná')
      await expect(page.getByLabel(t.solo)).toBeChecked()
    })
  })
}
