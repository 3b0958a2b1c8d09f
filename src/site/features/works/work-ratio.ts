import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** The width of a work's picture for each unit of height. */
export function ratioOf({ childImageSharp }: Queries.PictureFragment): number {
  const data = childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined
  return data ? data.width / data.height : 1
}
