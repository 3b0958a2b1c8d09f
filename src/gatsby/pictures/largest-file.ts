/** A picture as a query for `gatsbyImageData` returns it; null for a drawing. */
export type PictureFile = {
  gatsbyImageData: { images: { fallback?: { srcSet?: string } } } | null
}

/** The fields of `PictureFile`: the files are those of the fragment Picture (picture.tsx). */
export const pictureFileFields = 'gatsbyImageData'

/** The path of the JPEG with the most pixels. */
export function largestFile({ gatsbyImageData }: PictureFile): string | undefined {
  const files = gatsbyImageData?.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0]
}
