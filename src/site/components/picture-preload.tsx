import * as React from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Props = {
  file: Queries.PictureFragment
  /** That of the `Picture`: with another value the browser would load two files. */
  sizes: string
  /** Of several first pictures, which one it is, from 1: none is loaded until show-next-work.script.ts has chosen. */
  choice?: number | undefined
}

/** In `Head`: preloads the first picture of a page, which takes longest to load (docs/decisions/020-loading.md). */
export function PicturePreload({ file, sizes, choice }: Props) {
  const image = file.gatsbyImageData as IGatsbyImageData | undefined
  const source = image?.images.sources?.[0]
  if (!source) return null
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      // Not loaded: `imageSrcSet` counts. Without it React would print the link after those of the fonts.
      href={source.srcSet.split(' ')[0]}
      imageSrcSet={source.srcSet}
      imageSizes={sizes}
      fetchPriority="high"
      {...(choice && { media: 'not all', 'data-hero': String(choice) })}
    />
  )
}
