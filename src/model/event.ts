import { z } from 'zod'
import { locales } from '../i18n/locales'
import { dateTime, line, localized, localizedList, prose, reference, slug } from './fields'

/** The types of the programme catalogue (specification, section 3). */
export const eventTypes = [
  'guidedTour',
  'panelDiscussion',
  'closedSociety',
  'childrensWorkshop',
  'workshop',
  'morningMeditation',
] as const

const leader = z
  .strictObject({
    artist: reference('artists', 'Artist')
      .meta({ reference: 'artists', graphql: 'Artist @link(by: "slug")' })
      .optional(),
    name: line().optional(),
    role: localized(line()).meta({ graphql: 'String @localized' }).optional(),
  })
  .refine(({ artist, name, role }) => (artist ? !name && !role : name && role), { error: 'artist-or-person' })
  .meta({ id: 'EventLeader' })

const invitation = z
  .strictObject({
    persons: z.int().min(1).max(10).describe('For how many persons one invitation is valid.'),
    dressCode: localized(line()),
    conditions: localizedList(line(300)),
    registrationCloses: dateTime()
      .optional()
      .describe('After this moment guests are told that registration has closed.'),
    notice: z
      .strictObject({
        version: line(20).describe('Stored with each registration; change it whenever the text changes.'),
        text: localized(prose()),
      })
      .describe('What happens to a guest’s data (GDPR, article 13), seen beside the button before sending.')
      .meta({ id: 'PrivacyNotice' }),
  })
  .meta({ id: 'Invitation' })

/** content/events/<slug>.yaml: an event of the programme, or the open house (the one with an `invitation`). */
export const eventSchema = z
  .strictObject({
    slug: slug(),
    type: z.enum(eventTypes).meta({ id: 'EventType' }),
    title: localized(line()),
    start: dateTime(),
    end: dateTime(),
    place: reference('places', 'Place'),
    languages: z
      .array(z.enum(locales).meta({ id: 'SpokenLanguage' }))
      .min(1)
      .describe('The languages spoken.'),
    capacity: z.int().min(1).max(100_000),
    availability: z.enum(['open', 'full', 'closed']).meta({ id: 'Availability' }).optional(),
    ledBy: z.array(leader),
    description: localized(prose()),
    invitation: invitation.optional(),
  })
  .meta({ id: 'Event' })

export type Event = z.infer<typeof eventSchema>
