import { z } from 'zod'
import { countable, transports } from './choices'
import { dateTime, day, drawing, line, prose, reference, slug, time } from './fields'
import { localized, localizedList } from './localized-fields'
import { languageSchema } from './language'
import { links } from './links'
import { rule } from './schema-rules'

/**
 * Whether a text is the IANA name of a time zone. Intl.supportedValuesOf lists each zone by one name only, which may be an
 * old one, such as Europe/Kiev. An abbreviation such as CET or EST says little to an editor in summer.
 */
function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !zone.includes('/')) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const chosenWork = z
  .strictObject({
    artist: reference('artists', 'Artist').meta({ examples: ['jana-nova'] }),
    work: slug()
      .optional()
      .meta({ examples: ['more-v-zime'] }),
  })
  .meta({ id: 'ChosenWork' })

const floor = z
  .strictObject({
    name: localized(line(40)).meta({ examples: [{ cs: 'první patro', en: 'first floor' }] }),
    plan: drawing()
      .optional()
      .meta({ examples: ['plan-prvni-patro.svg'] }),
    rooms: z
      .array(reference('places', 'Place'))
      .min(1)
      .meta({ graphql: '[Place!]! @link(by: "slug")', examples: [['horni-sal']] }),
  })
  .meta({ id: 'Floor' })

const person = z
  .strictObject({
    name: line().meta({ graphql: 'String! @typeset', examples: ['Ilma Sorsanen'] }),
    role: localized(line()).meta({ examples: [{ cs: 'kurátorka výstavy', en: 'curator of the exhibition' }] }),
  })
  .meta({ id: 'PersonWithRole' })

const document = z
  .strictObject({
    path: z
      .string()
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, rule('schema/path-word'))
      .meta({ examples: ['plan-salu'] }),
    file: z
      .string()
      .regex(/^(\/[\w-][\w.-]*)+\.pdf$/, rule('schema/pdf-path'))
      .meta({ contentFile: true, examples: ['/documents/plan-salu.pdf'] }),
    ...links,
  })
  .meta({ id: 'PdfDocument' })

const version = () => line(20)

const notice = z
  .strictObject({
    version: version().meta({ examples: ['2031-08'] }),
    earlierVersions: z
      .array(version())
      .meta({ examples: [['2031-06']] })
      .optional(),
    heading: localized(line(80)).meta({
      examples: [
        {
          cs: 'Souhlas se zpracováním osobních údajů',
          en: 'Consent to the processing of personal data (GDPR)',
        },
      ],
    }),
    consent: localized(line(400)).meta({
      examples: [
        {
          cs: 'Jméno a e-mail uložíme, abychom vás našli na seznamu. Odesláním s tím souhlasíte.',
          en: 'We store your name and e-mail to find you on the list. By sending you consent to this.',
        },
      ],
    }),
    text: localized(prose(4000)).meta({
      examples: [{ cs: 'Údaje smažeme 30 dní po akci.', en: 'We erase the data 30 days after the event.' }],
    }),
  })
  .meta({ id: 'ConsentNotice' })

