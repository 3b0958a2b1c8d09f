import { type Collection, kindOfCollection } from '../../../../model/fields'
import { closestTo, simplified } from '../../base/closest'
import { field, listed, shorten, suggestion } from '../../base/message'
import { type Path, valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, hasKind, type KindFile } from '../../read/content'
import { originalsFirst } from '../../read/originals'
import { nameIn, slugIn, slugOfFile } from '../../read/slug'
import { specialCharacters } from '../values/characters'
import { namedFields } from './named-fields'
import { report, type rules } from './words'

const ruleOfCollection = {
  artists: 'reference/unknown-artist',
  events: 'reference/unknown-event',
  partners: 'reference/unknown-partner',
  places: 'reference/unknown-place',
} as const satisfies Record<Collection, keyof typeof rules>

/** Names of records that do not exist, places within themselves, rooms within rooms, a second invitation, and a second accessibility statement. */
export function* check(content: Content): Iterable<Finding> {
  const dangling = content.files.filter(hasKind).flatMap((file) => danglingNames(content, file))
  for (const each of dangling) if (!each.renamed) yield unknownName(content, each)
  yield* renamedRecords(dangling)
  yield* chosenWorks(content)
  yield* placesWithin(content)
  const [invitation, ...otherInvitations] = originalsFirst(
    content.records('Event').filter(({ data }) => data.invitation),
    content.folder.published,
  )
  for (const file of otherInvitations)
    yield report('event/second-invitation', at(file, ['invitation']), { other: invitation?.file ?? '' })
  const [statement, ...otherStatements] = originalsFirst(
    content.records('TextPage').filter(({ data }) => data.accessibility),
  )
  for (const file of otherStatements)
    yield report('page/second-statement', at(file, ['accessibility']), { other: statement?.file ?? '' })
}

/** A name that no record has. @property renamed the file that still has the name, with another slug in it */
type Dangling = { file: KindFile; path: Path; collection: Collection; value: string; renamed: ContentFile | undefined }

function danglingNames(content: Content, file: KindFile): Dangling[] {
  return namedFields(file).flatMap(({ path, meta: { reference }, value }) => {
    if (!reference) return []
    const kind = kindOfCollection[reference]
    if (content.slugs(kind).has(value)) return []
    const renamed = content.files.find((each) => each.kind === kind && slugOfFile(each.path) === value)
    return [{ file, path, collection: reference, value, renamed }]
  })
}

function unknownName(content: Content, { file, path, collection, value }: Dangling): Finding {
  const known = content.slugs(kindOfCollection[collection])
  const [place, named] = [at(file, path), field(file.kind, path)]
  const special = specialCharacters(place, named, value, (right) => known.has(String(right)))
  if (special) return special
  const slugs = [...known.keys()]
  const meant = successorOf(content, collection, value) ?? slugNamed(known, value) ?? closestTo(value, slugs)
  const owner = meant === undefined ? undefined : known.get(meant)
  const values = {
    field: named,
    value: shorten(value),
    folder: `${content.folder.name}/${collection}`,
    suggestion: suggestion(meant ?? value, slugs),
    file: owner ? ` (${owner.file})` : '',
  }
  // Where a whole folder is missing, every name of it is unknown.
  const cause = slugs.length > 0 ? value : collection
  return report(ruleOfCollection[collection], place, values, { cause })
}

/** A slug that differs from the name of its file is wrong where other files use that name: reported once, at the slug. */
function renamedRecords(dangling: readonly Dangling[]): Finding[] {
  const records = new Set(dangling.flatMap(({ renamed }) => renamed ?? []))
  return [...records].map((record) => {
    const users = dangling.filter(({ renamed }) => renamed === record)
    const places = users.map(({ file, path }) => `${at(file, path).file}:${at(file, path).line}`)
    const values = {
      field: field(record.kind, ['slug']),
      value: users[0]?.value ?? '',
      slug: slugIn(record.yaml.data) ?? '',
      places: listed(places, maxPlaces),
    }
    return report('reference/renamed', at(record, ['slug']), values)
  })
}

const maxPlaces = 5

/** The slug of the record that had another slug before, by its `formerSlugs` or by its name before the change. */
function successorOf(content: Content, collection: Collection, former: string): string | undefined {
  const kind = kindOfCollection[collection]
  const known = [...content.slugs(kind)]
  const named = known.find(([, { yaml }]) => {
    const slugs = valueAt(yaml.data, ['formerSlugs'])
    return Array.isArray(slugs) && slugs.includes(former)
  })
  const was = content.before?.slugs(kind).get(former)
  const nameOf = ({ yaml }: ContentFile) => JSON.stringify(nameIn(yaml.data))
  return (named ?? (was && known.find(([, file]) => nameOf(file) === nameOf(was))))?.[0]
}

/** The slug of the record that has a text as its name, in any language, or as the name of its file. */
function slugNamed(known: ReadonlyMap<string, ContentFile>, text: string): string | undefined {
  const isNamed = ({ path, yaml: { data } }: ContentFile) => {
    const written = nameIn(data)
    const names = typeof written === 'string' ? [written] : Object.values(written ?? {})
    const isSame = (name: unknown) => simplified(String(name)) === simplified(text.trim())
    return slugOfFile(path) === text || path.endsWith(`/${text}`) || names.some(isSame)
  }
  return [...known].find(([, file]) => isNamed(file))?.[0]
}

/** Each work that the home page shows must be by the artist beside it. */
function* chosenWorks(content: Content): Iterable<Finding> {
  for (const exhibition of content.records('Exhibition'))
    for (const list of ['hero', 'pauses'] as const)
      for (const [index, { artist, work: value } = {}] of (exhibition.data[list] ?? []).entries()) {
        const original = content.slugs('Artist').get(artist ?? '')
        const record = content.records('Artist').find(({ file }) => file === original?.file)
        const works = record?.data.works?.map((work) => work?.slug)
        // A work without a known slug may be the one.
        if (artist === undefined || value === undefined || !works) continue
        if (works.includes(value) || works.includes(undefined)) continue
        const path = [list, index, 'work']
        const known = works.filter((slug) => slug !== undefined)
        const values = { field: field('Exhibition', path), artist, value, suggestion: suggestion(value, known) }
        yield report('reference/unknown-work', at(exhibition, path), values)
      }
}

/** The site shows the address of the building that a room is in. A place in itself, or in a room, would have none. */
function* placesWithin(content: Content): Iterable<Finding> {
  const withinOf = new Map(content.records('Place').map(({ data }) => [data.slug, data.within]))
  for (const place of content.records('Place')) {
    const { slug, within } = place.data
    const chain = [slug]
    let next = within
    for (; next !== undefined && !chain.includes(next); next = withinOf.get(next)) chain.push(next)
    const building = within === undefined ? undefined : withinOf.get(within)
    // A circle is reported once, at the place of it that comes first in the alphabet. In a circle, no place is the building.
    if (next !== undefined && next === slug) {
      if (slug === chain.toSorted()[0])
        yield report('reference/circle', at(place, ['within']), { chain: [...chain, slug].join(' → ') })
    } else if (within !== undefined && building !== undefined)
      yield report('reference/room-in-room', at(place, ['within']), { value: within, building })
  }
}
