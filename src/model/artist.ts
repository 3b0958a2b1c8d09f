import { z } from 'zod'
import { artistTypes } from './choices'
import {
  address,
  email,
  formerSlugs,
  group,
  image,
  integer,
  line,
  optional,
  prose,
  reference,
  required,
  slug,
  yes,
} from './fields'
import { localized } from './localized-fields'
import { rule } from './schema-rules'

// The Common Era only: the site has no texts for years BCE.
const year = () => integer(1, 9999)

const centimetres = (example: number) => optional(z.number().positive(), example)

/** A number of things. The limit is far above any real work, and below GraphQL’s 32-bit integers. */
const count = (least: number) => integer(least, 1_000_000)

const part = (example: number) => optional(count(0), example)

/**
 * Ids that the artist’s page uses itself, and `index`, another name of its file. A work’s slugs are ids there too
 * (work-figure.tsx).
 */
const takenByPage = ['content', 'menu', 'works', 'events', 'gatsby-announcer', 'gatsby-focus-wrapper', 'index']

/** A line of a museum's catalogue, which editors copy and cannot shorten. */
const catalogueLine = () => line(300)

/** Where visitors read more and ask. Those of a work come before those of its artist. */
const enquiry = {
  url: optional(address(), 'https://jana-nova.example'),
  email: optional(email(), 'jana@jana-nova.example'),
  gallery: optional(reference('partners'), 'majakka'),
}

const workSlug = () => slug().refine((value) => !takenByPage.includes(value), rule('schema/taken-by-page'))

const work = group('Work', {
  slug: required(workSlug(), 'more-v-zime'),
  formerSlugs: formerSlugs('more', workSlug()),
  title: required(localized(catalogueLine()), { cs: 'Moře v zimě', en: 'The Sea in Winter' }),
  yearFrom: optional(year(), 2021),
  year: optional(year(), 2024),
  circa: yes(),
  medium: required(localized(catalogueLine()), { cs: 'olej na plátně', en: 'oil on canvas' }),
  dimensions: optional(
    group('Dimensions', {
      height: centimetres(115),
      width: centimetres(82.5),
      depth: centimetres(4),
      diameter: centimetres(30),
      note: optional(localized(line(80)), { cs: 'každý díl', en: 'each part' }),
    }),
    { height: 115, width: 82.5, depth: 4 },
  ),
  duration: optional(group('Duration', { hours: part(2), minutes: part(12), seconds: part(30) }), {
    minutes: 12,
    seconds: 30,
  }),
  edition: optional(
    group('Edition', {
      number: optional(count(1), 3),
      size: optional(count(1), 10),
      unlimited: yes(),
      artistProofs: optional(count(1), 2),
    }),
    { number: 3, size: 10, artistProofs: 2 },
  ),
  credit: required(localized(catalogueLine()), { cs: 'soukromá sbírka', en: 'private collection' }),
  room: optional(reference('places'), 'horni-sal'),
  ...enquiry,
  image: required(image(), 'more-v-zime.jpg'),
  alt: required(localized(line(250)), { cs: 'Žlutá miska na dřevěném stole.', en: 'A yellow bowl on a wooden table.' }),
})

/** content/artists/<folder>/artist.yaml */
export const artistSchema = group('Artist', {
  slug: required(slug(), 'jana-nova'),
  formerSlugs: formerSlugs('jana-stara'),
  name: required(line(), 'Jana Nová'),
  sortName: required(line(), 'Nová Jana'),
  type: optional(z.enum(artistTypes).meta({ id: 'ArtistType' }), 'collective'),
  birthYear: optional(year(), 1984),
  deathYear: optional(year(), 2021),
  circa: yes(),
  place: optional(localized(line()), { cs: 'Praha', en: 'Prague' }),
  summary: required(localized(line(200)), { cs: 'Maluje moře zpaměti.', en: 'She paints the sea from memory.' }),
  bio: optional(localized(prose()), {
    cs: 'První odstavec.\n\nDruhý odstavec.',
    en: 'First paragraph.\n\nSecond paragraph.',
  }),
  ...enquiry,
  works: z.array(work).min(1),
})

export type Artist = z.infer<typeof artistSchema>
