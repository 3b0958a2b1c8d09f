import { z } from 'zod'
import { image, line, localized, prose, slug } from './fields'

const centimetres = (what: string, example: number) =>
  z
    .number()
    .positive()
    .max(5000)
    .meta({ description: `${what} in centimetres, without the frame.`, examples: [example] })

/** Ids of an artist's page itself; a work's slug is the id of its large view there. */
const takenIds = ['content', 'menu', 'works', 'gatsby-announcer', 'gatsby-focus-wrapper']

const work = z
  .strictObject({
    slug: slug()
      .refine((value) => !takenIds.includes(value), { error: 'taken-by-page' })
      .meta({ description: 'The end of the work’s address, from its Czech title.', examples: ['more-v-zime'] }),
    title: localized(line()).meta({
      description: 'A title that is not translated is the same in both languages.',
      examples: [{ cs: 'Moře v zimě', en: 'The Sea in Winter' }],
    }),
    year: z
      .int()
      .min(1850)
      .max(2100)
      .meta({ description: 'The year in which the work was finished.', examples: [2024] }),
    medium: localized(line()).meta({
      description: 'What it is made of and on what.',
      examples: [{ cs: 'olej na plátně', en: 'oil on canvas' }],
    }),
    dimensions: z
      .strictObject({
        height: centimetres('Height', 115),
        width: centimetres('Width', 82.5),
        depth: centimetres('Depth', 4).optional(),
      })
      .describe('Height × width × depth; the depth only where the work has one.')
      .meta({ id: 'Dimensions', examples: [{ height: 115, width: 82.5, depth: 4 }] }), // last: what is said of a schema later forgets its id
    credit: localized(line()).meta({
      description: 'Who lent the work, or by whose courtesy it is shown.',
      examples: [{ cs: 'soukromá sbírka', en: 'private collection' }],
    }),
    image: image().meta({ description: 'The picture’s file, beside this one.', examples: ['more-v-zime.jpg'] }),
    alt: localized(line(250)).meta({
      description: 'What is to be seen, for somebody who does not see it.',
      examples: [{ cs: 'Žlutá miska na dřevěném stole.', en: 'A yellow bowl on a wooden table.' }],
    }),
  })
  .meta({ id: 'Work' })

/** content/artists/<folder>/artist.yaml */
export const artistSchema = z
  .strictObject({
    slug: slug().meta({
      description: 'The end of the artist’s address. Changing it breaks links that people have shared.',
      examples: ['jana-nova'],
    }),
    formerSlugs: z
      .array(slug())
      .min(1)
      .optional()
      .meta({
        description: 'Slugs that the artist had before: their addresses lead here.',
        examples: [['jana-stara']],
      }),
    name: line().meta({ description: 'As the artist writes it.', examples: ['Jana Nová'] }),
    sortName: line().meta({
      description: 'Family name first; the list of artists is in this order.',
      examples: ['Nová Jana'],
    }),
    birthYear: z
      .int()
      .min(1850)
      .max(2020)
      .meta({ description: 'The year of birth.', examples: [1984] }),
    place: localized(line()).meta({
      description: 'Where the artist lives and works.',
      examples: [{ cs: 'Praha', en: 'Prague' }],
    }),
    summary: localized(line(200)).meta({
      description: 'One sentence; it also stands in search results.',
      examples: [{ cs: 'Maluje moře zpaměti.', en: 'She paints the sea from memory.' }],
    }),
    bio: localized(prose()).meta({
      description: 'Two or three paragraphs, separated by a blank line.',
      examples: [{ cs: 'První odstavec.\n\nDruhý odstavec.', en: 'First paragraph.\n\nSecond paragraph.' }],
    }),
    works: z.array(work).min(1).describe('The works, in the order of the page; the first gives the page its colour.'),
  })
  .meta({ id: 'Artist' })

export type Artist = z.infer<typeof artistSchema>
