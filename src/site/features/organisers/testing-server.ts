import { inEachLanguage } from '../../../i18n/locales'
import type {
  EventNumbers,
  EventOfContent,
  EventSettings,
  GuestsAnswer,
  InvitationsAnswer,
  ListedGuest,
  MailProgress,
  OverviewAnswer,
  PersonData,
} from '../../../registration/organisers'

/** A guest of the list, as the functions answer it. */
export const testingGuest = (id: string, changes: Partial<ListedGuest> = {}): ListedGuest => ({
  ...{ id, name: `Guest ${id}`, email: `${id}@guest.example`, seats: 1, arrived: 0, revision: Number(id) },
  ...{ state: 'registered', locale: 'en', created_at: '2031-08-01T10:00:00Z', walk_in: false, unsent: false },
  ...changes,
})

const page = { title: 'The Evening', when: 'Thursday', where: 'Prague' }
/** The event, as the content has it. */
export const testingEvent: EventOfContent = {
  ...{ event: 'vecer', startsAt: '2031-09-04T15:00:00Z', endsAt: '2031-09-04T20:00:00Z', capacity: 20 },
  ...{ form: 'programme', maxSeats: 4, cancelled: false, pages: inEachLanguage(() => page) },
}

/** The numbers of the event, for which nobody has registered. */
export const testingNumbers: EventNumbers = {
  ...{ event: 'vecer', ends_at: testingEvent.endsAt, capacity: 1, taken: 0, waiting: 0, arrived: 0 },
  ...{ held_back: false, days: [] },
}

const overview: OverviewAnswer = {
  ...{ organiser: 'organiser@mail.example', builtAt: '2031-08-01T10:00:00Z', events: [], mail: [] },
  ...{ mail_set_up: true, newest_build: null },
  // A person was erased in two events at once.
  log: ['vecer', 'dilna'].map((event) => ({
    ...{ event, organiser: 'organiser@mail.example', action: 'erase', guests: 1, at: '2031-08-01T10:00:00Z' },
  })),
  trouble: { schedule_stopped: false, late: [], held_back: [], refused: 0, failing: 0, nearly_full: [] },
  content: [testingEvent],
}

const settings: EventSettings = {
  ...{ as_of: null, availability: null, opens_at: null, closes_at: '2031-09-04T15:00:00Z' },
  ...{ capacity: 20, taken: 0, waiting: 0, waiting_list: false, called_off: false, untold: false },
  ...{ stored: 0, content: { availability: null, capacity: 20 }, overrides: {} },
}

/** What is stored about a guest. */
export const testingPerson: PersonData = {
  registrations: [
    {
      ...{ event: 'vecer', state: 'registered', notice_version: 'by hand', new_email: null, mails: [] },
      kept_until: '2031-10-04T20:00:00Z',
    },
  ],
  ...{ invitations: [], cancellations: [] },
}

const doorLink = {
  ...{ key: '0'.repeat(32), from: '2031-09-04T13:00:00Z' },
  ...{ admitsUntil: '2031-09-04T17:00:00Z', until: '2031-09-05T00:00:00Z' },
}

/**
 * The functions for organisers, with one event, as the page meets them.
 * @param person what is stored of a person that is looked for
 */
export function createTestingServer(guests: ListedGuest[] = [], person = testingPerson) {
  let hasSession = true
  let isReachable = true
  let losesAnswers = false
  let refusal: { code?: string | undefined; errors?: Record<string, string> } = {}
  const sent: Record<string, unknown>[] = []
  const pending: GuestsAnswer['pending'] = {}
  const ownOverview = { ...overview }
  const ownSettings = { ...settings, overrides: {} as EventSettings['overrides'] }
  const invitations: InvitationsAnswer = { to_remind: 0, invitations: [] }
  const progress: MailProgress = { waiting: 0, failed: 0, refused: 0, faults: [] }

  function answerTo(path: string, body: Record<string, unknown> | undefined): object {
    if (body) sent.push(body)
    if (path.endsWith('/session')) {
      hasSession = body?.code !== undefined
      return {}
    }
    if (!hasSession) return { code: 'signed_out' }
    if (body?.action === 'linkInvitation') return { code: 'changed', link: '/en/invitation?t=0' }
    if (body?.action === 'findPerson') return { person }
    if (body?.action === 'invite') {
      const guests = body.guests as { email: string }[]
      return { code: 'changed', created: [], skipped: guests.map(({ email }) => ({ email, why: 'existing' })) }
    }
    if (body) return { code: 'changed', changed: 1, created: [], skipped: [], ...doorLink }
    const { searchParams: query } = new URL(path, 'https://example.org')
    if (query.has('door')) return { door: { links: 0, devices: [{ id: '1', device: 'Phone 36', guide: false }] } }
    if (query.has('guest')) return { person: { ...person } }
    if (query.has('notice')) return { notice: null }
    if (query.has('settings')) return { settings: ownSettings }
    if (query.has('invitations')) return { ...invitations }
    if (query.has('mail')) return { progress: { ...progress } }
    if (!query.has('event')) return { ...ownOverview }
    const list: GuestsAnswer = {
      // As in the database, which counts the guests too: a guest who is erased leaves another revision.
      ...{ now: '2031-08-01T10:07:00Z', revision: guests.length, capacity: ownSettings.capacity, taken: guests.length },
      ...{ pending: { ...pending }, guests: query.get('since') === String(guests.length) ? null : [...guests] },
    }
    return list
  }

  return {
    /** In place of `fetch`. */
    fetch: ((path: string, { body }: RequestInit = {}) => {
      const lost = () => Promise.reject(new TypeError('Failed to fetch'))
      if (!isReachable) return lost()
      const answer = answerTo(path, body ? (JSON.parse(body as string) as Record<string, unknown>) : undefined)
      if (losesAnswers) return lost()
      const isRefused = body !== undefined && refusal.code !== undefined
      const json = () => Promise.resolve(isRefused ? refusal : answer)
      return Promise.resolve({ ok: !isRefused, status: isRefused ? 409 : 200, json } as Response)
    }) as typeof globalThis.fetch,
    /** What was changed, in this order. */
    sent,
    guests,
    /** When guests will be cancelled, by their id. */
    pending,
    /** All events. */
    overview: ownOverview,
    /** What decides whether the event takes registrations. */
    settings: ownSettings,
    invitations,
    /** What has become of the mails of the event. */
    progress,
    endSession: () => void (hasSession = false),
    cutNetwork: () => void (isReachable = false),
    mendNetwork: () => void (isReachable = true),
    /** From now on requests arrive, but their answers do not; or both do again. */
    loseAnswers: (areLost = true) => void (losesAnswers = areLost),
    /** From now on changes are refused with this code, and for these fields; without a code they are not. */
    refuse: (code?: string, errors = {}) => void (refusal = { code, errors }),
  }
}
