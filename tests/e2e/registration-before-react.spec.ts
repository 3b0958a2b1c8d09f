import type { Page } from '@playwright/test'
import { cardTitle, text, words } from './content.ts'
import { newAddress } from './mails.ts'
import { locales, pathOfEvent, sample, type Locale } from './pages.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { expect, holdReact, test, waitForHydration } from './test.ts'

// What was left or sent with faults before React is tested with any content (any-content/registration.spec.ts).

/** The paths of the two forms, each in one language. */
const forms = [
  ['invitation', 'cs', sample('invitation', 'cs').path],
  ['programme', 'en', pathOfEvent('anglicka-prohlidka', 'en')],
] as const

/** The kinds of requests that send a registration. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/register')) posts.push(request.resourceType())
  })
  return posts
}

const card = (page: Page, locale: Locale) => page.getByRole('heading', { name: cardTitle(guest, locale) })

for (const [form, locale, path] of forms) {
  test(`a registration by the form of the ${form} that was sent twice before React is sent once, by React; sent again before React, it shows the card again (${locale}) @phone`, async ({
    page,
  }) => {
    const posts = postsOf(page)
    const { send } = fieldsOf(page, locale)
    const release = await holdReact(page)
    await page.goto(path)
    await fillIn(page, locale, newAddress())
    await send.click()
    await send.click()
    release()
    await expect(card(page, locale)).toBeFocused()
    await expect(page).toHaveURL(path)

    const releaseAgain = await holdReact(page)
    await page.reload()
    await fillIn(page, locale, newAddress())
    await send.click()
    releaseAgain()
    await expect(card(page, locale)).toBeVisible()
    await waitForHydration(page)
    await expect(page).toHaveURL(path)
    expect(posts).toEqual(['fetch'])
  })
}

for (const locale of locales) {
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
    await expect(name).toHaveAccessibleDescription(words(text('registration:error.required', locale)))
    await expect(email).toHaveAccessibleDescription(words(text('registration:error.email', locale)))
    await expect(email).toHaveValue('zofie@')
    await expect(page.locator('form:not([novalidate])')).toHaveCount(0)
  })
}
