import { z } from 'zod'
import { isLanguageTag } from '../i18n/language-names'
import { availabilities, eventTypes, placeOwners } from './choices'
import { dateTime, line, prose, reference, slug } from './fields'
import { localized, localizedList } from './localized-fields'
import { maxPersons } from './registration-period'
import { rule } from './schema-rules'

const leader = z
  .strictObject({
    artist: reference('artists', 'Artist')
      .meta({ reference: 'artists', graphql: 'Artist @link(by: "slug")', examples: ['jana-nova'] })
      .optional(),
    name: line()
      .meta({ graphql: 'String! @typeset', examples: ['Otso Vihermaa'] })
      .optional(),
    role: localized(line())
      .meta({ graphql: 'String @localized', examples: [{ cs: 'herec a průvodce', en: 'actor and guide' }] })
      .optional(),
  })
  .refine(({ artist, name, role }) => (artist ? !name && !role : name && role), rule('schema/artist-or-person'))
  .meta({ id: 'EventLeader' })

const invitation = z
  .strictObject({
    path: slug().meta({ examples: ['zvani'] }),
    personal: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    persons: z
      .int()
      .min(1)
      .max(10)
      .meta({ examples: [2] }),
    dressCode: localized(line())
      .meta({ graphql: 'String @localized', examples: [{ cs: 'tmavý oblek', en: 'dark suit' }] })
      .optional(),
    conditions: localizedList(line(300)).meta({
      examples: [[{ cs: 'Pozvánka je nepřenosná.', en: 'The invitation is not transferable.' }]],
    }),
    registrationCloses: dateTime()
      .optional()
      .meta({ examples: ['2031-09-04T12:00'] }),
  })
  .meta({ id: 'Invitation' })

const registration = z
  .strictObject({
    opens: dateTime()
      .optional()
      .meta({ examples: ['2031-08-01T09:00'] }),
    closes: dateTime()
      .optional()
      .meta({ examples: ['2031-09-05T12:00'] }),
    persons: z
      .int()
      .min(1)
      .max(maxPersons)
      .optional()
      .meta({ examples: [4] }),
    placeFor: z
      .enum(placeOwners)
      .meta({ id: 'PlaceOwner', examples: ['child'] })
      .optional(),
    placeNote: localized(line(120))
      .meta({
        graphql: 'String @localized',
        examples: [{ cs: 'Rodič, který zůstane, místo nepotřebuje.', en: 'A parent who stays needs no place.' }],
      })
      .optional(),
    showPlaces: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    waitingList: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
  })
  .meta({ id: 'EventRegistration' })

/** content/events/<slug>.yaml: an event of the programme, or the event that guests register for. */
export const eventSchema = z
  .strictObject({
    slug: slug().meta({ examples: ['skladani'] }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({ examples: [['papirova-dilna']] }),
    type: z.enum(eventTypes).meta({ id: 'EventType', examples: ['guidedTour'] }),
    title: localized(line()).meta({ examples: [{ cs: 'Skládání papíru', en: 'Paper Folding' }] }),
    start: dateTime().meta({ examples: ['2031-09-05T16:00'] }),
    end: dateTime().meta({ examples: ['2031-09-05T18:30'] }),
    place: reference('places', 'Place').meta({ examples: ['horni-sal'] }),
    languages: z
      .array(z.string().refine(isLanguageTag, rule('schema/language-tag')))
      .min(1)
      .meta({ examples: [['cs', 'de']] }),
    capacity: z
      .int()
      .min(1)
      .max(100_000)
      .meta({ examples: [14] }),
    availability: z
      .enum(availabilities)
      .meta({ id: 'Availability', examples: ['full'] })
      .optional(),
    cancelled: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    updated: dateTime()
      .optional()
      .meta({ examples: ['2031-08-28T09:00'] }),
    reminder: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    ledBy: z.array(leader),
    description: localized(prose()).meta({
      examples: [{ cs: 'Naučíte se ohnout papír.', en: 'You will learn to fold paper.' }],
    }),
    invitation: invitation.optional(),
    registration: registration.optional().meta({ examples: [{ persons: 4 }] }),
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
