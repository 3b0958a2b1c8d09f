import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** The width of a picture for each unit of height. */
export function ratioOf({ gatsbyImageData }: Queries.PictureFragment): number {
  const data = gatsbyImageData as IGatsbyImageData | undefined
  return data ? data.width / data.height : 1
}
