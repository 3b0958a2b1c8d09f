import { locales } from '../../../../i18n/locales'
import { field, phrase, phrases } from '../../base/message'
import { valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, hasKind, type KindFile } from '../../read/content'
import { originalsFirst } from '../../read/originals'
import { slugOf, slugOfFile } from '../../read/slug'
import { addressPhrases } from '../addresses/words'
import { report } from './words'

/** Reports a slug that two files or two works of an artist have, at the copy. */
export function check(content: Content): Finding[] {
  return [...copiesIn(content).map((copy) => copiedSlug(content, copy)), ...workSlugs(content)]
}

/** A copied file, and the file that it was copied from. */
type Copy = { file: KindFile; original: KindFile; slug: string }

/** The files that have the slug of another file of their kind. */
export function copiesIn({ files, folder }: Content): Copy[] {
  const first = new Map<string, KindFile>()
  return originalsFirst(files.filter(hasKind), folder.published).flatMap((file) => {
    const slug = valueAt(file.yaml.data, ['slug'])
    if (typeof slug !== 'string') return []
    const key = `${file.kind} ${slug}`
    const original = first.get(key)
    if (!original) first.set(key, file)
    return original ? [{ file, original, slug }] : []
  })
}

/** Offers the slug in the copy's own name, or in that of its record. */
function copiedSlug(content: Content, { file, original, slug }: Copy): Finding {
  const name = valueAt(file.yaml.data, ['name'])
  const offered = [slugOfFile(file.path), typeof name === 'string' ? slugOf(name) : '']
  const free = offered.find((each) => each !== '' && each === slugOf(each) && !content.slugs(file.kind).has(each))
  const fix = free === undefined ? undefined : phrase(phrases.write, { value: free })
  return report(
    'slug/duplicate',
    at(file, ['slug']),
    { field: field(file.kind, ['slug']), slug, owner: original.file },
    { fix },
  )
}

function workSlugs({ files }: Content): Finding[] {
  return files.flatMap((file) => {
    const works: unknown = file.kind === 'Artist' ? valueAt(file.yaml.data, ['works']) : undefined
    if (!Array.isArray(works)) return []
    const slugs = works.map((work) => valueAt(work ?? {}, ['slug']))
    return slugs.flatMap((slug, index) => {
      const same = slugs.flatMap((each, other) => (each === slug ? [other] : []))
      const owner = same.find((each) => namesOf(works[each]).includes(String(slug))) ?? same[0] ?? index
      if (typeof slug !== 'string' || owner === index) return []
      const free = namesOf(works[index]).find((each) => each !== '' && !slugs.includes(each))
      const fix = free === undefined ? undefined : phrase(phrases.write, { value: free })
      const values = {
        field: field('Artist', ['works', index, 'slug']),
        slug,
        owner: phrase(addressPhrases.workOfArtist, { number: owner + 1 }),
      }
      return [report('slug/duplicate', at(file, ['works', index, 'slug']), values, { fix })]
    })
  })
}

/** The slugs that fit a work: its titles and the name of its picture. */
const namesOf = (work: unknown): string[] =>
  [...locales.map((locale) => valueAt(work ?? {}, ['title', locale])), imageStem(work)]
    .filter((name) => typeof name === 'string')
    .map(slugOf)

const imageStem = (work: unknown) => String(valueAt(work ?? {}, ['image'])).replace(/\.\w+$/, '')
