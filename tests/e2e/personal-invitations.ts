import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PersonalInvitationAnswer } from '../../netlify/registration/answer.ts'
import { factsFile, readBuilt, rowOf, type Facts } from '../../netlify/storage/facts.ts'
import { loadRenderer, renderWith } from '../../netlify/endpoint/render.ts'
import { personalInvitationPage } from '../../netlify/registration/personal-invitation-page.ts'
import { callDatabase } from './call-database.ts'
import { newAddress } from './mails.ts'
import type { Locale } from './pages.ts'
import { guest } from './registration-fields.ts'

export const paths: Record<Locale, string> = { cs: '/pozvanka', en: '/en/invitation' }

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T

const readFacts = async () => {
  const facts = await readJson<Facts>(factsFile)
  return { facts, event: facts.events.find(({ form }) => form === 'invitation')! }
}

/** Invites a guest whom no other test invites. @returns the path and query of the link, its token, and the address */
export async function invite(locale: Locale, { maxSeats = 2, name = guest } = {}) {
  const { facts, event } = await readFacts()
  const email = newAddress()
  const { created } = await callDatabase<{ created: { token: string }[] }>('organiser_invite', {
    p_organiser: 'test',
    p_facts: rowOf(facts, event),
    p_guests: [{ full_name: name, email, locale, max_seats: maxSeats }],
    p_send: false,
    // Unchanged: without mail, other tests that run meanwhile would miss theirs.
    p_mail: null,
  })
  const { token } = created[0]!
  return { link: `${paths[locale]}?t=${token}`, token, email }
}

/** The invitation of a guest with three seats who has not answered. */
const silent: NonNullable<PersonalInvitationAnswer['personalInvitation']> = {
  event: '',
  full_name: guest,
  email: 'zofie@example.org',
  max_seats: 3,
  locale: 'cs',
  state: 'silent',
  seats: null,
  waiting: false,
  taken: 0,
  capacity: 20,
  availability: null,
  opens_at: null,
  closes_at: '2099-01-01T00:00:00Z',
}

type Shown = {
  /** What is different from an invitation that was opened and can be accepted. */
  answer?: Partial<PersonalInvitationAnswer>
  /** What is different from a guest with three seats who has not answered. */
  personalInvitation?: Partial<NonNullable<PersonalInvitationAnswer['personalInvitation']>>
  isCalledOff?: boolean
}

const render = renderWith(loadRenderer, readBuilt)

/** Shows the page of an invitation, rendered as the function does it. */
export async function showPersonalInvitation(
  page: Page,
  locale: Locale,
  { answer, personalInvitation, isCalledOff = false }: Shown,
): Promise<void> {
  const { event } = await readFacts()
  const filled: PersonalInvitationAnswer = {
    code: 'found',
    state: 'open',
    event: { ...event, cancelled: isCalledOff },
    personalInvitation: { ...silent, ...personalInvitation },
    sent: { values: { token: '0'.repeat(32) } },
    ...answer,
  }
  const { html: body } = await render(locale, personalInvitationPage(filled, locale))
  await page.route(`**${paths[locale]}`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(paths[locale])
}
