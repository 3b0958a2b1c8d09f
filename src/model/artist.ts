import { z } from 'zod'
import { image, line, localized, prose, slug } from './fields'

const centimetres = (what: string) =>
  z.number().positive().max(5000).describe(`${what} in centimetres, without the frame.`)

const work = z
  .strictObject({
    slug: slug().describe('The end of the work’s address, from its Czech title.'),
    title: localized(line()).describe('A title that is not translated is the same in both languages.'),
    year: z.int().min(1850).max(2100).describe('The year in which the work was finished.'),
    medium: localized(line()).describe('What it is made of and on what.'),
    dimensions: z
      .strictObject({
        height: centimetres('Height'),
        width: centimetres('Width'),
        depth: centimetres('Depth').optional(),
      })
      .describe('Height × width × depth; the depth only where the work has one.')
      .meta({ id: 'Dimensions' }), // last: what is said of a schema later forgets its id
    credit: localized(line()).describe('Who lent the work, or by whose courtesy it is shown.'),
    image: image().describe('The picture’s file, beside this one.'),
    alt: localized(line(250)).describe('What is to be seen, for somebody who does not see it.'),
  })
  .meta({ id: 'Work' })

/** content/artists/<folder>/artist.yaml */
export const artistSchema = z
  .strictObject({
    slug: slug().describe('The end of the artist’s address. Changing it breaks links that people have shared.'),
    name: line().describe('As the artist writes it.'),
    sortName: line().describe('Family name first; the list of artists is in this order.'),
    birthYear: z.int().min(1850).max(2020),
    place: localized(line()).describe('Where the artist lives and works.'),
    summary: localized(line(200)).describe('One sentence; it also stands in search results.'),
    bio: localized(prose()).describe('Two or three paragraphs, separated by a blank line.'),
    works: z.array(work).min(1),
  })
  .meta({ id: 'Artist' })

export type Artist = z.infer<typeof artistSchema>
