import type { z } from 'zod'
import { kindNames, kinds, type KindName } from './kinds'
import type { Collection } from './fields'
import type { Artist } from './artist'
import type { Event } from './event'
import type { Exhibition } from './exhibition'
import { problemAt, type ContentFile, type ContentFolder } from './content-folder'
import { eventDates, exhibitionDates } from './date-problems'
import type { Path } from './parse-yaml'
import type { Problem } from './problem'
import { valueAt } from './schema-problems'
import { capital, fieldInWords, suggestion } from './wording'

const kindOfCollection: Record<Collection, KindName> = { artists: 'Artist', events: 'Event', places: 'Place' }

/** What is wrong between files: double slugs, names of records and files that do not exist, impossible dates. */
export function crossProblems(folder: ContentFolder, files: ContentFile[]): Problem[] {
  const valid = files.filter((file) => file.valid)
  const exhibition = valid.find(({ kind }) => kind === 'Exhibition')
  const events = valid.filter(({ kind }) => kind === 'Event')
  const slugs = slugsByKind(files)
  return [
    ...duplicateSlugs(files),
    ...valid.flatMap((file) => danglingNames(folder, slugs, file)),
    ...events.flatMap((file) => eventDates(file, exhibition?.yaml.data as Exhibition | undefined)),
    ...exhibitionDates(exhibition),
    ...heroWork(exhibition, files),
    ...openHouses(folder, events, files),
  ]
}

type Slugs = ReadonlyMap<KindName, ReadonlySet<string>>

function slugsByKind(files: ContentFile[]): Slugs {
  const slugs = new Map(kindNames.map((kind) => [kind, new Set<string>()]))
  for (const file of files) slugs.get(file.kind)?.add(slugOf(file))
  return slugs
}

/** The slug of a file, read even from one that has other faults, so that one fault is not reported as many. */
const slugOf = ({ yaml, path }: ContentFile): string => {
  const slug = valueAt(yaml.data, ['slug'])
  return typeof slug === 'string' ? slug : (path.split('/')[1] ?? '').replace(/\.yaml$/, '')
}

function duplicateSlugs(files: ContentFile[]): Problem[] {
  const problems: Problem[] = []
  const first = new Map<string, ContentFile>()
  for (const file of files) {
    if (typeof valueAt(file.yaml.data, ['slug']) !== 'string') continue
    const key = `${file.kind} ${slugOf(file)}`
    const other = first.get(key)
    if (!other) first.set(key, file)
    else problems.push(duplicate(file, ['slug'], slugOf(file), other.file))

    const works = valueAt(file.yaml.data, ['works'])
    if (file.kind === 'Artist' && Array.isArray(works)) problems.push(...duplicateWorks(file, works))
  }
  return problems
}

function duplicateWorks(file: ContentFile, works: unknown[]): Problem[] {
  const slugs = works.map((work) => valueAt(work, ['slug']))
  return slugs.flatMap((slug, index) =>
    typeof slug === 'string' && slugs.indexOf(slug) < index
      ? [duplicate(file, ['works', index, 'slug'], slug, `work ${slugs.indexOf(slug) + 1} of this artist`)]
      : [],
  )
}

const duplicate = (file: ContentFile, path: Path, slug: string, other: string) =>
  problemAt(
    file,
    path,
    'slug/duplicate',
    `The slug “${slug}” is taken by ${other}; two pages cannot have one address.`,
    'Give this one another slug.',
  )

/** Follows every field that the schema marks as a name of something else. */
function danglingNames(folder: ContentFolder, slugsOf: Slugs, file: ContentFile): Problem[] {
  return namedFields(kinds[file.kind].schema, file.yaml.data).flatMap(({ path, meta, value }) => {
    const field = fieldInWords(path)
    if (meta.reference) {
      const slugs = slugsOf.get(kindOfCollection[meta.reference]) ?? new Set<string>()
      if (slugs.has(value)) return []
      const message = `${capital(field)}: there is nothing called “${value}” in content/${meta.reference}.`
      return [
        problemAt(
          file,
          path,
          `reference/unknown-${meta.reference.slice(0, -1)}`,
          message,
          suggestion(value, [...slugs].toSorted()),
        ),
      ]
    }
    if (meta.staticFile) {
      if (folder.staticFiles.has(value)) return []
      const pdfs = [...folder.staticFiles].filter((name) => name.endsWith('.pdf'))
      const message = `${capital(field)}: the folder static has no file ${value}.`
      return [
        problemAt(
          file,
          path,
          'pdf/missing',
          message,
          pdfs.length > 0 ? suggestion(value, pdfs) : `Put the PDF there as static${value}.`,
        ),
      ]
    }
    return pictureProblem(folder, file, path, value)
  })
}

