import { z } from 'zod'
import { isLanguageTag } from '../i18n/language-names'
import { eventTypes } from './choices'
import { dateTime, line, localized, localizedList, prose, reference, slug } from './fields'

const leader = z
  .strictObject({
    artist: reference('artists', 'Artist')
      .meta({
        reference: 'artists',
        graphql: 'Artist @link(by: "slug")',
        description: 'An exhibiting artist; the name leads to the artist’s page.',
        examples: ['jana-nova'],
      })
      .optional(),
    name: line()
      .meta({ description: 'Somebody who does not exhibit; needs a role too.', examples: ['Otso Vihermaa'] })
      .optional(),
    role: localized(line())
      .meta({
        graphql: 'String @localized',
        description: 'Who that person is.',
        examples: [{ cs: 'herec a průvodce', en: 'actor and guide' }],
      })
      .optional(),
  })
  .refine(({ artist, name, role }) => (artist ? !name && !role : name && role), { error: 'artist-or-person' })
  .meta({ id: 'EventLeader' })

const invitation = z
  .strictObject({
    path: slug().meta({
      description: 'The end of the address of the page with the form, which no public page links to.',
      examples: ['zvani'],
    }),
    persons: z
      .int()
      .min(1)
      .max(10)
      .meta({ description: 'For how many persons one invitation is valid.', examples: [2] }),
    dressCode: localized(line())
      .meta({
        graphql: 'String @localized',
        description: 'What guests are asked to wear.',
        examples: [{ cs: 'smart casual', en: 'smart casual' }],
      })
      .optional(),
    conditions: localizedList(line(300)).meta({
      description: 'What the invitation allows and what it does not, one sentence each.',
      examples: [[{ cs: 'Pozvánka je nepřenosná.', en: 'The invitation is not transferable.' }]],
    }),
    registrationCloses: dateTime()
      .optional()
      .meta({
        description: 'After this moment guests are told that registration has closed.',
        examples: ['2031-09-04T12:00'],
      }),
  })
  .meta({ id: 'Invitation' })

/** content/events/<slug>.yaml: an event of the programme, or the one that guests are invited to. */
export const eventSchema = z
  .strictObject({
    slug: slug().meta({ description: 'The event’s name in addresses, from its Czech title.', examples: ['skladani'] }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({
        description: 'Slugs that the event had before: links to them in the programme lead to it.',
        examples: [['papirova-dilna']],
      }),
    type: z
      .enum(eventTypes)
      .describe('What kind of event it is.')
      .meta({ id: 'EventType', examples: ['guidedTour'] }),
    title: localized(line()).meta({
      description: 'What the programme calls it.',
      examples: [{ cs: 'Skládání papíru', en: 'Paper Folding' }],
    }),
    start: dateTime().meta({
      description: 'When it begins, in the exhibition’s time zone.',
      examples: ['2031-09-05T16:00'],
    }),
    end: dateTime().meta({ description: 'When it ends, written like the start.', examples: ['2031-09-05T18:30'] }),
    place: reference('places', 'Place').meta({
      description: 'Where it is held: the slug of a file in places.',
      examples: ['horni-sal'],
    }),
    languages: z
      .array(z.string().refine(isLanguageTag, { error: 'language-tag' }))
      .min(1)
      .meta({
        description: 'The languages spoken, by their codes (cs, en, de …); the site need not be in them.',
        examples: [['cs', 'de']],
      }),
    capacity: z
      .int()
      .min(1)
      .max(100_000)
      .meta({ description: 'How many people it has room for.', examples: [14] }),
    availability: z
      .enum(['open', 'full', 'closed'])
      .describe('Whether people can still come: open (as if nothing were written), full, or closed to the public.')
      .meta({ id: 'Availability', examples: ['full'] })
      .optional(),
    ledBy: z.array(leader).describe('Who leads it: an exhibiting artist, or a name with a role.'),
    description: localized(prose()).meta({
      description: 'What happens there, in a paragraph or two.',
      examples: [{ cs: 'Naučíte se ohnout papír.', en: 'You will learn to fold paper.' }],
    }),
    invitation: invitation
      .optional()
      .describe('Only for an event that guests are invited to and register for; there may be one.'),
  })
  // Guests are stored under the slug, which never changes.
  .refine(({ formerSlugs, invitation }) => !formerSlugs || !invitation, {
    error: 'former-slug-of-invitation',
    path: ['formerSlugs'],
  })
  .meta({ id: 'Event' })

export type Event = z.infer<typeof eventSchema>
