import { factsFile, type EventFacts, type Facts } from '../../netlify/storage/facts'
import { type Content, readContents } from '../../src/gatsby/published-content/read-contents'
import { contentFolder } from '../../src/model/content-folder'
import type { Event } from '../../src/model/event'
import { instantOf } from '../../src/model/time-zone'
import { reminderTimes } from '../../src/model/reminder-times'
import { defaultPersons, registrationEnd } from '../../src/model/registration-period'
import { readRegisteredEvents } from '../content/registered-events'
import { eventPages } from './event-pages'
import { writeForFunctions } from './write-for-functions'

type Registrations = {
  /** The facts of every event that takes registrations; null without one. */
  facts: Facts | null
  /** The content in each language; not read if no event takes registrations. */
  contents: Content[]
}

/** @param content the folder of content that has passed the check */
function registrationsOf(content: string, builtAt: Date): Registrations {
  const { exhibition, events } = readRegisteredEvents(content)
  const { timeZone, demoDate, notice, retentionDays } = exhibition
  if (events.length === 0) return { facts: null, contents: [] }
  if (!notice || !retentionDays) throw new Error('The content has registrations but no notice; it was not checked.')
  const contents = readContents(content)

  const factsOfEvent = (event: Event): EventFacts => {
    const { slug, invitation, registration, capacity, start, end, place, cancelled = false } = event
    return {
      event: slug,
      form: invitation ? 'invitation' : 'programme',
      capacity,
      maxSeats: invitation?.persons ?? registration?.persons ?? defaultPersons,
      opensAt: registration?.opens ? instantOf(registration.opens, timeZone) : null,
      closesAt: instantOf(registrationEnd(event), timeZone),
      startsAt: instantOf(start, timeZone),
      endsAt: instantOf(end, timeZone),
      place,
      availability: availabilityOf(event),
      personal: invitation?.personal ?? false,
      cancelled,
      showPlaces: registration?.showPlaces ?? false,
      waitingList: registration?.waitingList ?? false,
      reminderTimes: reminderTimes(event, timeZone),
      pages: eventPages(event, contents),
    }
  }
  const facts = {
    builtAt: builtAt.toISOString(),
    asOf: demoDate ? instantOf(demoDate, timeZone) : null,
    timeZone,
    noticeVersions: [notice.version, ...(notice.earlierVersions ?? [])],
    retentionDays,
    events: events.map(factsOfEvent),
  } satisfies Facts
  return { facts, contents }
}

/** What the content says by hand: null if it says nothing, or open. */
function availabilityOf({ availability, cancelled }: Event): EventFacts['availability'] {
  if (cancelled) return 'closed'
  return availability === 'full' || availability === 'closed' ? availability : null
}

/**
 * Writes these facts to where the functions read them. netlify.toml adds the folder to the functions.
 * @param content the folder of content that has passed the check
 * @param file replaced by tests
 * @param builtAt the database ignores facts that are older than its own
 * @returns the facts, and the content that they are of
 */
export async function writeRegistrations(
  content = contentFolder(),
  file: string = factsFile,
  builtAt = new Date(),
): Promise<Registrations> {
  const registrations = registrationsOf(content, builtAt)
  await writeForFunctions(file, `${JSON.stringify(registrations.facts, null, 2)}\n`)
  return registrations
}
