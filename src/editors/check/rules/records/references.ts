import { withoutAccents } from '../../../../i18n/without-accents'
import { type Collection, kindOfCollection } from '../../../../model/fields'
import { isWithin } from '../../../../model/is-within'
import { closestTo } from '../../base/closest'
import { field, listed, shorten, suggestion } from '../../base/message-values'
import { type Path, valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, type ContentRecord, hasKind, type KindFile } from '../../read/content'
import { originalsFirst } from '../../read/originals'
import { slugIn, slugOfFile } from '../../read/slug'
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
export function check(content: Content): Finding[] {
  const dangling = content.files.filter(hasKind).flatMap((file) => danglingNames(content, file))
  return [
    ...dangling.filter(({ renamed }) => !renamed).map((each) => unknownName(content, each)),
    ...renamedRecords(dangling),
    ...chosenWorks(content),
    ...content.records('Place').flatMap((place) => circles(content, place)),
    ...roomsInRooms(content),
    ...secondInvitations(content),
    ...secondStatements(content),
  ]
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
  const dataOf = ({ yaml: { data } }: ContentFile) => data ?? {}
  const named = known.find(([, file]) => {
    const slugs = valueAt(dataOf(file), ['formerSlugs'])
    return Array.isArray(slugs) && slugs.includes(former)
  })
  const was = content.before?.slugs(kind).get(former)
  const nameOf = (file: ContentFile) =>
    JSON.stringify(valueAt(dataOf(file), ['name']) ?? valueAt(dataOf(file), ['title']))
  return (named ?? (was && known.find(([, file]) => nameOf(file) === nameOf(was))))?.[0]
}

/** The slug of the record that has a text as its name, in any language, or as the name of its file. */
function slugNamed(known: ReadonlyMap<string, ContentFile>, text: string): string | undefined {
  const found = [...known].find(
    ([
      ,
      {
        path,
        yaml: { data },
      },
    ]) => {
      const written = valueAt(data, ['name']) ?? valueAt(data, ['title'])
      const names = typeof written === 'string' ? [written] : Object.values(written ?? {})
      return (
        slugOfFile(path) === text || names.some((name) => withoutAccents(String(name)) === withoutAccents(text.trim()))
      )
    },
  )
  return found?.[0]
}

/** Each work that the home page shows must be by the artist beside it. */
function chosenWorks(content: Content): Finding[] {
  const lists = ['hero', 'pauses'] as const
  const chosen = content
    .records('Exhibition')
    .flatMap((exhibition) =>
      lists.flatMap((list) => (exhibition.data[list] ?? []).map((each, index) => ({ exhibition, list, each, index }))),
    )
  return chosen.flatMap(({ exhibition, list, each, index }) => {
    const { artist, work: value } = each ?? {}
    const record = content.records('Artist').find(({ data }) => data.slug === artist)
    const works = record?.data.works?.map((work) => work?.slug)
    // A work without a known slug may be the one.
    if (artist === undefined || value === undefined || !works) return []
    if ([value, undefined].some((slug) => works.includes(slug))) return []
    const path = [list, index, 'work']
    const known = works.filter((slug) => slug !== undefined)
    const values = { field: field('Exhibition', path), artist, value, suggestion: suggestion(value, known) }
    return [report('reference/unknown-work', at(exhibition, path), values)]
  })
}

function circles(content: Content, place: ContentRecord<'Place'>): Finding[] {
  const { slug: start } = place.data
  if (start === undefined) return []
  const chain = [start]
  const within = (slug: string) => content.records('Place').find(({ data }) => data.slug === slug)?.data.within
  for (let next = place.data.within; next !== undefined; next = within(next)) {
    chain.push(next)
    // Reported once, at the place of the circle that comes first in the alphabet.
    if (next === start) {
      const isFirst = start === chain.toSorted()[0]
      return isFirst ? [report('reference/circle', at(place, ['within']), { chain: chain.join(' → ') })] : []
    }
    if (chain.indexOf(next) < chain.length - 1) return []
  }
  return []
}

/** The site shows the address of the building that a room is in. A room in a room would have none. */
function roomsInRooms(content: Content): Finding[] {
  const places = content.records('Place')
  const withinOf = new Map(places.map(({ data }) => [data.slug, data.within]))
  return places.flatMap((place) => {
    const { slug, within } = place.data
    const building = within === undefined ? undefined : withinOf.get(within)
    if (within === undefined || building === undefined) return []
    // In a circle, no place is the building.
    const isCircle = isWithin(building, slug, (each) => withinOf.get(each))
    return isCircle ? [] : [report('reference/room-in-room', at(place, ['within']), { value: within, building })]
  })
}

/** One event at most has an invitation. */
function secondInvitations(content: Content): Finding[] {
  const invitations = content.records('Event').filter(({ data }) => data.invitation)
  const [first, ...others] = originalsFirst(invitations, content.folder.published)
  return others.map((file) => report('event/second-invitation', at(file, ['invitation']), { other: first?.file ?? '' }))
}

/** One page at most is the accessibility statement. */
function secondStatements(content: Content): Finding[] {
  const [first, ...others] = originalsFirst(content.records('TextPage').filter(({ data }) => data.accessibility))
  return others.map((file) =>
    report('page/second-statement', at(file, ['accessibility']), { other: first?.file ?? '' }),
  )
}
