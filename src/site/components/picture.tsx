import * as React from 'react'
import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './picture.module.css'
import { pictureWidths } from './picture-widths'
import { roundedUp } from './rounded-up'

type Props = {
  file: Queries.PictureFragment
  /** Alternative text; '' if the text beside the picture says the same. */
  alt: string
  /** Width of the picture on the page, in the syntax of the `sizes` attribute. */
  sizes: string
  /**
   * The first picture of the page, which is loaded at once and before the others. `of several`: the page shows one of
   * several first pictures, and loads only that one.
   */
  first?: boolean | 'of several'
  /**
   * As large as its attributes say if there is room, instead of as wide as its container. All such pictures have the
   * same height, and keep it when they shrink side by side.
   */
  natural?: boolean
  /** A small picture of a long list: browsers without AVIF get one size only, which keeps the HTML small. */
  preview?: boolean
  className?: string
}

/** Only the ratio matters. */
const nominalWidth = pictureWidths[3]

/** In pixels, higher than any screen. */
const naturalHeight = 2400

/** Width of the JPEG of a preview. */
const previewWidth = pictureWidths[1]

/** The file of a width in a `srcset`: '/a.jpg 240w, /b.jpg 480w' → '/b.jpg'. Undefined if no file has that width. */
const fileOfWidth = (width: number, srcSet = '') =>
  srcSet
    .split(',')
    .map((file) => file.trim().split(' '))
    .find(([, descriptor]) => descriptor === `${width}w`)?.[0]

/** A picture in AVIF and JPEG. While it loads, its space has the dominant colour of the picture. */
export function Picture({ file, alt, sizes, first = false, natural = false, preview = false, className }: Props) {
  const image = file.gatsbyImageData as IGatsbyImageData | undefined
  if (!image?.images.fallback) return null
  const { sources = [], fallback } = image.images
  const jpeg = preview && fileOfWidth(previewWidth, fallback.srcSet)
  const ratio = image.width / image.height
  const [width, height] = natural ? [naturalHeight * ratio, naturalHeight] : [nominalWidth, nominalWidth / ratio]
  return (
    <span
      className={[styles.picture, !natural && styles.filling, className].filter(Boolean).join(' ')}
      style={{ '--ratio': roundedUp(ratio), '--colour': image.backgroundColor }}
    >
      <picture>
        {sources.map(({ srcSet, type }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          {...(jpeg ? { src: jpeg } : { src: fallback.src, srcSet: fallback.srcSet, sizes })}
          width={Math.round(width)}
          height={Math.round(height)}
          alt={alt}
          decoding={first ? 'sync' : 'async'}
          loading={first === true ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

type PreloadProps = {
  file: Queries.PictureFragment
  /** That of the `Picture`: with another value the browser would load two files. */
  sizes: string
  /** Of several first pictures, which one it is, from 1: none is loaded until show-next-work.script.ts has chosen. */
  choice?: number | undefined
}

/** In `Head`: preloads the first picture of a page, which takes longest to load (docs/decisions/020-loading.md). */
export function PicturePreload({ file, sizes, choice }: PreloadProps) {
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

/** The width of a picture for each unit of height. */
export function ratioOf({ gatsbyImageData }: Queries.PictureFragment): number {
  const data = gatsbyImageData as IGatsbyImageData | undefined
  return data ? data.width / data.height : 1
}

// Of the widths of Picture, SmallPicture has the two smallest, so no further files are made for it.
export const fragment = graphql`
  fragment Picture on File {
    gatsbyImageData
  }
  fragment SmallPicture on File {
    gatsbyImageData(maxWidth: 480)
  }
`
