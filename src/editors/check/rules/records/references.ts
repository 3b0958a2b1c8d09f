import type { Collection } from '../../../../model/fields'
import { kinds, type KindName } from '../../../../model/kinds'
import { closestTo } from '../../engine/closest'
import { at, hasKind, type Content, type ContentRecord, type KindFile } from '../../engine/content-folder'
import { field, suggestion } from '../../engine/message-values'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { namedFields } from './named-fields'
import { originalsFirst } from './originals'

export const kindOfCollection: Record<Collection, KindName> = { artists: 'Artist', events: 'Event', places: 'Place' }

export const rules = {
  'reference/unknown-artist': 'error',
  'reference/unknown-event': 'error',
  'reference/unknown-place': 'error',
  'reference/unknown-work': 'error',
  'reference/circle': 'error',
  'event/second-invitation': 'error',
} as const satisfies Rules

const report = reporter(rules)

const ruleOfCollection = {
  artists: 'reference/unknown-artist',
  events: 'reference/unknown-event',
  places: 'reference/unknown-place',
} as const satisfies Record<Collection, keyof typeof rules>

/** Names of records that do not exist, places within themselves, and a second invitation. */
export function check(content: Content): Finding[] {
  return [
    ...content.files.filter(hasKind).flatMap((file) => danglingNames(content, file)),
    ...heroWork(content),
    ...content.records('Place').flatMap((place) => circles(content, place)),
    ...secondInvitations(content),
  ]
}

function danglingNames(content: Content, file: KindFile): Finding[] {
  return namedFields(kinds[file.kind].schema, file.yaml.data).flatMap(({ path, meta: { reference }, value }) => {
    if (!reference) return []
    const known = content.slugs(kindOfCollection[reference])
    if (known.has(value)) return []
    const slugs = [...known.keys()]
    const meant = known.get(closestTo(value, slugs) ?? '')
    const values = {
      field: field(file.kind, path),
      value,
      collection: reference,
      suggestion: suggestion(value, slugs),
      file: meant ? ` (${meant.file})` : '',
    }
    return [report(ruleOfCollection[reference], at(file, path), values)]
  })
}

/** The work on the home page must be by the artist on the home page. */
function heroWork(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((exhibition) => {
    const { hero, heroWork: value } = exhibition.data
    const artist = content.records('Artist').find(({ data }) => data.slug === hero)
    const works = artist?.data.works?.map((work) => work?.slug)
    // A work without a known slug may be the one.
    if (hero === undefined || value === undefined || !works || [value, undefined].some((slug) => works.includes(slug)))
      return []
    const values = {
      artist: hero,
      value,
      suggestion: suggestion(
        value,
        works.filter((slug) => slug !== undefined),
      ),
    }
    return [report('reference/unknown-work', at(exhibition, ['heroWork']), values)]
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

/** One event at most has an invitation. */
function secondInvitations(content: Content): Finding[] {
  const invitations = content.records('Event').filter(({ data }) => data.invitation)
  const [first, ...others] = originalsFirst(invitations, content.folder.published)
  return others.map((file) => report('event/second-invitation', at(file, ['invitation']), { other: first?.file ?? '' }))
}
