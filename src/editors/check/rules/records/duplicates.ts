import { defaultLocale, isLocale } from '../../../../i18n/locales'
import { remembered } from '../../../../i18n/remembered'
import { withoutAccents } from '../../../../i18n/without-accents'
import { type KindName, kindNames } from '../../../../model/kinds'
import { shorten } from '../../base/message'
import { type Path, valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, type ContentRecord, hasGap, worksOf } from '../../read/content'
import { folderOf } from '../../read/content-folder'
import { originalsFirst } from '../../read/originals'
import { copiesIn } from './duplicate-slugs'
import { report, type rules } from './words'

/** Reports what the content has twice: people, works, events, pictures, texts, and items of a list. */
export function check(content: Content): Finding[] {
  const source = originals(content)
  return [...nearly(source), ...pictures(content, source), ...texts(source), ...lists(content)]
}

/** The records of a kind, originals before their copies. */
type Source = <Kind extends KindName>(kind: Kind) => readonly ContentRecord<Kind>[]

/** Copies that still have the slug of their original are left out: duplicate-slugs.ts reports each of them once. */
function originals(content: Content): Source {
  const copies = new Set(copiesIn(content).map(({ file }) => file.file))
  return remembered((kind: KindName) =>
    originalsFirst(
      content.records(kind).filter(({ file }) => !copies.has(file)),
      content.folder.published,
    ),
  ) as Source
}

type Claim = { record: ContentFile; path: Path; key: string; text: string }

/** Reports every claim but the first to the same key. */
function repeated(claims: Claim[], rule: keyof typeof rules & `duplicate/${string}`): Finding[] {
  const first = new Map<string, ContentFile>()
  return claims.flatMap(({ record, path, key, text }) => {
    const other = first.get(key)
    if (!other) first.set(key, record)
    return other ? [report(rule, at(record, path), { text: shorten(text, 40), other: other.file })] : []
  })
}

/** The same for 'Nová Jana' and 'Jana Nova'. */
const nearKey = (value: string) =>
  withoutAccents(value)
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ')
    .trim()

function nearly(source: Source): Finding[] {
  const named = (kind: KindName, path: Path) =>
    repeated(
      (source(kind) as readonly ContentRecord[]).flatMap((record) => {
        const value = valueAt(record.data, path)
        return typeof value === 'string' ? { record, path, key: nearKey(value), text: value } : []
      }),
      'duplicate/name',
    )
  const works = source('Artist').flatMap((record) =>
    repeated(
      worksOf(record).flatMap(({ work: { title, year, medium }, path }) => {
        const [text, material] = [title?.[defaultLocale], medium?.[defaultLocale]]
        if (text === undefined || material === undefined) return []
        const key = `${nearKey(text)} ${year} ${material}`
        return { record, path: [...path, 'title', defaultLocale], key, text }
      }),
      'duplicate/work',
    ),
  )
  const events = repeated(
    source('Event').flatMap((record) => {
      const { title, start } = record.data
      const text = title?.[defaultLocale]
      if (text === undefined || start === undefined) return []
      return { record, path: ['title', defaultLocale], key: `${nearKey(text)} ${start}`, text }
    }),
    'duplicate/event',
  )
  return [
    ...named('Artist', ['name']),
    ...named('Partner', ['name']),
    ...named('Place', ['name', defaultLocale]),
    ...works,
    ...events,
  ]
}

/** The same picture under two names. */
function pictures({ folder }: Content, source: Source): Finding[] {
  const claims = source('Artist').flatMap((record) =>
    worksOf(record).flatMap(({ work: { image }, path }) => {
      const digest = image && folder.pictures.get(folderOf(record.path) + image)?.digest
      return image && digest ? { record, path: [...path, 'image'], key: digest, text: image } : []
    }),
  )
  return repeated(claims, 'duplicate/picture')
}

/** Long texts that were copied. */
function texts(source: Source): Finding[] {
  const claims = kindNames.flatMap((kind) =>
    (source(kind) as readonly ContentRecord[]).flatMap((record) =>
      record.yaml.texts
        .filter(({ value, path }) => value.length > 80 && isLocale(path.at(-1)))
        .map(({ path, value }) => ({ record, path, key: `${String(path.at(-1))} ${value}`, text: value })),
    ),
  )
  return repeated(claims, 'duplicate/text')
}

/** What a list has twice: a language of the site, a language or a leader of an event, an artist of the studios, a work of the home page. */
function* lists(content: Content): Iterable<Finding> {
  for (const event of content.records('Event')) {
    yield* twiceIn(event, ['languages'])
    yield* twiceIn(event, ['ledBy'], ['artist'])
    yield* twiceIn(event, ['ledBy'], ['name'])
  }
  for (const exhibition of content.records('Exhibition')) {
    yield* twiceIn(exhibition, ['languages'], ['code'])
    yield* twiceIn(exhibition, ['studios', 'visits'], ['artist'])
    // An artist may be there with several works.
    for (const list of ['hero', 'pauses']) yield* twiceIn(exhibition, [list], ['artist'], ['work'])
  }
}

/**
 * @param key the key of each item to compare; the items themselves without it
 * @param other a key that must be the same too
 */
function* twiceIn(record: ContentRecord, path: Path, key: Path = [], other = key): Iterable<Finding> {
  const list = valueAt(record.data, path)
  const items: unknown[] = Array.isArray(list) ? list : []
  const identities = items.map((item) => JSON.stringify([valueAt(item, key), valueAt(item, other)]))
  for (const [index, item] of items.entries()) {
    const value = valueAt(item, key)
    const isTwice = identities.indexOf(identities[index] ?? '') < index && !hasGap(record, [...path, index, ...other])
    if (typeof value === 'string' && isTwice)
      yield report('list/twice', at(record, [...path, index, ...key]), { value: shorten(value) })
  }
}
