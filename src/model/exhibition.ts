import { z } from 'zod'
import { dateTime, day, drawing, line, localized, localizedList, prose, reference, slug, time } from './fields'
import { links } from './links'
import { rule } from './schema-rules'

const person = z
  .strictObject({
    name: line().meta({ description: 'The name, first name first.', examples: ['Ilma Sorsanen'] }),
    role: localized(line()).meta({
      description: 'Who that person is.',
      examples: [{ cs: 'kurátorka výstavy', en: 'curator of the exhibition' }],
    }),
  })
  .describe('A person and who that person is.')
  .meta({ id: 'PersonWithRole' })

const document = z
  .strictObject({
    path: z
      .string()
      .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, rule('schema/path-word'))
      .meta({
        description: 'Its short address, one word: “mapa” is at /mapa and, in English, at /en/mapa.',
        examples: ['navstevni-rad'],
      }),
    file: z
      .string()
      .regex(/^(\/[\w-][\w.-]*)+\.pdf$/, rule('schema/pdf-path'))
      .meta({
        contentFile: true,
        description: 'The PDF’s path in the folder files.',
        examples: ['/documents/navstevni-rad.pdf'],
      }),
    ...links,
  })
  .describe('A PDF with a short address.')
  .meta({ id: 'PdfDocument' })

const version = () => line(20)

const notice = z
  .strictObject({
    version: version().meta({
      description: 'Stored with each registration; change it whenever a text of the notice changes.',
      examples: ['2031-08'],
    }),
    earlierVersions: z
      .array(version())
      .meta({
        description:
          'The versions that were published before this one: a page left open since then still sends its own.',
        examples: [['2031-06']],
      })
      .optional(),
    heading: localized(line(80)).meta({
      description: 'What stands above the notice.',
      examples: [
        {
          cs: 'Souhlas se zpracováním osobních údajů',
          en: 'Consent to the processing of personal data (GDPR)',
        },
      ],
    }),
    consent: localized(line(400)).meta({
      description: 'Seen beside the button: what is stored and why, and that sending the form consents to it.',
      examples: [
        {
          cs: 'Jméno a e-mail uložíme, abychom vás našli na seznamu. Odesláním s tím souhlasíte.',
          en: 'We store your name and e-mail to find you on the list. By sending you consent to this.',
        },
      ],
    }),
    text: localized(prose(4000)).meta({
      description: 'All that a guest must be told (GDPR, article 13), in paragraphs; it unfolds under the consent.',
      examples: [{ cs: 'Údaje smažeme 30 dní po akci.', en: 'We erase the data 30 days after the event.' }],
    }),
  })
  .describe('What a guest consents to by registering, seen beside the button before sending.')
  .meta({ id: 'ConsentNotice' })

