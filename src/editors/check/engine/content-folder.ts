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
  /** What the content is compared with, if a change of it is checked. */
  before?: Before
}

/** The content before a change. */
export type Before = {
  /** The YAML files that have since changed or are gone, with their text. */
  texts: ReadonlyMap<string, string>
  /** When the change is checked. */
  now: Date
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
export type ContentFile = {
  path: string
  file: string
  kind: KindName | undefined
  yaml: ParsedYaml
  /** Where the file does not fit its schema: what should be at these paths is unknown, and reported. */
  gaps: readonly Path[]
}

/** The part of a value that fits its schema. Items of a list keep their places. */
export type Known<Value> = Value extends readonly (infer Item)[]
  ? readonly (Known<Item> | undefined)[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Known<Value[Key]> | undefined }
    : Value

/** A record with the fields that fit its schema: a rule skips what it does not know. */
export type ContentRecord<Kind extends KindName = KindName> = KindFile & { kind: Kind; data: Known<Data[Kind]> }

/** A file of a known kind. */
export type KindFile = ContentFile & { kind: KindName }

export const hasKind = (file: ContentFile): file is KindFile => file.kind !== undefined

/** The content, as rules read it. */
export type Content = {
  folder: ContentFolder
  /** Every file that could be read as YAML. */
  files: readonly ContentFile[]
  /** Whether every file of a kind could be read, so that there are no more records. */
  isComplete: (kind: KindName) => boolean
  /** The records of a kind. */
  records: <Kind extends KindName>(kind: Kind) => readonly ContentRecord<Kind>[]
  /** Each slug of a kind with its file; the file need not be valid. */
  slugs: (kind: KindName) => ReadonlyMap<string, ContentFile>
  /** The content before the change that is checked. */
  before?: Content | undefined
}

/** Whether what should be at a path, above it or below it is unknown. */
export const hasGap = ({ gaps }: ContentFile, path: Path) =>
  gaps.some((gap) => gap.every((step, index) => index >= path.length || step === path[index]))

/** The place of a value in a file. */
export function at({ file, yaml }: ContentFile, path: Path): FilePosition {
  return { file, ...yaml.positionOf(path) }
}
