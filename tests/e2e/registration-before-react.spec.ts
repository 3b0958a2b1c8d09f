import type { Page } from '@playwright/test'
import { cardTitle, text, words } from './content.ts'
import { newAddress } from './mails.ts'
import { locales, pages, sample, sizeOf, type Locale } from './pages.ts'
import { fieldsOf } from './registration-fields.ts'
import { expect, holdReact, test, waitForHydration } from './test.ts'

// A message of the browser itself would be in a language that no page has.
test.use({ locale: 'de-DE' })

/** The two forms: their paths, how many fields are required and empty, and where the confirmation is. */
const forms = {
  invitation: { pathOf: (locale: Locale) => sample('invitation', locale).path, empty: 3, heading: 1 },
  programme: {
    // Open from the beginning.
    pathOf: (locale: Locale) =>
      pages.find(({ locale: each, path }) => each === locale && path.endsWith('/anglicka-prohlidka'))!.path,
    // The number of seats is 1 until it is changed.
    empty: 2,
    heading: 3,
  },
}

/** Counts the fields for which the browser would show a message of its own. */
async function countBubbles(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    Object.assign(window, { bubbles: 0 })
    document.addEventListener(
      'invalid',
      () => Object.assign(window, { bubbles: Reflect.get(window, 'bubbles') + 1 }),
      true,
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'bubbles') as unknown)
}

for (const [form, { pathOf, empty, heading }] of Object.entries(forms)) {
  for (const locale of locales) {
    const required = words(text('registration:error.required', locale))
    const wrong = words(text('registration:error.email', locale))

    test(`the form of the ${form} that was sent before React has the messages and the focus as soon as React is there (${locale}) ${sizeOf[locale]}`, async ({
      page,
    }) => {
      const release = await holdReact(page)
      await page.goto(pathOf(locale))
      const bubbles = await countBubbles(page)
      const { name, email, send, summary } = fieldsOf(page, locale)
      await email.fill('zofie@')
      await send.click()
      release()
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(empty)
      await expect(name).toHaveAccessibleDescription(required)
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(wrong)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('zofie@')
      await expect(page).toHaveURL(pathOf(locale))
      expect(await bubbles()).toBe(0)
    })

    test(`a field of the ${form} that was left before React has its message as soon as React is there, and no other field has one (${locale}) ${sizeOf[locale]}`, async ({
      page,
    }) => {
      const release = await holdReact(page)
      await page.goto(pathOf(locale))
      const bubbles = await countBubbles(page)
      const { name, email, summary } = fieldsOf(page, locale)
      await email.fill('zofie@')
      await name.focus()
      release()
      await waitForHydration(page)
      await expect(email).toHaveAccessibleDescription(wrong)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('zofie@')
      await expect(name).toBeFocused()
      await expect(name).toHaveAttribute('aria-invalid', 'false')
      await expect(page.getByText(required)).toHaveCount(0)
      await expect(summary).toHaveCount(0)
      expect(await bubbles()).toBe(0)
    })

    test(`a registration by the form of the ${form} that was sent twice before React is sent once, by React (${locale}) ${sizeOf[locale]}`, async ({
      page,
    }) => {
      const posts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/register')) posts.push(request.resourceType())
      })
      const release = await holdReact(page)
      await page.goto(pathOf(locale))
      const { name, email, send } = fieldsOf(page, locale)
      await name.fill('Žofie Příkladná')
      await email.fill(newAddress())
      await page.getByRole('radio').first().check()
      await send.click()
      await send.click()
      release()
      await expect(
        page.getByRole('heading', { level: heading, name: cardTitle('Žofie Příkladná', locale) }),
      ).toBeFocused()
      await expect(page).toHaveURL(pathOf(locale))
      expect(posts).toEqual(['fetch'])
    })

    test(`if React does not come, the browser posts the form of the ${form}, and the answer has the messages (${locale}) ${sizeOf[locale]}`, async ({
      page,
      expectProblems,
    }) => {
      expectProblems(/status 422/, /422/)
      await holdReact(page)
      await page.goto(pathOf(locale))
      const { name, email, send } = fieldsOf(page, locale)
      await email.fill('zofie@')
      await send.click()
      await expect(page).toHaveURL('/api/register')
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('[data-registration-answer]')).toBeFocused()
      await expect(name).toHaveAccessibleDescription(required)
      await expect(email).toHaveAccessibleDescription(wrong)
      await expect(email).toHaveValue('zofie@')
      // The browser asks nothing on this page either.
      await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
    })
  }
}

test('a guest who is registered and sends the form again before React gets the card again, and nothing is sent @desktop', async ({
  page,
}) => {
  await page.goto(forms.invitation.pathOf('en'))
  const { name, email, send } = fieldsOf(page, 'en')
  const fillIn = async () => {
    await name.fill('Early Bird')
    await email.fill(newAddress())
    await page.getByRole('radio').first().check()
    await send.click()
  }
  await fillIn()
  const card = page.getByRole('heading', { level: 1, name: cardTitle('Early Bird', 'en') })
  await expect(card).toBeVisible()

  const release = await holdReact(page)
  await page.reload()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await fillIn()
  release()
  await expect(card).toBeVisible()
  await waitForHydration(page)
  await expect(page).toHaveURL(forms.invitation.pathOf('en'))
  expect(posts).toEqual([])
})
