import { z } from 'zod'
import { artistTypes } from './choices'
import { address, image, line, prose, reference, slug } from './fields'
import { localized } from './localized-fields'
import { rule } from './schema-rules'

// The Common Era only: the site has no texts for years BCE.
const year = () => z.int().min(1).max(9999)

const centimetres = (example: number) =>
  z
    .number()
    .positive()
    .optional()
    .meta({ examples: [example] })

/** A number of things. The limit is far above any real work, and below GraphQL’s 32-bit integers. */
const count = (least: number) => z.int().min(least).max(1_000_000)

const part = (example: number) =>
  count(0)
    .optional()
    .meta({ examples: [example] })

/**
 * Ids that the artist’s page uses itself, and `index`, another name of its file. A work’s slugs are ids there too
 * (work-figure.tsx).
 */
const takenByPage = ['content', 'menu', 'works', 'events', 'gatsby-announcer', 'gatsby-focus-wrapper', 'index']

/** A line of a museum's catalogue, which editors copy and cannot shorten. */
const catalogueLine = () => line(300)

/** Where visitors read more and ask. Those of a work come before those of its artist. */
const enquiry = {
  url: address()
    .optional()
    .meta({ examples: ['https://jana-nova.example'] }),
  email: z
    .email(rule('schema/email'))
    .optional()
    .meta({ examples: ['jana@jana-nova.example'] }),
  gallery: reference('partners', 'Partner')
    .meta({ reference: 'partners', graphql: 'Partner @link(by: "slug")' })
    .optional()
    .meta({ examples: ['majakka'] }),
}

const workSlug = () => slug().refine((value) => !takenByPage.includes(value), rule('schema/taken-by-page'))

const work = z
  .strictObject({
    slug: workSlug().meta({ examples: ['more-v-zime'] }),
    formerSlugs: z
      .array(workSlug())
      .min(1)
      .optional()
      .meta({ examples: [['more']] }),
    title: localized(catalogueLine()).meta({ examples: [{ cs: 'Moře v zimě', en: 'The Sea in Winter' }] }),
    yearFrom: year()
      .optional()
      .meta({ examples: [2021] }),
    year: year()
      .optional()
      .meta({ examples: [2024] }),
    circa: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    medium: localized(catalogueLine()).meta({ examples: [{ cs: 'olej na plátně', en: 'oil on canvas' }] }),
    dimensions: z
      .strictObject({
        height: centimetres(115),
        width: centimetres(82.5),
        depth: centimetres(4),
        diameter: centimetres(30),
        note: localized(line(80))
          .optional()
          .meta({ examples: [{ cs: 'každý díl', en: 'each part' }] }),
      })
      .meta({ id: 'Dimensions' }) // before optional(), which drops the id from the metadata
      .optional()
      .meta({ examples: [{ height: 115, width: 82.5, depth: 4 }] }),
    duration: z
      .strictObject({
        hours: part(2),
        minutes: part(12),
        seconds: part(30),
      })
      .meta({ id: 'Duration' })
      .optional()
      .meta({ examples: [{ minutes: 12, seconds: 30 }] }),
    edition: z
      .strictObject({
        number: count(1)
          .optional()
          .meta({ examples: [3] }),
        size: count(1)
          .optional()
          .meta({ examples: [10] }),
        unlimited: z
          .boolean()
          .optional()
          .meta({ examples: [true] }),
        artistProofs: count(1)
          .optional()
          .meta({ examples: [2] }),
      })
      .meta({ id: 'Edition' })
      .optional()
      .meta({ examples: [{ number: 3, size: 10, artistProofs: 2 }] }),
    credit: localized(catalogueLine()).meta({ examples: [{ cs: 'soukromá sbírka', en: 'private collection' }] }),
    room: reference('places', 'Place')
      .meta({ reference: 'places', graphql: 'Place @link(by: "slug")' })
      .optional()
      .meta({ examples: ['horni-sal'] }),
    ...enquiry,
    image: image().meta({ examples: ['more-v-zime.jpg'] }),
    alt: localized(line(250)).meta({
      examples: [{ cs: 'Žlutá miska na dřevěném stole.', en: 'A yellow bowl on a wooden table.' }],
    }),
  })
  .meta({ id: 'Work' })

/** content/artists/<folder>/artist.yaml */
export const artistSchema = z
  .strictObject({
    slug: slug().meta({ examples: ['jana-nova'] }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({ examples: [['jana-stara']] }),
    name: line().meta({ examples: ['Jana Nová'] }),
    sortName: line().meta({ examples: ['Nová Jana'] }),
    type: z
      .enum(artistTypes)
      .meta({ id: 'ArtistType' })
      .optional()
      .meta({ examples: ['collective'] }),
    birthYear: year()
      .optional()
      .meta({ examples: [1984] }),
    deathYear: year()
      .optional()
      .meta({ examples: [2021] }),
    circa: z
      .boolean()
      .optional()
      .meta({ examples: [true] }),
    place: localized(line())
      .optional()
      .meta({ examples: [{ cs: 'Praha', en: 'Prague' }] }),
    summary: localized(line(200)).meta({
      examples: [{ cs: 'Maluje moře zpaměti.', en: 'She paints the sea from memory.' }],
    }),
    bio: localized(prose())
      .optional()
      .meta({
        examples: [{ cs: 'První odstavec.\n\nDruhý odstavec.', en: 'First paragraph.\n\nSecond paragraph.' }],
      }),
    ...enquiry,
    works: z.array(work).min(1),
  })
  .meta({ id: 'Artist' })

export type Artist = z.infer<typeof artistSchema>
