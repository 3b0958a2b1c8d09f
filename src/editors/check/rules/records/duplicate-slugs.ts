import { locales } from '../../../../i18n/locales'
import { field, phrase, propose } from '../../base/message'
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
  const values = { field: field(file.kind, ['slug']), slug, owner: original.file }
  return report('slug/duplicate', at(file, ['slug']), values, { fix: propose(free) })
}

function* workSlugs({ files }: Content): Iterable<Finding> {
  for (const file of files) {
    const works: unknown = file.kind === 'Artist' ? valueAt(file.yaml.data, ['works']) : undefined
    if (!Array.isArray(works)) continue
    const slugs = works.map((work) => valueAt(work, ['slug']))
    for (const [index, slug] of slugs.entries()) {
      const same = slugs.flatMap((each, other) => (each === slug ? other : []))
      const owner = same.find((each) => namesOf(works[each]).includes(String(slug))) ?? same[0] ?? index
      if (typeof slug !== 'string' || owner === index) continue
      const free = namesOf(works[index]).find((each) => each !== '' && !slugs.includes(each))
      const path = ['works', index, 'slug']
      const first = phrase(addressPhrases.workOfArtist, { number: owner + 1 })
      const values = { field: field('Artist', path), slug, owner: first }
      yield report('slug/duplicate', at(file, path), values, { fix: propose(free) })
    }
  }
}

/** The slugs that fit a work: its titles and the name of its picture. */
const namesOf = (work: unknown): string[] =>
  [...locales.map((locale) => valueAt(work, ['title', locale])), imageStem(work)]
    .filter((name) => typeof name === 'string')
    .map(slugOf)

const imageStem = (work: unknown) => String(valueAt(work, ['image'])).replace(/\.\w+$/, '')
