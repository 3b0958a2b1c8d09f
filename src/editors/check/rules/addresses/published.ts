import { defaultLocale } from '../../../../i18n/locales'
import { pathTo } from '../../../../i18n/routes'
import { closestTo } from '../../base/closest'
import { phrase } from '../../base/fill'
import { valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, hasGap } from '../../read/content'
import { publishedFile } from '../../read/content-folder'
import { originalsFirst } from '../../read/originals'
import { registeredEvents } from '../../read/registered-events'
import { slugOfFile } from '../../read/slug'
import { mergeConflictIn } from '../syntax/syntax'
import { addressPhrases, report } from './words'

/** The list has events as 'events/<slug>', and artists by their slugs alone. */
const eventPrefix = 'events/'

/** What was published keeps its slug: the address of an artist, and the event that guests are stored under. */
export function check(content: Content): Finding[] {
  const { published } = content.folder
  if (published === undefined) return []
  const conflict = mergeConflictIn(`${content.folder.name}/${publishedFile}`, published)
  if (conflict) return [conflict]
  const entries = entriesOf(published)
  const gone = [...goneArtists(content, entries), ...goneEvents(content, entries)]
  const isReported = ({ file }: ContentFile) => gone.some((finding) => finding.file === file)
  const listed = new Set(entries.map(({ entry }) => entry))
  const artists = content
    .records('Artist')
    .filter((record) => !isReported(record))
    .flatMap((record) => {
      const { slug } = record.data
      if (slug === undefined || listed.has(slug)) return []
      return [
        report('slug/unlisted', at(record, ['slug']), { slug }, { autofix: { publish: slug }, cause: 'unlisted' }),
      ]
    })
  const secondInvitations = originalsFirst(
    content.records('Event').filter(({ data }) => data.invitation),
    published,
  ).slice(1)
  // references.ts reports a second invitation.
  const events = registeredEvents(content)
    .filter((record) => !isReported(record) && !secondInvitations.includes(record))
    .flatMap((record) => {
      const { slug } = record.data
      if (slug === undefined || listed.has(eventPrefix + slug)) return []
      const autofix = { publish: eventPrefix + slug }
      return [report('slug/event-unlisted', at(record, ['slug']), { slug }, { autofix })]
    })
  return [...gone, ...artists, ...events, ...withoutRegistration(content, listed)]
}

type Entry = { entry: string; line: number }

/** The entries of the list with their lines; a line that starts with # is a comment. */
function entriesOf(list: string): Entry[] {
  return list
    .split(/\r?\n/)
    .map((text, index) => ({ entry: text.trim(), line: index + 1 }))
    .filter(({ entry }) => entry !== '' && !entry.startsWith('#'))
}

const isOfEvent = ({ entry }: Entry) => entry.startsWith(eventPrefix)

const inList = ({ folder }: Content, { entry, line }: Entry) => ({
  file: `${folder.name}/${publishedFile}`,
  line,
  column: 1,
  endColumn: entry.length + 1,
})

/** The file that still has the name of a slug, though its own slug changed: the problem is reported there. */
const renamedFile = (content: Content, kind: 'Artist' | 'Event', slug: string) =>
  content.files.find((file) => file.kind === kind && slugOfFile(file.path) === slug)

function goneArtists(content: Content, entries: Entry[]): Finding[] {
  const slugs = content.slugs('Artist')
  const former = new Set(content.files.flatMap(formerSlugsOf))
  return entries
    .filter((each) => !isOfEvent(each) && !slugs.has(each.entry) && !former.has(each.entry))
    .map((each) => {
      const slug = each.entry
      const renamed = renamedFile(content, 'Artist', slug)
      const meant = renamed ?? slugs.get(closestTo(slug, [...slugs.keys()]) ?? '')
      const place = renamed ? at(renamed, ['slug']) : inList(content, each)
      const values = { address: pathTo('artist', defaultLocale, slug), slug }
      const fix = meant && phrase(addressPhrases.writeFormerSlug, { file: meant.file, slug })
      // Where every artist is missing, one thing is wrong.
      return report('slug/gone', place, values, { fix, cause: slugs.size > 0 ? undefined : 'all' })
    })
}

/** Also of files that have other problems. */
function formerSlugsOf({ kind, yaml }: ContentFile): unknown[] {
  const slugs = kind === 'Artist' ? valueAt(yaml.data ?? {}, ['formerSlugs']) : undefined
  return Array.isArray(slugs) ? slugs : []
}

/** Events that took registrations, and are deleted or have another slug. */
function goneEvents(content: Content, entries: Entry[]): Finding[] {
  const slugs = content.slugs('Event')
  return entries.filter(isOfEvent).flatMap((each) => {
    const slug = each.entry.slice(eventPrefix.length)
    if (slugs.has(slug)) return []
    const renamed = renamedFile(content, 'Event', slug)
    return [report('slug/event-gone', renamed ? at(renamed, ['slug']) : inList(content, each), { slug })]
  })
}

/** Events that took registrations, and no longer say so. */
function withoutRegistration(content: Content, listed: ReadonlySet<string>): Finding[] {
  return content.records('Event').flatMap((record) => {
    const { slug, invitation, registration } = record.data
    const isKnown = !hasGap(record, ['invitation']) && !hasGap(record, ['registration'])
    if (slug === undefined || invitation || registration || !isKnown || !listed.has(eventPrefix + slug)) return []
    return [report('registration/removed', at(record, ['slug']), { slug })]
  })
}
