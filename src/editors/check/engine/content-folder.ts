import type { Artist } from '../../../model/artist'
import type { Event } from '../../../model/event'
import type { Exhibition } from '../../../model/exhibition'
import type { KindName } from '../../../model/kinds'
import type { Partner } from '../../../model/partner'
import type { Place } from '../../../model/place'
import type { TextPage } from '../../../model/text-page'
import type { ParsedYaml, Path } from '../read/parse-yaml'
import type { Picture } from '../read/picture'
import type { Position } from './problem'

/** A folder of content in memory. Paths are inside the folder, with forward slashes. */
export type ContentFolder = {
  /** The folder's own path; problems begin with it. */
  name: string
  /** Every file, whatever it is. */
  files: ReadonlySet<string>
  /** The text of each YAML file; without the ones that are too large to be content. */
  texts: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, Picture>
  /** The list of what was ever published; undefined where there is none. */
  published: string | undefined
  /** Symbolic links: content is copied between systems that do not all know them. */
  links: ReadonlySet<string>
  /** YAML files that nobody can have written by hand, and how many bytes they have. */
  oversized: ReadonlyMap<string, number>
  /** Those of the files that are called PDF and cannot be opened. */
  brokenPdfs: ReadonlySet<string>
  /** Whether the public site is to be built of it, and not a preview. */
  isForProduction: boolean
}

/** The folder of the content whose files the site serves as they are, at the same paths below its root. */
export const servedFolder = 'files/'

/** The file of the content that lists every artist's page and every event with registration that was ever published. */
export const publishedFile = 'published.txt'

type Data = {
  Artist: Artist
  Event: Event
  Exhibition: Exhibition
  Partner: Partner
  Place: Place
  TextPage: TextPage
}

/** A content file that is YAML of a known kind; undefined for the texts of the interface. */
export type ContentFile = { path: string; file: string; kind: KindName | undefined; yaml: ParsedYaml; valid: boolean }

/** A record that fits its schema. */
export type ContentRecord<Kind extends KindName = KindName> = ContentFile & { kind: Kind; data: Data[Kind] }

/** A file of a known kind, whether or not its content fits. */
export type KindFile = ContentFile & { kind: KindName }

export const hasKind = (file: ContentFile): file is KindFile => file.kind !== undefined

/** The content as the rules see it. */
export type Content = {
  folder: ContentFolder
  /** Every file that could be read as YAML. */
  files: readonly ContentFile[]
  /** Whether every file of a kind is valid, so that what is absent is really absent. */
  isComplete: (kind: KindName) => boolean
  /** The records of a kind that fit their schema. */
  records: <Kind extends KindName>(kind: Kind) => readonly ContentRecord<Kind>[]
  /** Each slug of a kind with its file, read even from files that have other faults. */
  slugs: (kind: KindName) => ReadonlyMap<string, ContentFile>
}

/** Where a value of a file stands. */
export function at({ file, yaml }: ContentFile, path: Path): Position & { file: string } {
  return { file, ...yaml.positionOf(path) }
}
