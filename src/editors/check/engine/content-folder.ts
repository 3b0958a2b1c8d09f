import type { Artist } from '../../../model/artist'
import type { Event } from '../../../model/event'
import type { Exhibition } from '../../../model/exhibition'
import type { KindName } from '../../../model/kinds'
import type { Partner } from '../../../model/partner'
import type { Place } from '../../../model/place'
import type { TextPage } from '../../../model/text-page'
import type { ParsedYaml, Path } from '../read/parse-yaml'
import type { Picture } from '../read/picture'
import type { FilePosition } from './problem'

/** A folder of content in memory. Paths are inside the folder, with forward slashes. */
export type ContentFolder = {
  /** The path of the folder; the files of problems start with it. */
  name: string
  /** Every file. */
  files: ReadonlySet<string>
  /** The text of each YAML file, except those that are too large to be content. */
  texts: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, Picture>
  /** The list of published addresses; undefined where there is none. */
  published: string | undefined
  /** Symbolic links. Not every system that content is copied to has them. */
  links: ReadonlySet<string>
  /** YAML files that are too large to be content, and their size in bytes. */
  oversized: ReadonlyMap<string, number>
  /** Files with the name of a PDF that cannot be opened. */
  brokenPdfs: ReadonlySet<string>
  /** Whether the public site is built, not a preview. */
  isForProduction: boolean
}

/** The folder of the content whose files the site serves unchanged, at the same paths. */
export const servedFolder = 'files/'

/** Lists every page of an artist and every event with registration that was ever published. */
export const publishedFile = 'published.txt'

type Data = {
  Artist: Artist
  Event: Event
  Exhibition: Exhibition
  Partner: Partner
  Place: Place
  TextPage: TextPage
}

/** A YAML file of the content; texts of the interface have no kind. */
export type ContentFile = { path: string; file: string; kind: KindName | undefined; yaml: ParsedYaml; valid: boolean }

/** A record that fits its schema. */
export type ContentRecord<Kind extends KindName = KindName> = ContentFile & { kind: Kind; data: Data[Kind] }

/** A file of a known kind, valid or not. */
export type KindFile = ContentFile & { kind: KindName }

export const hasKind = (file: ContentFile): file is KindFile => file.kind !== undefined

/** The content, as rules read it. */
export type Content = {
  folder: ContentFolder
  /** Every file that could be read as YAML. */
  files: readonly ContentFile[]
  /** Whether every file of a kind is valid, so that what is not found does not exist. */
  isComplete: (kind: KindName) => boolean
  /** The records of a kind that fit their schema. */
  records: <Kind extends KindName>(kind: Kind) => readonly ContentRecord<Kind>[]
  /** Each slug of a kind with its file; the file need not be valid. */
  slugs: (kind: KindName) => ReadonlyMap<string, ContentFile>
}

/** The place of a value in a file. */
export function at({ file, yaml }: ContentFile, path: Path): FilePosition {
  return { file, ...yaml.positionOf(path) }
}
