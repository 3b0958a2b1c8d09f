import { z } from 'zod'
import { day, line, localized, localizedList, prose, reference, slug, time } from './fields'

const person = z.strictObject({ name: line(), role: localized(line()) }).meta({ id: 'PersonWithRole' })

const document = z
  .strictObject({
    title: localized(line()),
    file: z
      .string()
      .regex(/^\/[^\s]+\.pdf$/, { error: 'pdf-path' })
      .meta({ staticFile: true }),
  })
  .meta({ id: 'PdfDocument' })

/** content/exhibition.yaml: the facts of the exhibition and the texts of the home page. */
export const exhibitionSchema = z
  .strictObject({
    name: localized(line(40)),
    subtitle: localized(line()),
    description: localized(line(200)).describe('For search results and shared links: what, when, where, free.'),
    organizer: localized(line()),
    startDate: day(),
    endDate: day(),
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), { error: 'time-zone' }),
    admission: localized(line()),
    venue: reference('places', 'Place'),
    hero: reference('artists', 'Artist').describe('The artist whose work stands in the title on the home page.'),
    heroWork: slug().optional().describe('Which of the artist’s works; the first where nothing is written.'),
    openingHours: z
      .array(z.strictObject({ date: day(), opens: time(), closes: time() }).meta({ id: 'OpeningHours' }))
      .min(1),
    numbers: z.array(z.strictObject({ value: line(12), label: localized(line(40)) }).meta({ id: 'KeyFigure' })).min(1),
    about: z.strictObject({ text: localized(prose()), signature: person }).meta({ id: 'About' }),
    studios: z
      .strictObject({
        intro: localized(prose()),
        guide: person,
        visits: z.array(
          z
            .strictObject({
              artist: reference('artists', 'Artist'),
              place: reference('places', 'Place'),
              tour: reference('events', 'Event'),
              description: localized(prose()),
            })
            .meta({ id: 'StudioVisit' }),
        ),
      })
      .meta({ id: 'Studios' }),
    contact: z
      .strictObject({
        email: z.email({ error: 'email' }),
        phone: z.string().regex(/^\+\d{1,3}( ?\d{2,4}){2,4}$/, { error: 'phone' }),
        directions: localizedList(line(300)),
      })
      .meta({ id: 'Contact' }),
    programme: z
      .strictObject({
        intro: localized(prose()),
        registration: localized(z.string().regex(/^(https:\/\/|mailto:)\S+$/, { error: 'link' })),
      })
      .meta({ id: 'Programme' }),
    documents: z
      .strictObject({ catalogue: document, visitorRegulations: document, competitionRules: document })
      .meta({ id: 'Documents' }),
  })
  .meta({ id: 'Exhibition' })

export type Exhibition = z.infer<typeof exhibitionSchema>
