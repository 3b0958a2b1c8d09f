import { z } from 'zod'
import { countable, transports } from './choices'
import {
  dateTime,
  day,
  drawing,
  email,
  group,
  integer,
  line,
  optional,
  prose,
  reference,
  required,
  slug,
  time,
  timeZone,
} from './fields'
import { localized, localizedList } from './localized-fields'
import { languageSchema } from './language'
import { links } from './links'
import { rule } from './schema-rules'

const chosenWork = group('ChosenWork', {
  artist: required(reference('artists'), 'jana-nova'),
  work: optional(slug(), 'more-v-zime'),
})

const floor = group('Floor', {
  name: required(localized(line(40)), { cs: 'první patro', en: 'first floor' }),
  plan: optional(drawing(), 'plan-prvni-patro.svg'),
  rooms: z
    .array(reference('places'))
    .min(1)
    .meta({ graphql: '[Place!]! @link(by: "slug")', examples: [['horni-sal']] }),
})

const person = group('PersonWithRole', {
  name: line().meta({ graphql: 'String! @typeset', examples: ['Ilma Sorsanen'] }),
  role: required(localized(line()), { cs: 'kurátorka výstavy', en: 'curator of the exhibition' }),
})

const opening = group('OpeningHours', {
  date: required(day(), '2031-09-04'),
  opens: required(time(), '10:00'),
  closes: required(time(), '19:00'),
})

const keyFigure = group('KeyFigure', {
  value: line(12).meta({ graphql: 'String! @typeset', examples: ['90+'] }),
  label: required(localized(line(40)), { cs: 'uměleckých děl', en: 'artworks' }),
  counts: optional(z.enum(countable).meta({ id: 'Counted' }), 'works'),
})

const studioVisit = group('StudioVisit', {
  artist: required(reference('artists'), 'jana-nova'),
  place: required(reference('places'), 'atelier-na-nabrezi'),
  tour: optional(reference('events'), 'atelier-jana-nova'),
  description: required(localized(prose()), {
    cs: 'V bývalé lakovně stojí jediný stůl.',
    en: 'A single table stands in the old paint shop.',
  }),
})

const stop = group('Stop', {
  by: z.enum(transports).meta({ id: 'Transport', examples: ['tram'] }),
  lines: optional(z.array(line(12)).min(1).meta({ graphql: '[String!]! @typeset' }), ['2', '17']),
  name: line(60).meta({ graphql: 'String! @typeset', examples: ['Přístavní nábřeží'] }),
  minutes: required(integer(1, 120), 5),
})

const document = group('PdfDocument', {
  path: required(z.string().regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, rule('schema/path-word')), 'plan-salu'),
  file: z
    .string()
    .regex(/^(\/[\w-][\w.-]*)+\.pdf$/, rule('schema/pdf-path'))
    .meta({ contentFile: true, examples: ['/documents/plan-salu.pdf'] }),
  ...links,
})

const version = () => line(20)

const notice = group('ConsentNotice', {
  version: required(version(), '2031-08'),
  earlierVersions: optional(z.array(version()), ['2031-06']),
  heading: required(localized(line(80)), {
    cs: 'Souhlas se zpracováním osobních údajů',
    en: 'Consent to the processing of personal data (GDPR)',
  }),
  consent: required(localized(line(400)), {
    cs: 'Jméno a e-mail uložíme, abychom vás našli na seznamu. Odesláním s tím souhlasíte.',
    en: 'We store your name and e-mail to find you on the list. By sending you consent to this.',
  }),
  text: required(localized(prose(4000)), {
    cs: 'Údaje smažeme 30 dní po akci.',
    en: 'We erase the data 30 days after the event.',
  }),
})

/** content/exhibition.yaml: the facts of the exhibition and the texts of the home page. */
export const exhibitionSchema = group('Exhibition', {
  languages: z.array(languageSchema).min(1),
  name: required(localized(line(40)), { cs: 'Sedm', en: 'Seven' }),
  subtitle: required(localized(line()), {
    cs: 'čtyřdenní výstava v přístavu',
    en: 'a four-day exhibition by the harbour',
  }),
  description: required(localized(line(200)), {
    cs: 'Výstava v Brně, 4.–7. září 2031.',
    en: 'An exhibition in Brno, 4–7 September 2031.',
  }),
  organizer: required(localized(line()), { cs: 'Spolek Majakka', en: 'Majakka Association' }),
  startDate: required(day(), '2031-09-04'),
  endDate: required(day(), '2031-09-07'),
  timeZone: required(timeZone(), 'Europe/Prague'),
  demoDate: optional(dateTime(), '2031-08-25T12:00'),
  admission: required(localized(line()), { cs: 'vstup zdarma', en: 'free admission' }),
  venue: required(reference('places'), 'pristavni-sklad'),
  floors: z.array(floor).min(1).optional(),
  hero: z.array(chosenWork).min(1).max(6).optional(),
  pauses: z.array(chosenWork).min(1).max(2).optional(),
  openingHours: z.array(opening).min(1),
  numbers: z.array(keyFigure).min(1).optional(),
  about: group('About', {
    text: required(localized(prose()), { cs: 'První odstavec.', en: 'First paragraph.' }),
    signature: person.optional(),
  }),
  studios: group('Studios', {
    intro: required(localized(prose()), {
      cs: 'Sedm vystavujících otevře dveře.',
      en: 'Seven artists open their doors.',
    }),
    guide: person.optional(),
    visits: z.array(studioVisit).min(1),
  }).optional(),
  contact: group('Contact', {
    email: required(email(), 'sedm@majakka.example'),
    phone: optional(
      z.string().regex(/^\+[1-9](?=(\D*\d){6,14}\D*$)[\d ()./-]*\d$/, rule('schema/phone')),
      '+420 555 123 456',
    ),
    stops: z.array(stop).min(1).optional(),
    directions: required(localizedList(line(300)), [{ cs: 'Tramvají na nábřeží.', en: 'By tram to the embankment.' }]),
    access: optional(localizedList(line(300)), [{ cs: 'Výtah do všech pater.', en: 'A lift to all floors.' }]),
    map: group('ContactMap', {
      image: required(drawing(), 'mapa.svg'),
      alt: required(localized(line(400)), { cs: 'Mapa okolí výstavy.', en: 'A map of the surroundings.' }),
      legend: required(localizedList(line(120)), [{ cs: 'Metro A', en: 'Metro line A' }]),
    }).optional(),
  }),
  programme: group('Programme', {
    intro: required(localized(prose()), { cs: 'Všechno je zdarma.', en: 'Everything is free.' }),
    registration: optional(localized(z.string().regex(/^(https:\/\/|mailto:)\S+$/, rule('schema/link'))), {
      cs: 'mailto:sedm@majakka.example',
      en: 'mailto:sedm@majakka.example',
    }),
  }).optional(),
  notice: notice.optional(),
  retentionDays: optional(integer(1, 365), 30),
  documents: z.array(document).min(1).optional(),
})

export type Exhibition = z.infer<typeof exhibitionSchema>
