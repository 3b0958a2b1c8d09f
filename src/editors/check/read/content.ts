import type { Artist } from '../../../model/artist'
import { isWithin } from '../../../model/is-within'
import type { KindName, RecordOf } from '../../../model/kinds'
import { registersHere } from '../../../model/registers-here'
import type { Path } from '../base/path'
import type { FilePosition } from '../base/problem'
import type { ContentFolder } from './content-folder'
import type { ParsedYaml } from './parse-yaml'

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
export type ContentRecord<Kind extends KindName = KindName> = KindFile & { kind: Kind; data: Known<RecordOf<Kind>> }

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

/** A work with its artist, and its path in the artist's file. */
export type WorkOfArtist = {
  artist: ContentRecord<'Artist'>
  work: Known<Artist['works'][number]>
  path: readonly [string, number]
}

/** The works of an artist. Of a work that is unknown, no field is known. */
export const worksOf = (artist: ContentRecord<'Artist'>): WorkOfArtist[] =>
  (artist.data.works ?? []).map((work = {}, index) => ({ artist, work, path: ['works', index] }))

export const worksIn = (content: Content): WorkOfArtist[] => content.records('Artist').flatMap(worksOf)

/** Whether what should be at a path, above it or below it is unknown. */
export const hasGap = ({ gaps }: ContentFile, path: Path) =>
  gaps.some((gap) => gap.every((step, index) => index >= path.length || step === path[index]))

/** The place of a value in a file. */
export const at = ({ yaml }: ContentFile, path: Path): FilePosition => yaml.positionOf(path)

/** Whether a place is a building or a room in it, by their slugs. */
export function isPlaceWithin(content: Content, place: string | undefined, building: string | undefined): boolean {
  const within = new Map(content.records('Place').map(({ data }) => [data.slug, data.within]))
  return isWithin(place, building, (slug) => within.get(slug))
}

/** Whether it is known in which building a room is. If not, that is reported as a fault of the place or of its name. */
export function isInBuilding(content: Content, room: string | undefined): boolean {
  return content.records('Place').some(({ data }) => data.address && isPlaceWithin(content, room, data.slug))
}

/** The events that people register for on this site: those of the programme only if no external address is used. */
export function registeredEvents(content: Content): ContentRecord<'Event'>[] {
  const [exhibition] = content.records('Exhibition')
  // An address that cannot be read is one, too.
  const registration = exhibition && hasGap(exhibition, ['programme', 'registration'])
  const programme = registration ? { registration } : exhibition?.data.programme
  return content.records('Event').filter(({ data }) => registersHere(data, { programme }))
}
