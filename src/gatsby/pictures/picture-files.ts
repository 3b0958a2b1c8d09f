import { hash } from 'node:crypto'
import { maxThumbnailSize, thumbnailHeight } from './thumbnail'
import { pictureWidths } from '../../site/components/picture-widths'

/** Browsers without AVIF, and machines that read structured data, get one of these widths. */
const jpegWidths = [pictureWidths[1], pictureWidths[3]] as const

/**
 * How pictures are encoded (docs/decisions/004-pictures.md). They are part of each address, because browsers keep a
 * picture for a year: a change here gives all pictures new addresses.
 */
export const encoding = {
  avif: { quality: 58, effort: Number(process.env.AVIF_EFFORT ?? 3) },
  jpeg: { quality: 68, progressive: true },
}

export type PictureFormat = 'avif' | 'jpg'

/** A picture of the content. */
export type Picture = {
  /** The name of its file, without the extension. */
  name: string
  /** A digest of its bytes. */
  digest: string
  /** In pixels, as it is shown: turned if its EXIF data say so. */
  width: number
  height: number
}

/**
 * A file that the site has of a picture. A thumbnail is an AVIF of few bytes (thumbnail.ts).
 * @property path its address, '/static/sea-1a2b3c4d-480.avif'
 */
export type MadeFile = { path: string; width: number; format: PictureFormat | 'thumbnail' }

/** Matches the address of a picture, and nothing else in its folder. */
export const picturePath = /^\/static\/[a-z0-9-]+-[0-9a-f]{8}-(\d+|name)\.(avif|jpg)$/

/** The widths of the files of a picture: a small picture gets its own width instead of larger ones. */
export function widthsOf(format: PictureFormat, sourceWidth: number): number[] {
  const widths: readonly number[] = format === 'avif' ? pictureWidths : jpegWidths
  const fitting = widths.filter((width) => width <= sourceWidth)
  return fitting.length === widths.length ? fitting : [...new Set([...fitting, sourceWidth])]
}

export const addressOf = (picture: Picture, width: number, format: PictureFormat): string =>
  `${startOf(picture)}-${width}.${format}`

/** All files of a picture: the build makes no others, whatever page shows it. */
export const filesOf = (picture: Picture): MadeFile[] =>
  (['avif', 'jpg'] as const).flatMap((format) =>
    widthsOf(format, picture.width).map((width) => ({ path: addressOf(picture, width, format), width, format })),
  )

/** The file to which the name of the artist opens. */
export const thumbnailFileOf = (picture: Picture): MadeFile => ({
  path: `${startOf(picture)}-name.avif`,
  width: Math.ceil((thumbnailHeight * picture.width) / picture.height),
  format: 'thumbnail',
})

const startOf = ({ name, digest }: Picture) => `/static/${asciiName(name)}-${shortDigest(digest)}`

/** Search engines for pictures read the name. 'Modrá miska (1)' → 'modra-miska-1' */
const asciiName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture'

const settings = JSON.stringify([encoding, thumbnailHeight, maxThumbnailSize])

const shortDigest = (digest: string) => hash('sha256', digest + settings).slice(0, 8)
