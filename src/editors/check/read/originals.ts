import type { ContentFile } from './content'
import { inDefaultLanguage, nameIn, slugIn, slugOf, slugOfFile } from './slug'

/**
 * Sorts files so that an original comes before its copies. A copy often still has the slug or the name of the original,
 * or it has the file name that a program gives to a copy.
 * @param published the list of published addresses: what it lists was there first
 */
export function originalsFirst<File extends ContentFile>(files: readonly File[], published = ''): File[] {
  const listed = new Set(published.split(/\s+/))
  const rankOf = ({ kind, path, yaml: { data } }: File) => {
    const slug = slugIn(data) ?? ''
    const facts = [
      slug === slugOfFile(path),
      listed.has(kind === 'Event' ? `events/${slug}` : slug),
      isNamed(data, slug),
      !copyName.test(slugOfFile(path)),
    ]
    return facts.reduce((rank, fact) => rank * 2 + Number(fact), 0)
  }
  const ranks = new Map(files.map((file) => [file, rankOf(file)]))
  return files.toSorted((a, b) => ranks.get(b)! - ranks.get(a)!)
}

/** 'tuuli-2', 'tuuli (1)', 'tuuli copy', 'tuuli-kopie' */
const copyName = /(\d\)?|copy|kopie)$/i

/** Whether a slug has a word of the record's name: 'tuuli' of 'Tuuli Rederi'. */
function isNamed(data: unknown, slug: string): boolean {
  const name = inDefaultLanguage(nameIn(data))
  if (name === undefined) return false
  const words = slugOf(name).split('-')
  return slug.split('-').some((word) => words.includes(word))
}
