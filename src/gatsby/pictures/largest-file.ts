/** A picture as a query for `gatsbyImageData` returns it; null for a drawing. */
export type PictureFile = {
  childImageSharp: { gatsbyImageData: { images: { fallback?: { srcSet?: string } } } } | null
}

/** The fields of `PictureFile`, with the arguments of the fragment Picture (picture.tsx), so that the files are the same. */
export const pictureFileFields =
  'childImageSharp { gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 480, 720, 1440]) }'

/** The path of the JPEG with the most pixels. */
export function largestFile({ childImageSharp }: PictureFile): string | undefined {
  const files = childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0]
}
