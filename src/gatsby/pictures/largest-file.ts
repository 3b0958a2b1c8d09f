type Source = { srcSet: string; type: string }

/** A picture as a query for `gatsbyImageData` returns it; null for a drawing. */
export type PictureFile = {
  childImageSharp: { gatsbyImageData: { images: { sources?: Source[]; fallback?: { srcSet?: string } } } } | null
}

/** The fields of `PictureFile`: the files are those of the fragment Picture (picture.tsx). */
export const pictureFileFields = 'childImageSharp { gatsbyImageData(layout: FULL_WIDTH) }'

/** The path of the JPEG with the most pixels. */
export function largestFile({ childImageSharp }: PictureFile): string | undefined {
  const files = childImageSharp?.gatsbyImageData.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0]
}

/** The path of the AVIF with the fewest pixels. */
export function smallestAvif({ childImageSharp }: PictureFile): string | undefined {
  const { sources = [] } = childImageSharp?.gatsbyImageData.images ?? {}
  return sources
    .find(({ type }) => type === 'image/avif')
    ?.srcSet.trim()
    .split(' ')[0]
}
