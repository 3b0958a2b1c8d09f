import { z } from 'zod'
import { availabilities, eventTypes, placeOwners } from './choices'
import {
  dateTime,
  formerSlugs,
  group,
  integer,
  languageTag,
  line,
  optional,
  prose,
  reference,
  required,
  slug,
  yes,
} from './fields'
import { localized, localizedList } from './localized-fields'
import { maxPersons } from './registration-period'
import { rule } from './schema-rules'

const leader = z
  .strictObject({
    artist: optional(reference('artists'), 'jana-nova'),
    name: optional(line().meta({ graphql: 'String! @typeset' }), 'Otso Vihermaa'),
    role: optional(localized(line()), { cs: 'herec a průvodce', en: 'actor and guide' }),
  })
  .refine(({ artist, name, role }) => (artist ? !name && !role : name && role), rule('schema/artist-or-person'))
  .meta({ id: 'EventLeader' })

const invitation = group('Invitation', {
  path: required(slug(), 'zvani'),
  personal: yes(),
  persons: required(integer(1, 10), 2),
  dressCode: optional(localized(line()), { cs: 'tmavý oblek', en: 'dark suit' }),
  conditions: required(localizedList(line(300)), [
    { cs: 'Pozvánka je nepřenosná.', en: 'The invitation is not transferable.' },
  ]),
  registrationCloses: optional(dateTime(), '2031-09-04T12:00'),
})

const registration = group('EventRegistration', {
  opens: optional(dateTime(), '2031-08-01T09:00'),
  closes: optional(dateTime(), '2031-09-05T12:00'),
  persons: optional(integer(1, maxPersons), 4),
  placeFor: optional(z.enum(placeOwners).meta({ id: 'PlaceOwner' }), 'child'),
  placeNote: optional(localized(line(120)), {
    cs: 'Rodič, který zůstane, místo nepotřebuje.',
    en: 'A parent who stays needs no place.',
  }),
  showPlaces: yes(),
  waitingList: yes(),
})

/** content/events/<slug>.yaml: an event of the programme, or the event that guests register for. */
export const eventSchema = z
  .strictObject({
    slug: required(slug(), 'skladani'),
    formerSlugs: formerSlugs('papirova-dilna'),
    type: z.enum(eventTypes).meta({ id: 'EventType', examples: ['guidedTour'] }),
    title: required(localized(line()), { cs: 'Skládání papíru', en: 'Paper Folding' }),
    start: required(dateTime(), '2031-09-05T16:00'),
    end: required(dateTime(), '2031-09-05T18:30'),
    place: required(reference('places'), 'horni-sal'),
    languages: required(z.array(languageTag()).min(1), ['cs', 'de']),
    capacity: required(integer(1, 100_000), 14),
    availability: optional(z.enum(availabilities).meta({ id: 'Availability' }), 'full'),
    cancelled: yes(),
    updated: optional(dateTime(), '2031-08-28T09:00'),
    reminder: yes(),
    ledBy: z.array(leader),
    description: required(localized(prose()), { cs: 'Naučíte se ohnout papír.', en: 'You will learn to fold paper.' }),
    invitation: invitation.optional(),
    registration: optional(registration, { persons: 4 }),
  })
  .refine(({ invitation, registration }) => !invitation || !registration, {
    ...rule('schema/invitation-or-registration'),
    path: ['registration'],
  })
  // The database stores guests under the slug, so it must not change.
  .refine(({ formerSlugs, invitation, registration }) => !formerSlugs || !(invitation || registration), {
    ...rule('schema/former-slug-of-invitation'),
    path: ['formerSlugs'],
  })
  .meta({ id: 'Event' })

export type Event = z.infer<typeof eventSchema>
