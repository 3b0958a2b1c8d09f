import { z } from 'zod'
import { image, line, localized, prose, slug } from './fields'
import { rule } from './schema-rules'

// Of the Common Era: a page has no words for years before it.
const year = () => z.int().min(1).max(9999)

const centimetres = (what: string, example: number) =>
  z
    .number()
    .positive()
    .optional()
    .meta({ description: `${what} in centimetres, without the frame.`, examples: [example] })

/** How many of something; no work needs more, and GraphQL ends at 32 bits. */
const count = (least: number) => z.int().min(least).max(1_000_000)

const part = (unit: string, example: number) =>
  count(0)
    .optional()
    .meta({ description: `How many ${unit}.`, examples: [example] })

/** Ids of an artist's page itself; a work's slug is the id of its large view there. */
const takenIds = ['content', 'menu', 'works', 'gatsby-announcer', 'gatsby-focus-wrapper']

const work = z
  .strictObject({
    slug: slug()
      .refine((value) => !takenIds.includes(value), rule('schema/taken-by-page'))
      .meta({ description: 'The end of the work’s address, from its Czech title.', examples: ['more-v-zime'] }),
    title: localized(line()).meta({
      description: 'A title that is not translated is the same in both languages.',
      examples: [{ cs: 'Moře v zimě', en: 'The Sea in Winter' }],
    }),
    yearFrom: year()
      .optional()
      .meta({
        description: 'The year in which a work of several years was begun; alone, of one that still goes on.',
        examples: [2021],
      }),
    year: year()
      .optional()
      .meta({
        description: 'The year in which the work was finished; an undated work has none.',
        examples: [2024],
      }),
    circa: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the years are only about right: “c. 1890”.', examples: [true] }),
    medium: localized(line()).meta({
      description: 'What it is made of and on what.',
      examples: [{ cs: 'olej na plátně', en: 'oil on canvas' }],
    }),
    dimensions: z
      .strictObject({
        height: centimetres('Height', 115),
        width: centimetres('Width', 82.5),
        depth: centimetres('Depth', 4),
        diameter: centimetres('Diameter', 30),
        note: localized(line(80))
          .optional()
          .meta({
            description: 'What figures alone do not say; it may also stand without them.',
            examples: [{ cs: 'každý díl', en: 'each part' }],
          }),
      })
      .meta({ id: 'Dimensions' }) // before optional(): what is said of a schema later forgets its id
      .optional()
      .meta({
        description: 'Height × width × depth, or whichever of them the work has; a video or a performance has none.',
        examples: [{ height: 115, width: 82.5, depth: 4 }],
      }),
    duration: z
      .strictObject({
        hours: part('hours', 2),
        minutes: part('minutes', 12),
        seconds: part('seconds', 30),
      })
      .meta({ id: 'Duration' })
      .optional()
      .meta({
        description: 'How long a video, a sound or a performance lasts.',
        examples: [{ minutes: 12, seconds: 30 }],
      }),
    edition: z
      .strictObject({
        number: count(1)
          .optional()
          .meta({ description: 'Which of the copies is shown.', examples: [3] }),
        size: count(1).meta({ description: 'How many copies there are.', examples: [10] }),
        artistProofs: count(1)
          .optional()
          .meta({ description: 'How many artist’s proofs there are beside them.', examples: [2] }),
      })
      .meta({ id: 'Edition' })
      .optional()
      .meta({
        description: 'The edition of a print, a cast, a photograph or a video.',
        examples: [{ number: 3, size: 10, artistProofs: 2 }],
      }),
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
      description: 'Family name first, of a collective its name; the list of artists is in this order.',
      examples: ['Nová Jana'],
    }),
    type: z
      .enum(['person', 'collective'])
      .meta({ id: 'ArtistType' })
      .optional()
      .meta({
        description: 'Whether it is one person, as if nothing is written, or a collective.',
        examples: ['collective'],
      }),
    birthYear: year()
      .optional()
      .meta({
        description: 'The year of birth; of a collective, the year in which it was founded.',
        examples: [1984],
      }),
    deathYear: year()
      .optional()
      .meta({
        description: 'The year of death; of a collective, the year in which it ended.',
        examples: [2021],
      }),
    circa: z
      .boolean()
      .optional()
      .meta({ description: 'Whether these years are only about right: “c. 1450–1516”.', examples: [true] }),
    place: localized(line())
      .optional()
      .meta({
        description: 'Where the artist lives and works, or did.',
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