function pictureProblem(folder: ContentFolder, file: ContentFile, path: Path, value: string): Problem[] {
  const directory = file.path.slice(0, file.path.lastIndexOf('/') + 1)
  const picture = `${directory}${value}`
  const field = capital(fieldInWords(path))
  if (!folder.pictures.has(picture)) {
    const beside = [...folder.pictures.keys()]
      .filter((name) => name.startsWith(directory))
      .map((name) => name.slice(directory.length))
    const fix = beside.length > 0 ? suggestion(value, beside) : 'Put the picture beside this file.'
    return [problemAt(file, path, 'image/missing', `${field}: there is no file “${value}” beside this one.`, fix)]
  }
  if (folder.pictures.get(picture) === undefined) {
    const message = `${field}: “${value}” is not a picture, although its name says so.`
    return [problemAt(file, path, 'image/not-an-image', message, 'Export it again as a JPEG.')]
  }
  return []
}

type NamedField = { path: Path; meta: z.core.GlobalMeta; value: string }

/** The fields of a valid record whose schema says that they name a record or a file. */
function namedFields(schema: z.ZodType, value: unknown, path: Path = []): NamedField[] {
  const meta = schema.meta() ?? {}
  const def = (
    schema as z.ZodType & {
      def: { type: string; innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> }
    }
  ).def
  if (value === undefined) return []
  if (typeof value === 'string' && (meta.reference || meta.image || meta.staticFile)) return [{ path, meta, value }]
  if (def.innerType) return namedFields(def.innerType, value, path)
  if (def.element)
    return (value as unknown[]).flatMap((item, index) => namedFields(def.element as z.ZodType, item, [...path, index]))
  return Object.entries(def.shape ?? {}).flatMap(([key, child]) =>
    namedFields(child, (value as Record<string, unknown>)[key], [...path, key]),
  )
}

/** The work on the home page is one of its artist's. */
function heroWork(file: ContentFile | undefined, files: ContentFile[]): Problem[] {
  if (!file) return []
  const { hero, heroWork: wanted } = file.yaml.data as Exhibition
  const artist = files.find((each) => each.kind === 'Artist' && each.valid && slugOf(each) === hero)
  if (!artist || wanted === undefined) return []
  const works = (artist.yaml.data as Artist).works.map(({ slug }) => slug)
  if (works.includes(wanted)) return []
  const message = `Hero work: ${hero} has no work called “${wanted}”.`
  return [problemAt(file, ['heroWork'], 'reference/unknown-work', message, suggestion(wanted, works))]
}

/** Guests register for one event: exactly one has an invitation. */
function openHouses(folder: ContentFolder, events: ContentFile[], files: ContentFile[]): Problem[] {
  const held = events.filter(({ yaml }) => (yaml.data as Event).invitation)
  const broken = files.some(({ kind, valid }) => kind === 'Event' && !valid)
  const exhibition = files.find(({ kind }) => kind === 'Exhibition')
  if (held.length === 0 && !broken && exhibition) {
    return [
      problemAt(
        exhibition,
        [],
        'event/no-open-house',
        `No event in ${folder.name}/events has an invitation, so nobody can register.`,
        'Give the open house its “invitation:”.',
      ),
    ]
  }
  return held
    .slice(1)
    .map((file) =>
      problemAt(
        file,
        ['invitation'],
        'event/second-open-house',
        `${held[0]?.file} has an invitation already; guests register for one event.`,
        'Delete one of the two invitations.',
      ),
    )
}