/** content/exhibition.yaml: the facts of the exhibition and the texts of the home page. */
export const exhibitionSchema = z
  .strictObject({
    name: localized(line(40)).meta({
      description: 'What the exhibition is called.',
      examples: [{ cs: 'Sedm', en: 'Seven' }],
    }),
    subtitle: localized(line()).meta({
      description: 'What it is, in a few words.',
      examples: [{ cs: 'čtyřdenní pop-up výstava', en: 'a four-day pop-up exhibition' }],
    }),
    description: localized(line(200)).meta({
      description: 'For search results and shared links: what, when, where, free.',
      examples: [
        { cs: 'Pop-up výstava v Praze, 4.–7. září 2031.', en: 'A pop-up exhibition in Prague, 4–7 September 2031.' },
      ],
    }),
    organizer: localized(line()).meta({
      description: 'Who organises it, for the footer.',
      examples: [{ cs: 'Spolek Majakka', en: 'Majakka Association' }],
    }),
    startDate: day().meta({ description: 'The first day.', examples: ['2031-09-04'] }),
    endDate: day().meta({ description: 'The last day.', examples: ['2031-09-07'] }),
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), rule('schema/time-zone'))
      .meta({ description: 'The time zone of all times in the content.', examples: ['Europe/Prague'] }),
    demoDate: dateTime()
      .optional()
      .meta({
        description: 'Only for demonstrations: the site behaves as if it were this moment.',
        examples: ['2031-08-25T12:00'],
      }),
    admission: localized(line()).meta({
      description: 'What admission costs.',
      examples: [{ cs: 'vstup zdarma', en: 'free admission' }],
    }),
    venue: reference('places', 'Place').meta({
      description: 'Where the exhibition is: the slug of a file in places.',
      examples: ['pristavni-sklad'],
    }),
    hero: reference('artists', 'Artist').meta({
      description: 'The artist whose work stands in the title on the home page.',
      examples: ['jana-nova'],
    }),
    heroWork: slug()
      .optional()
      .meta({
        description: 'Which of the artist’s works; the first where nothing is written.',
        examples: ['more-v-zime'],
      }),
    openingHours: z
      .array(
        z
          .strictObject({
            date: day().meta({ description: 'Which day.', examples: ['2031-09-04'] }),
            opens: time().meta({ description: 'When the doors open.', examples: ['10:00'] }),
            closes: time().meta({ description: 'When the doors close.', examples: ['19:00'] }),
          })
          .meta({ id: 'OpeningHours' }),
      )
      .min(1)
      .describe('Opening hours, one entry for each day.'),
    numbers: z
      .array(
        z
          .strictObject({
            value: line(12).meta({ description: 'The figure, with its sign.', examples: ['150+'] }),
            label: localized(line(40)).meta({
              description: 'What it counts.',
              examples: [{ cs: 'uměleckých děl', en: 'artworks' }],
            }),
            counts: z
              .enum(['artists', 'days', 'works'])
              .meta({ id: 'Counted' })
              .optional()
              .meta({
                description: 'What of the content it counts; the check then warns of another number.',
                examples: ['works'],
              }),
          })
          .meta({ id: 'KeyFigure' }),
      )
      .min(1)
      .describe('The exhibition in numbers, on the home page.')
      .optional(),
    about: z
      .strictObject({
        text: localized(prose()).meta({
          description: 'Paragraphs, separated by a blank line.',
          examples: [{ cs: 'První odstavec.', en: 'First paragraph.' }],
        }),
        signature: person.optional(),
      })
      .describe('The text about the exhibition on the home page.')
      .meta({ id: 'About' }),
    studios: z
      .strictObject({
        intro: localized(prose()).meta({
          description: 'A paragraph before the studios.',
          examples: [{ cs: 'Sedm vystavujících otevře dveře.', en: 'Seven artists open their doors.' }],
        }),
        guide: person.optional(),
        visits: z
          .array(
            z
              .strictObject({
                artist: reference('artists', 'Artist').meta({
                  description: 'Whose studio it is: the slug of an artist.',
                  examples: ['jana-nova'],
                }),
                place: reference('places', 'Place').meta({
                  description: 'Where the studio is: the slug of a file in places.',
                  examples: ['atelier-na-nabrezi'],
                }),
                tour: reference('events', 'Event')
                  .meta({ reference: 'events', graphql: 'Event @link(by: "slug")' })
                  .optional()
                  .meta({
                    description: 'The tour that goes there: the slug of a file in events.',
                    examples: ['atelier-jana-nova'],
                  }),
                description: localized(prose()).meta({
                  description: 'What visitors see there.',
                  examples: [
                    {
                      cs: 'V bývalé továrně na zátky svítí jediná lampa.',
                      en: 'A single lamp lights the old stopper factory.',
                    },
                  ],
                }),
              })
              .meta({ id: 'StudioVisit' }),
          )
          .min(1)
          .describe('The studios, in the order of the page.'),
      })
      .describe('The studios that visitors are shown.')
      .meta({ id: 'Studios' })
      .optional(),
    contact: z
      .strictObject({
        email: z
          .email(rule('schema/email'))
          .meta({ description: 'The address for visitors’ questions.', examples: ['sedm@majakka.example'] }),
        phone: z
          .string()
          .regex(/^\+[1-9](?=(\D*\d){6,14}\D*$)[\d ()./-]*\d$/, rule('schema/phone'))
          .optional()
          .meta({
            description: 'With the code of its country; spaces, hyphens and parentheses as it is usually written.',
            examples: ['+420 555 123 456'],
          }),
        directions: localizedList(line(300)).meta({
          description: 'Ways to the exhibition, one entry for each.',
          examples: [[{ cs: 'Tramvají na nábřeží.', en: 'By tram to the embankment.' }]],
        }),
        map: z
          .strictObject({
            image: drawing().meta({
              description: 'Black on nothing; dark screens turn it light. Numbers in it are explained below.',
              examples: ['mapa.svg'],
            }),
            alt: localized(line(400)).meta({
              description: 'What the map shows, for somebody who does not see it.',
              examples: [{ cs: 'Mapa okolí paláce.', en: 'A map around the palace.' }],
            }),
            legend: localizedList(line(120)).meta({
              description: 'What number 1 in the drawing is, what number 2, and so on.',
              examples: [[{ cs: 'Metro A', en: 'Metro line A' }]],
            }),
          })
          .describe('A drawn map of the way, with its explanations.')
          .meta({ id: 'ContactMap' })
          .optional(),
      })
      .describe('How to reach the exhibition and its organisers.')
      .meta({ id: 'Contact' }),
    programme: z
      .strictObject({
        intro: localized(prose()).meta({
          description: 'A paragraph before the programme.',
          examples: [{ cs: 'Všechno je zdarma.', en: 'Everything is free.' }],
        }),
        registration: localized(z.string().regex(/^(https:\/\/|mailto:)\S+$/, rule('schema/link')))
          .meta({
            description: 'Where the button Registration leads: a link, or a mail address with mailto: before it.',
            examples: [{ cs: 'mailto:sedm@majakka.example', en: 'mailto:sedm@majakka.example' }],
          })
          .optional(),
      })
      .describe('What stands above the programme.')
      .meta({ id: 'Programme' })
      .optional(),
    notice: notice.optional(),
    retentionDays: z
      .int()
      .min(1)
      .max(365)
      .optional()
      .meta({
        description: 'How many days after an event the data of its guests are erased; the notice must say the same.',
        examples: [30],
      }),
    documents: z
      .array(document)
      .min(1)
      .optional()
      .describe('PDFs with a short address, in the order of the menu and of the foot of each page.'),
  })
  .meta({ id: 'Exhibition' })

export type Exhibition = z.infer<typeof exhibitionSchema>
