import { englishWords, type PathWords } from '../../../../i18n/paths'
import { defaultLocale } from '../../../../i18n/locales'
import { pathTo } from '../../../../i18n/routes'
import { closestTo } from '../../base/closest'
import { inLanguage, phrase } from '../../base/message'
import { valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, hasGap, registeredEvents } from '../../read/content'
import { placeOfFile, publishedFile } from '../../read/content-folder'
import { slugOfFile } from '../../read/slug'
import { mergeConflictIn } from '../syntax/syntax'
import { addressPhrases, report } from './words'

/** The list has events as 'events/<slug>', and artists by their slugs alone. */
const eventPrefix = 'events/'

/**
 * What was published keeps its slug: the address of an artist, and the event that guests are stored under. With the list
 * `published.txt` a site is public. Then what it names was published, and what was in the content before the change that
 * is checked.
 */
export function check(content: Content): Finding[] {
  const { published, before } = content.folder
  if (published === undefined)
    return before?.texts.has(publishedFile)
      ? [report('slug/list-gone', placeOfFile(content.folder, publishedFile))]
      : []
  const conflict = mergeConflictIn(`${content.folder.name}/${publishedFile}`, published)
  if (conflict) return [conflict]
  const listed = entriesOf(published)
  const isListed = ({ entry }: Entry) => listed.some((each) => each.entry === entry)
  const entries = [...listed, ...entriesBefore(content.before).filter((each) => !isListed(each))]
  return [
    ...changedWords(content),
    ...goneArtists(content, entries),
    ...goneEvents(content, entries),
    ...withoutRegistration(content, entries),
  ]
}

/** With its line in the list, or with the path of its file for what is only in the content before. */
type Entry = { entry: string } & ({ line: number } | { path: string })

/** The artists and the events with registration of the content before. An event that was called off may be deleted. */
function entriesBefore(before: Content | undefined): Entry[] {
  if (!before) return []
  const events = registeredEvents(before).filter(({ data }) => !data.cancelled)
  return [
    ...[...before.slugs('Artist')].map(([entry, { path }]) => ({ entry, path })),
    ...events.flatMap(({ path, data: { slug } }) => (slug === undefined ? [] : [{ entry: eventPrefix + slug, path }])),
  ]
}

/** The entries of the list with their lines; a line that starts with # is a comment. */
function entriesOf(list: string): Entry[] {
  return list
    .split(/\r?\n/)
    .map((text, index) => ({ entry: text.trim(), line: index + 1 }))
    .filter(({ entry }) => entry !== '' && !entry.startsWith('#'))
}

const isOfEvent = ({ entry }: Entry) => entry.startsWith(eventPrefix)

/** The line of the list; for what is not in the list, the file that is gone. */
function placeOf({ folder }: Content, each: Entry) {
  if ('path' in each) return placeOfFile(folder, each.path)
  const { entry, line } = each
  return { file: `${folder.name}/${publishedFile}`, line, column: 1, endColumn: entry.length + 1 }
}

/** The file that still has the name of a slug, though its own slug changed: the problem is reported there. */
const renamedFile = (content: Content, kind: 'Artist' | 'Event', slug: string) =>
  content.files.find((file) => file.kind === kind && slugOfFile(file.path) === slug)

function* goneArtists(content: Content, entries: Entry[]): Iterable<Finding> {
  const slugs = content.slugs('Artist')
  const former = new Set(content.files.flatMap(formerSlugsOf))
  for (const each of entries) {
    const { entry: slug } = each
    if (isOfEvent(each) || slugs.has(slug) || former.has(slug)) continue
    const renamed = renamedFile(content, 'Artist', slug)
    const meant = renamed ?? slugs.get(closestTo(slug, [...slugs.keys()]) ?? '')
    const place = renamed ? at(renamed, ['slug']) : placeOf(content, each)
    const values = { address: pathTo('artist', defaultLocale, slug), slug }
    const fix = meant && phrase(addressPhrases.writeFormerSlug, { file: meant.file, slug })
    if (!meant && 'path' in each) yield report('slug/removed', place, values)
    // Where every artist is missing, one thing is wrong.
    else yield report('slug/gone', place, values, { fix, cause: slugs.size > 0 ? undefined : 'all' })
  }
}

/** Also of files that have other problems. */
function formerSlugsOf({ kind, yaml }: ContentFile): unknown[] {
  const slugs = kind === 'Artist' ? valueAt(yaml.data, ['formerSlugs']) : undefined
  return Array.isArray(slugs) ? slugs : []
}

/** Events that took registrations, and are deleted or have another slug. */
function goneEvents(content: Content, entries: Entry[]): Finding[] {
  const slugs = content.slugs('Event')
  return entries.filter(isOfEvent).flatMap((each) => {
    const slug = each.entry.slice(eventPrefix.length)
    if (slugs.has(slug)) return []
    const renamed = renamedFile(content, 'Event', slug)
    return [report('slug/event-gone', renamed ? at(renamed, ['slug']) : placeOf(content, each), { slug })]
  })
}

/** Events that took registrations, and no longer say so. */
function withoutRegistration(content: Content, entries: readonly Entry[]): Finding[] {
  const listed = new Set(entries.map(({ entry }) => entry))
  return content.records('Event').flatMap((record) => {
    const { slug, invitation, registration } = record.data
    const isKnown = !hasGap(record, ['invitation']) && !hasGap(record, ['registration'])
    if (slug === undefined || invitation || registration || !isKnown || !listed.has(eventPrefix + slug)) return []
    return [report('registration/removed', at(record, ['slug']), { slug })]
  })
}

/** Words in addresses that the change replaces, without a redirect from the former ones. */
function* changedWords({ before, records }: Content): Iterable<Finding> {
  const earlier = new Map(before?.records('Exhibition')[0]?.data.languages?.map((each) => [each?.code, each]))
  for (const exhibition of records('Exhibition'))
    for (const [index, language] of (exhibition.data.languages ?? []).entries()) {
      const was = earlier.get(language?.code)
      if (!was || !language) continue
      for (const key of Object.keys(englishWords) as (keyof PathWords)[]) {
        const [former, word] = [was, language].map(({ addresses }) => addresses?.[key] ?? englishWords[key])
        if (former === undefined || former === word || language.formerAddresses?.[key]?.includes(former)) continue
        const place = at(exhibition, ['languages', index, ...(language.addresses?.[key] ? ['addresses', key] : [])])
        yield report('address/word-changed', place, { former, key, language: inLanguage(String(language.code)) })
      }
    }
}
