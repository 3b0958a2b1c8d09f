type PictureFile = {
  gatsbyImageData: { images: { fallback?: { srcSet?: string } } } | null
}

/** What `largestFiles` needs of a query. */
export const picturesOfWorks = 'allArtist { nodes { slug works { slug image { gatsbyImageData } } } }'

export type PicturesOfWorks = {
  allArtist: { nodes: { slug: string; works: { slug: string; image: PictureFile }[] }[] }
}

/** The paths of the JPEGs with the most pixels, by artist and work: 'jana-nova/more'. */
export const largestFiles = ({ allArtist }: PicturesOfWorks): Map<string, string> =>
  new Map(
    allArtist.nodes.flatMap(({ slug, works }) =>
      works.map((work) => [`${slug}/${work.slug}`, largestFile(work.image)] as const),
    ),
  )

function largestFile({ gatsbyImageData }: PictureFile): string {
  const files = gatsbyImageData?.images.fallback?.srcSet?.split(',') ?? []
  return files.at(-1)?.trim().split(' ')[0] ?? ''
}
