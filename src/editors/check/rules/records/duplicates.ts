import { defaultLocale, isLocale } from '../../../../i18n/locales'
import { kindNames, type KindName } from '../../../../model/kinds'
import { at, type Content, type ContentFile, type ContentRecord } from '../../engine/content-folder'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { plain } from '../../engine/wording'
import { valueAt } from '../schema/schema'

const slug = defineRule<{ slug: string; other: string | number }>('slug/duplicate', 'error', {
  en: {
    what: (f) => `The slug “${f.slug}” is taken by ${who(f.other, 'work', 'of this artist')};`,
    why: 'two pages cannot have one address.',
    fix: 'Give this one another slug.',
  },
  cs: {
    what: (f) => `Slug „${f.slug}“ už má ${who(f.other, 'dílo', 'tohoto umělce')};`,
    why: 'dvě stránky nemohou mít jednu adresu.',
    fix: 'Dejte tomuto jiný slug.',
  },
})

const who = (other: string | number, work: string, whose: string) =>
  typeof other === 'number' ? `${work} ${other} ${whose}` : other

const near = (name: string, en: string, cs: string) =>
  defineRule<{ text: string; other: string }>(`duplicate/${name}`, 'warning', {
    en: {
      what: ({ text, other }) => `${en} “${text}” is in ${other} too.`,
      why: 'The same stands on the site twice.',
      fix: 'Delete one of the two, or tell them apart.',
    },
    cs: {
      what: ({ text, other }) => `${cs} „${text}“ je už v ${other}.`,
      why: 'Na stránkách je totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  })

const name = near('name', 'The name', 'Jméno')
const work = near('work', 'The work', 'Dílo')
const event = near('event', 'The event', 'Událost')
const picture = near('picture', 'The picture', 'Obrázek')
const text = near('text', 'The text', 'Text')

export const rules = [slug, name, work, event, picture, text]

/** What stands twice: addresses, people, works, pictures, texts. */
export function check(content: Content): Finding[] {
  return [...slugs(content), ...workSlugs(content), ...nearly(content), ...pictures(content), ...texts(content)]
}

function slugs({ files }: Content): Finding[] {
  const first = new Map<string, ContentFile>()
  return files.flatMap((file) => {
    const value = valueAt(file.yaml.data, ['slug'])
    if (!file.kind || typeof value !== 'string') return []
    const other = first.get(`${file.kind} ${value}`)
    if (other) return [slug.at(at(file, ['slug']), { slug: value, other: other.file })]
    first.set(`${file.kind} ${value}`, file)
    return []
  })
}

function workSlugs({ files }: Content): Finding[] {
  return files.flatMap((file) => {
    const works = file.kind === 'Artist' ? valueAt(file.yaml.data, ['works']) : undefined
    if (!Array.isArray(works)) return []
    const values = works.map((each) => valueAt(each ?? {}, ['slug']))
    return values.flatMap((value, index) =>
      typeof value === 'string' && values.indexOf(value) < index
        ? [slug.at(at(file, ['works', index, 'slug']), { slug: value, other: values.indexOf(value) + 1 })]
        : [],
    )
  })
}

type Claim = { record: ContentFile; path: Path; key: string; text: string }

/** Reports every claim but the first to the same key. */
function repeated(claims: Claim[], rule: typeof name): Finding[] {
  const first = new Map<string, ContentFile>()
  return claims.flatMap(({ record, path, key, text }) => {
    const other = first.get(key)
    if (!other) first.set(key, record)
    return other ? [rule.at(at(record, path), { text: shortened(text), other: other.file })] : []
  })
}

/** 'Nová Jana' is near 'Jana Nova'. */
const nearKey = (value: string) =>
  plain(value)
    .split(/[^a-z0-9]+/)
    .sort()
    .join(' ')
    .trim()
const shortened = (value: string) => (value.length > 40 ? `${value.slice(0, 39)}…` : value)

function nearly(content: Content): Finding[] {
  const named = (kind: KindName, path: Path) =>
    repeated(
      (content.records(kind) as readonly ContentRecord[]).map((record) => {
        const value = String(valueAt(record.data, path))
        return { record, path, key: nearKey(value), text: value }
      }),
      name,
    )
  const works = content.records('Artist').flatMap((record) =>
    repeated(
      record.data.works.map(({ title, year, medium }, index) => ({
        record,
        path: ['works', index, 'title', defaultLocale],
        key: `${nearKey(title[defaultLocale])} ${year} ${medium[defaultLocale]}`,
        text: title[defaultLocale],
      })),
      work,
    ),
  )
  const events = repeated(
    content.records('Event').map((record) => ({
      record,
      path: ['title', defaultLocale],
      key: `${nearKey(record.data.title[defaultLocale])} ${record.data.start}`,
      text: record.data.title[defaultLocale],
    })),
    event,
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
function pictures(content: Content): Finding[] {
  const claims = content.records('Artist').flatMap((record) => {
    const directory = record.path.slice(0, record.path.lastIndexOf('/') + 1)
    return record.data.works.flatMap(({ image }, index): Claim[] => {
      const digest = content.folder.pictures.get(directory + image)?.digest
      return digest ? [{ record, path: ['works', index, 'image'], key: digest, text: image }] : []
    })
  })
  return repeated(claims, picture)
}

/** Long texts that were copied and then forgotten. */
function texts(content: Content): Finding[] {
  const claims = kindNames.flatMap((kind) =>
    (content.records(kind) as readonly ContentRecord[]).flatMap((record) =>
      record.yaml.texts
        .filter(({ value, path }) => value.length > 80 && isLocale(path.at(-1)))
        .map(({ path, value }): Claim => ({ record, path, key: `${String(path.at(-1))} ${value}`, text: value })),
    ),
  )
  return repeated(claims, text)
}