/** content/exhibition.yaml: the facts of the exhibition and the texts of the home page. */
export const exhibitionSchema = z
  .strictObject({
    languages: z.array(languageSchema).min(1),
    name: localized(line(40)).meta({ examples: [{ cs: 'Sedm', en: 'Seven' }] }),
    subtitle: localized(line()).meta({
      examples: [{ cs: 'čtyřdenní výstava v přístavu', en: 'a four-day exhibition by the harbour' }],
    }),
    description: localized(line(200)).meta({
      examples: [{ cs: 'Výstava v Brně, 4.–7. září 2031.', en: 'An exhibition in Brno, 4–7 September 2031.' }],
    }),
    organizer: localized(line()).meta({ examples: [{ cs: 'Spolek Majakka', en: 'Majakka Association' }] }),
    startDate: day().meta({ examples: ['2031-09-04'] }),
    endDate: day().meta({ examples: ['2031-09-07'] }),
    timeZone: z
      .string()
      .refine(isTimeZone, rule('schema/time-zone'))
      .meta({ examples: ['Europe/Prague'] }),
    demoDate: dateTime()
      .optional()
      .meta({ examples: ['2031-08-25T12:00'] }),
    admission: localized(line()).meta({ examples: [{ cs: 'vstup zdarma', en: 'free admission' }] }),
    venue: reference('places', 'Place').meta({ examples: ['pristavni-sklad'] }),
    floors: z.array(floor).min(1).optional(),
    hero: z.array(chosenWork).min(1).max(6).optional(),
    pauses: z.array(chosenWork).min(1).max(2).optional(),
    openingHours: z
      .array(
        z
          .strictObject({
            date: day().meta({ examples: ['2031-09-04'] }),
            opens: time().meta({ examples: ['10:00'] }),
            closes: time().meta({ examples: ['19:00'] }),
          })
          .meta({ id: 'OpeningHours' }),
      )
      .min(1),
    numbers: z
      .array(
        z
          .strictObject({
            value: line(12).meta({ graphql: 'String! @typeset', examples: ['90+'] }),
            label: localized(line(40)).meta({ examples: [{ cs: 'uměleckých děl', en: 'artworks' }] }),
            counts: z
              .enum(countable)
              .meta({ id: 'Counted' })
              .optional()
              .meta({ examples: ['works'] }),
          })
          .meta({ id: 'KeyFigure' }),
      )
      .min(1)
      .optional(),
    about: z
      .strictObject({
        text: localized(prose()).meta({ examples: [{ cs: 'První odstavec.', en: 'First paragraph.' }] }),
        signature: person.optional(),
      })
      .meta({ id: 'About' }),
    studios: z
      .strictObject({
        intro: localized(prose()).meta({
          examples: [{ cs: 'Sedm vystavujících otevře dveře.', en: 'Seven artists open their doors.' }],
        }),
        guide: person.optional(),
        visits: z
          .array(
            z
              .strictObject({
                artist: reference('artists', 'Artist').meta({ examples: ['jana-nova'] }),
                place: reference('places', 'Place').meta({ examples: ['atelier-na-nabrezi'] }),
                tour: reference('events', 'Event')
                  .meta({ reference: 'events', graphql: 'Event @link(by: "slug")' })
                  .optional()
                  .meta({ examples: ['atelier-jana-nova'] }),
                description: localized(prose()).meta({
                  examples: [
                    {
                      cs: 'V bývalé lakovně stojí jediný stůl.',
                      en: 'A single table stands in the old paint shop.',
                    },
                  ],
                }),
              })
              .meta({ id: 'StudioVisit' }),
          )
          .min(1),
      })
      .meta({ id: 'Studios' })
      .optional(),
    contact: z
      .strictObject({
        email: z.email(rule('schema/email')).meta({ examples: ['sedm@majakka.example'] }),
        phone: z
          .string()
          .regex(/^\+[1-9](?=(\D*\d){6,14}\D*$)[\d ()./-]*\d$/, rule('schema/phone'))
          .optional()
          .meta({ examples: ['+420 555 123 456'] }),
        stops: z
          .array(
            z
              .strictObject({
                by: z.enum(transports).meta({ id: 'Transport', examples: ['tram'] }),
                lines: z
                  .array(line(12))
                  .min(1)
                  .meta({ graphql: '[String!]! @typeset', examples: [['2', '17']] })
                  .optional(),
                name: line(60).meta({ graphql: 'String! @typeset', examples: ['Přístavní nábřeží'] }),
                minutes: z
                  .int()
                  .min(1)
                  .max(120)
                  .meta({ examples: [5] }),
              })
              .meta({ id: 'Stop' }),
          )
          .min(1)
          .optional(),
        directions: localizedList(line(300)).meta({
          examples: [[{ cs: 'Tramvají na nábřeží.', en: 'By tram to the embankment.' }]],
        }),
        access: localizedList(line(300))
          .meta({
            graphql: '[String!] @localized',
            examples: [[{ cs: 'Výtah do všech pater.', en: 'A lift to all floors.' }]],
          })
          .optional(),
        map: z
          .strictObject({
            image: drawing().meta({ examples: ['mapa.svg'] }),
            alt: localized(line(400)).meta({
              examples: [{ cs: 'Mapa okolí výstavy.', en: 'A map of the surroundings.' }],
            }),
            legend: localizedList(line(120)).meta({ examples: [[{ cs: 'Metro A', en: 'Metro line A' }]] }),
          })
          .meta({ id: 'ContactMap' })
          .optional(),
      })
      .meta({ id: 'Contact' }),
    programme: z
      .strictObject({
        intro: localized(prose()).meta({ examples: [{ cs: 'Všechno je zdarma.', en: 'Everything is free.' }] }),
        registration: localized(z.string().regex(/^(https:\/\/|mailto:)\S+$/, rule('schema/link')))
          .meta({ examples: [{ cs: 'mailto:sedm@majakka.example', en: 'mailto:sedm@majakka.example' }] })
          .optional(),
      })
      .meta({ id: 'Programme' })
      .optional(),
    notice: notice.optional(),
    retentionDays: z
      .int()
      .min(1)
      .max(365)
      .optional()
      .meta({ examples: [30] }),
    documents: z.array(document).min(1).optional(),
  })
  .meta({ id: 'Exhibition' })

export type Exhibition = z.infer<typeof exhibitionSchema>
