import { defaultLocale, isLocale } from '../../../../i18n/locales'
import { kindNames, type KindName } from '../../../../model/kinds'
import { addressPhrases } from '../../../words/check/addresses'
import { plain } from '../../engine/closest'
import { at, type Content, type ContentFile, type ContentRecord } from '../../engine/content-folder'
import { phrase } from '../../engine/fill'
import { shorten } from '../../engine/message-values'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import type { Path } from '../../read/parse-yaml'
import { valueAt } from '../../read/value-at'

export const rules = {
  'slug/duplicate': 'error',
  'duplicate/name': 'warning',
  'duplicate/work': 'warning',
  'duplicate/event': 'warning',
  'duplicate/picture': 'warning',
  'duplicate/text': 'warning',
} as const satisfies Rules

const report = reporter(rules)

/** Reports what the content has twice: slugs, people, works, pictures, texts. */
export function check(content: Content): Finding[] {
  return [...slugs(content), ...workSlugs(content), ...nearly(content), ...pictures(content), ...texts(content)]
}

function slugs({ files }: Content): Finding[] {
  const first = new Map<string, ContentFile>()
  return files.flatMap((file) => {
    const value = valueAt(file.yaml.data, ['slug'])
    if (!file.kind || typeof value !== 'string') return []
    const other = first.get(`${file.kind} ${value}`)
    if (other) return [report('slug/duplicate', at(file, ['slug']), { slug: value, owner: other.file })]
    first.set(`${file.kind} ${value}`, file)
    return []
  })
}

function workSlugs({ files }: Content): Finding[] {
  return files.flatMap((file) => {
    const works = file.kind === 'Artist' ? valueAt(file.yaml.data, ['works']) : undefined
    if (!Array.isArray(works)) return []
    const values = works.map((each) => valueAt(each ?? {}, ['slug']))
    return values.flatMap((value, index) => {
      const first = values.indexOf(value)
      if (typeof value !== 'string' || first === index) return []
      const owner = phrase(addressPhrases.workOfArtist, { number: first + 1 })
      return [report('slug/duplicate', at(file, ['works', index, 'slug']), { slug: value, owner })]
    })
  })
}

type DuplicateRule = Exclude<keyof typeof rules, 'slug/duplicate'>

type Claim = { record: ContentFile; path: Path; key: string; text: string }

/** Reports every claim but the first to the same key. */
function repeated(claims: Claim[], rule: DuplicateRule): Finding[] {
  const first = new Map<string, ContentFile>()
  return claims.flatMap(({ record, path, key, text }) => {
    const other = first.get(key)
    if (!other) first.set(key, record)
    return other ? [report(rule, at(record, path), { text: shorten(text, 40), other: other.file })] : []
  })
}

/** The same for 'Nová Jana' and 'Jana Nova'. */
const nearKey = (value: string) =>
  plain(value)
    .split(/[^a-z0-9]+/)
    .sort()
    .join(' ')
    .trim()

function nearly(content: Content): Finding[] {
  const named = (kind: KindName, path: Path) =>
    repeated(
      (content.records(kind) as readonly ContentRecord[]).flatMap((record) => {
        const value = valueAt(record.data, path)
        return typeof value === 'string' ? [{ record, path, key: nearKey(value), text: value }] : []
      }),
      'duplicate/name',
    )
  const works = content.records('Artist').flatMap((record) =>
    repeated(
      (record.data.works ?? []).flatMap(({ title, year, medium } = {}, index) => {
        const [text, material] = [title?.[defaultLocale], medium?.[defaultLocale]]
        if (text === undefined || material === undefined) return []
        return [
          { record, path: ['works', index, 'title', defaultLocale], key: `${nearKey(text)} ${year} ${material}`, text },
        ]
      }),
      'duplicate/work',
    ),
  )
  const events = repeated(
    content.records('Event').flatMap((record) => {
      const { title, start } = record.data
      const text = title?.[defaultLocale]
      if (text === undefined || start === undefined) return []
      return [{ record, path: ['title', defaultLocale], key: `${nearKey(text)} ${start}`, text }]
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
function pictures(content: Content): Finding[] {
  const claims = content.records('Artist').flatMap((record) => {
    const directory = record.path.slice(0, record.path.lastIndexOf('/') + 1)
    return (record.data.works ?? []).flatMap(({ image } = {}, index): Claim[] => {
      const digest = image && content.folder.pictures.get(directory + image)?.digest
      return image && digest ? [{ record, path: ['works', index, 'image'], key: digest, text: image }] : []
    })
  })
  return repeated(claims, 'duplicate/picture')
}

/** Long texts that were copied. */
function texts(content: Content): Finding[] {
  const claims = kindNames.flatMap((kind) =>
    (content.records(kind) as readonly ContentRecord[]).flatMap((record) =>
      record.yaml.texts
        .filter(({ value, path }) => value.length > 80 && isLocale(path.at(-1)))
        .map(({ path, value }): Claim => ({ record, path, key: `${String(path.at(-1))} ${value}`, text: value })),
    ),
  )
  return repeated(claims, 'duplicate/text')
}
