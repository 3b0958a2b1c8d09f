import { defaultLocale } from '../../../../i18n/locales'
import { pathTo } from '../../../../i18n/routes'
import { at, publishedFile, type Content, type ContentFile } from '../../engine/content-folder'
import { defineRule, type Finding } from '../../engine/rule'
import { didYouMean } from '../../engine/wording'
import { slugOfFile } from './slug'
import { valueAt } from '../schema/schema'

/** What stands before the slug of an event in the list; artists stand there by their slugs alone. */
const eventPrefix = 'events/'

/** `file` is the artist's, where it is known. */
type Moved = { old: string; file?: string }

const gone = defineRule<Moved>('slug/gone', 'error', {
  en: {
    what: ({ old }) => `The page ${pathTo('artist', defaultLocale, old)} was published, and is no more.`,
    why: 'Links that people have shared would break.',
    fix: ({ old, file }) =>
      file
        ? `Bring the old slug back, or write into ${file}:\n  formerSlugs: [${old}]`
        : `Write “formerSlugs: [${old}]” into the file of the artist who has another slug now. To remove the artist, delete the line ${old} in ${publishedFile}.`,
  },
  cs: {
    what: ({ old }) => `Stránka ${pathTo('artist', defaultLocale, old)} byla zveřejněná, a teď by zmizela.`,
    why: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
    fix: ({ old, file }) =>
      file
        ? `Vraťte původní slug, nebo do ${file} napište:\n  formerSlugs: [${old}]`
        : `Napište „formerSlugs: [${old}]“ do souboru umělce, který má teď jiný slug. Chcete-li umělce odstranit, smažte řádek ${old} v souboru ${publishedFile}.`,
  },
})

const unlisted = defineRule<{ slug: string }>('slug/unlisted', 'warning', {
  en: {
    what: ({ slug }) => `“${slug}” is not in the list of published addresses (${publishedFile}) yet.`,
    why: 'Only listed addresses are kept from being lost later.',
    fix: ({ slug }) => `Add the line ${slug} there; \`npm run check:content -- --fix\` does it.`,
  },
  cs: {
    what: ({ slug }) => `„${slug}“ ještě není v seznamu zveřejněných adres (${publishedFile}).`,
    why: 'Jen adresy ze seznamu jsou chráněné, aby se později neztratily.',
    fix: ({ slug }) => `Připište tam řádek ${slug}; udělá to \`npm run check:content -- --fix\`.`,
  },
})

type Registered = { slug: string }

const lineOf = ({ slug }: Registered) => `${eventPrefix}${slug}`

const eventGone = defineRule<Registered>('slug/event-gone', 'error', {
  en: {
    what: ({ slug }) => `The event “${slug}” has taken registrations, and no event has this slug now.`,
    why: 'Its guests are stored under the slug: under another one everybody could register a second time.',
    fix: (event) =>
      `Bring the slug “${event.slug}” back. To remove the event, delete the line ${lineOf(event)} in ${publishedFile}, too.`,
  },
  cs: {
    what: ({ slug }) => `Na událost „${slug}“ se registrují hosté, a teď by tento slug neměla žádná událost.`,
    why: 'Hosté jsou uložení pod slugem: pod jiným by se každý mohl zaregistrovat podruhé.',
    fix: (event) =>
      `Vraťte slug „${event.slug}“. Chcete-li událost odstranit, smažte i řádek ${lineOf(event)} v souboru ${publishedFile}.`,
  },
})

const eventUnlisted = defineRule<Registered>('slug/event-unlisted', 'error', {
  en: {
    what: ({ slug }) => `The event “${slug}” takes registrations and is not in the list ${publishedFile} yet.`,
    why: 'Its guests will be stored under the slug, and only a listed slug is kept from changing.',
    fix: (event) => `Add the line ${lineOf(event)} there; \`npm run check:content -- --fix\` does it.`,
  },
  cs: {
    what: ({ slug }) => `Na událost „${slug}“ se registrují hosté, a ještě není v seznamu ${publishedFile}.`,
    why: 'Hosté se budou ukládat pod jejím slugem a jen slug ze seznamu je chráněný před změnou.',
    fix: (event) => `Připište tam řádek ${lineOf(event)}; udělá to \`npm run check:content -- --fix\`.`,
  },
})

export const rules = [gone, unlisted, eventGone, eventUnlisted]

/** What was public keeps its slug: the address of an artist, and the event that guests are stored under. */
export function check(content: Content): Finding[] {
  const { published } = content.folder
  if (published === undefined) return []
  const entries = entriesOf(published)
  const isGone = [...goneArtists(content, entries), ...goneEvents(content, entries)]
  const isTold = ({ file }: ContentFile) => isGone.some((finding) => finding.file === file)
  const listed = new Set(entries.map(({ entry }) => entry))
  const artists = content
    .records('Artist')
    .filter(({ data, ...file }) => !listed.has(data.slug) && !isTold(file))
    .map((record) => unlisted.at(at(record, ['slug']), record.data, { publish: record.data.slug }))
  const events = content
    .records('Event')
    .filter(({ data, ...file }) => data.invitation && !listed.has(lineOf(data)) && !isTold(file))
    .map((record) => eventUnlisted.at(at(record, ['slug']), record.data, { publish: lineOf(record.data) }))
  return [...isGone, ...artists, ...events]
}

type Entry = { entry: string; line: number }

/** The entries of the list, and the line that each stands on; what begins with # explains the list. */
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

/** The file that keeps its name though its slug is another one now: then the fault is there. */
const renamedFile = (content: Content, kind: 'Artist' | 'Event', slug: string) =>
  content.files.find((file) => file.kind === kind && slugOfFile(file.path) === slug)

function goneArtists(content: Content, entries: Entry[]): Finding[] {
  const slugs = content.slugs('Artist')
  const former = new Set(content.files.flatMap(formerSlugsOf))
  return entries
    .filter((each) => !isOfEvent(each) && !slugs.has(each.entry) && !former.has(each.entry))
    .map((each) => {
      const renamed = renamedFile(content, 'Artist', each.entry)
      const meant = renamed ?? slugs.get(didYouMean(each.entry, [...slugs.keys()]) ?? '')
      const place = renamed ? at(renamed, ['slug']) : inList(content, each)
      return gone.at(place, { old: each.entry, file: meant?.file })
    })
}

/** Read even from files that have other faults. */
function formerSlugsOf({ kind, yaml }: ContentFile): unknown[] {
  const slugs = kind === 'Artist' ? valueAt(yaml.data ?? {}, ['formerSlugs']) : undefined
  return Array.isArray(slugs) ? slugs : []
}

/** Events that took registrations and are gone: removed, or called otherwise. */
function goneEvents(content: Content, entries: Entry[]): Finding[] {
  const slugs = content.slugs('Event')
  return entries.filter(isOfEvent).flatMap((each) => {
    const slug = each.entry.slice(eventPrefix.length)
    if (slugs.has(slug)) return []
    const renamed = renamedFile(content, 'Event', slug)
    return [eventGone.at(renamed ? at(renamed, ['slug']) : inList(content, each), { slug })]
  })
}
