import type { Collection } from '../../../../model/fields'
import { kinds, type KindName } from '../../../../model/kinds'
import { at, hasKind, type Content, type ContentRecord, type KindFile } from '../../engine/content-folder'
import { namedFields } from './named-fields'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { didYouMean, Field, suggestion } from '../../engine/wording'

export const kindOfCollection: Record<Collection, KindName> = { artists: 'Artist', events: 'Event', places: 'Place' }

type Unknown = { path: Path; value: string; collection: string; slugs: string[]; file?: string }

const unknown = (singular: string) =>
  defineRule<Unknown>(`reference/unknown-${singular}`, 'error', {
    en: {
      what: ({ path, value, collection }) =>
        `${Field(path, 'en')}: there is nothing called “${value}” in content/${collection}.`,
      why: 'The page links to it.',
      fix: ({ value, slugs, file }) => suggestion(value, slugs, 'en') + (file ? ` (${file})` : ''),
    },
    cs: {
      what: ({ path, value, collection }) =>
        `${Field(path, 'cs')}: v content/${collection} není nic, co by se jmenovalo „${value}“.`,
      why: 'Stránka na to odkazuje.',
      fix: ({ value, slugs, file }) => suggestion(value, slugs, 'cs') + (file ? ` (${file})` : ''),
    },
  })

const unknownIn = { artists: unknown('artist'), events: unknown('event'), places: unknown('place') }

const unknownWork = defineRule<{ artist: string; value: string; works: string[] }>('reference/unknown-work', 'error', {
  en: {
    what: ({ artist, value }) => `Hero work: ${artist} has no work called “${value}”.`,
    why: 'It is the picture at the top of the home page.',
    fix: ({ value, works }) => suggestion(value, works, 'en'),
  },
  cs: {
    what: ({ artist, value }) => `Dílo v titulu: ${artist} nemá dílo „${value}“.`,
    why: 'Je to obrázek na začátku úvodní stránky.',
    fix: ({ value, works }) => suggestion(value, works, 'cs'),
  },
})

const circle = defineRule<{ chain: string }>('reference/circle', 'error', {
  en: {
    what: ({ chain }) => `Within: the place is inside itself (${chain}).`,
    why: 'Nobody could say at which address it is.',
    fix: 'Give the building an address instead of “within”.',
  },
  cs: {
    what: ({ chain }) => `Uvnitř (within): místo je samo v sobě (${chain}).`,
    why: 'Nedalo by se říct, na jaké je adrese.',
    fix: 'Budově dejte místo „within“ adresu.',
  },
})

const secondInvitation = defineRule<{ other: string }>('event/second-invitation', 'error', {
  en: {
    what: ({ other }) => `${other} has an invitation already;`,
    why: 'guests register for one event.',
    fix: 'Delete one of the two invitations.',
  },
  cs: {
    what: ({ other }) => `Pozvánku už má ${other};`,
    why: 'hosté se registrují na jedinou událost.',
    fix: 'Jednu z pozvánek smažte.',
  },
})

export const rules = [...Object.values(unknownIn), unknownWork, circle, secondInvitation]

/** Names of records that do not exist, and what the site needs exactly one of. */
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
    const meant = known.get(didYouMean(value, slugs) ?? '')?.file
    return [unknownIn[reference].at(at(file, path), { path, value, collection: reference, slugs, file: meant })]
  })
}

/** The work on the home page is one of its artist's. */
function heroWork(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((exhibition) => {
    const { hero, heroWork: value } = exhibition.data
    const artist = content.records('Artist').find(({ data }) => data.slug === hero)
    const works = artist?.data.works.map(({ slug }) => slug)
    if (value === undefined || !works || works.includes(value)) return []
    return [unknownWork.at(at(exhibition, ['heroWork']), { artist: hero, value, works })]
  })
}

function circles(content: Content, place: ContentRecord<'Place'>): Finding[] {
  const chain = [place.data.slug]
  const within = (slug: string) => content.records('Place').find(({ data }) => data.slug === slug)?.data.within
  for (let next = place.data.within; next !== undefined; next = within(next)) {
    chain.push(next)
    // Told once, at the first of the places in the circle.
    if (next === place.data.slug) {
      const isFirst = place.data.slug === chain.toSorted()[0]
      return isFirst ? [circle.at(at(place, ['within']), { chain: chain.join(' → ') })] : []
    }
    if (chain.indexOf(next) < chain.length - 1) return []
  }
  return []
}

/** Guests are invited to one event at most. */
function secondInvitations(content: Content): Finding[] {
  const [first, ...others] = content.records('Event').filter(({ data }) => data.invitation)
  return others.map((file) => secondInvitation.at(at(file, ['invitation']), { other: first?.file ?? '' }))
}
