import type { Collection } from '../../../../model/fields'
import { kinds, type KindName } from '../../../../model/kinds'
import { closestTo, plain } from '../../engine/closest'
import {
  at,
  hasKind,
  type Content,
  type ContentFile,
  type ContentRecord,
  type KindFile,
} from '../../engine/content-folder'
import { field, shorten, suggestion } from '../../engine/message-values'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { valueAt } from '../../read/value-at'
import { slugOf, slugOfFile } from '../addresses/slug'
import { specialCharacters } from '../values/characters'
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
    const known = knownSlugs(content, kindOfCollection[reference])
    if (known.has(value)) return []
    const [place, named] = [at(file, path), field(file.kind, path)]
    const special = specialCharacters(place, named, value, (right) => known.has(String(right)))
    if (special) return [special]
    const slugs = [...known.keys()]
    const meant = slugNamed(known, value) ?? closestTo(value, slugs)
    const owner = meant === undefined ? undefined : known.get(meant)
    const values = {
      field: named,
      value: shorten(value),
      folder: `${content.folder.name}/${reference}`,
      suggestion: suggestion(meant ?? value, slugs),
      file: owner ? ` (${owner.file})` : '',
    }
    return [report(ruleOfCollection[reference], place, values)]
  })
}

/** The slugs of a kind. One that breaks the rule for slugs is reported at its place, so here it counts as corrected. */
function knownSlugs(content: Content, kind: KindName): Map<string, ContentFile> {
  return new Map([...content.slugs(kind)].map(([slug, file]) => [slugOf(slug) || slug, file]))
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
      return slugOfFile(path) === text || names.some((name) => plain(String(name)) === plain(text.trim()))
    },
  )
  return found?.[0]
}

/** The work on the home page must be by the artist on the home page. */
function heroWork(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((exhibition) => {
    const { hero, heroWork: value } = exhibition.data
    const artist = content.records('Artist').find(({ data }) => data.slug === hero)
    const works = artist?.data.works.map(({ slug }) => slug)
    if (value === undefined || !works || works.includes(value)) return []
    const values = { artist: hero, value, suggestion: suggestion(value, works) }
    return [report('reference/unknown-work', at(exhibition, ['heroWork']), values)]
  })
}

function circles(content: Content, place: ContentRecord<'Place'>): Finding[] {
  const chain = [place.data.slug]
  const within = (slug: string) => content.records('Place').find(({ data }) => data.slug === slug)?.data.within
  for (let next = place.data.within; next !== undefined; next = within(next)) {
    chain.push(next)
    // Reported once, at the place of the circle that comes first in the alphabet.
    if (next === place.data.slug) {
      const isFirst = place.data.slug === chain.toSorted()[0]
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
