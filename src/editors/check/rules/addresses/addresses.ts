import { locales, type Localized } from '../../../../i18n/locales'
import { fixedRoutes, pathOfWord, pathTo } from '../../../../i18n/routes'
import type { KindName } from '../../../../model/kinds'
import { at, type Content, type ContentFile, type ContentRecord } from '../../engine/content-folder'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'

const everyExhibition = { en: 'a page that every exhibition has', cs: 'stránka, kterou má každá výstava' }

/** `file` is the file that the other has its address from; without one, the site itself has it. */
type Taken = { address: string; file?: string }

const taken = defineRule<Taken>('address/taken', 'error', {
  en: {
    what: ({ address, file }) => `The address ${address} is already that of ${file ?? everyExhibition.en}.`,
    why: 'One address cannot lead to two places.',
    fix: 'Write another word here.',
  },
  cs: {
    what: ({ address, file }) => `Adresu ${address} už má ${file ?? everyExhibition.cs}.`,
    why: 'Jedna adresa nemůže vést na dvě místa.',
    fix: 'Napište sem jiné slovo.',
  },
})

const reserved = defineRule<{ word: string }>('address/reserved', 'error', {
  en: {
    what: ({ word }) => `The site itself keeps files at /${word}.`,
    why: 'Visitors would get them, or nothing.',
    fix: 'Write another word here.',
  },
  cs: {
    what: ({ word }) => `Na /${word} má web vlastní soubory.`,
    why: 'Návštěvník by dostal je, nebo nic.',
    fix: 'Napište sem jiné slovo.',
  },
})

const formerTaken = defineRule<Taken>('slug/former-taken', 'error', {
  en: {
    what: ({ address, file }) => `The former address ${address} is that of ${file ?? everyExhibition.en}.`,
    why: 'It can lead to one place only.',
    fix: 'Delete the former slug where it is wrong.',
  },
  cs: {
    what: ({ address, file }) => `Dřívější adresu ${address} má ${file ?? everyExhibition.cs}.`,
    why: 'Může vést jen na jedno místo.',
    fix: 'Smažte dřívější slug tam, kde být nemá.',
  },
})

export const rules = [taken, reserved, formerTaken]

/** Folders and files that a build writes at the site's root, and what the server answers there. */
const ownWords = ['admin', 'api', 'calendar', 'fonts', 'icons', 'index', 'page-data', 'slice-data', 'social', 'static']

/** A word of the content, and the addresses that it makes. */
type Claim = { file: ContentFile; path: Path; word: string; addresses: string[] }

/** Each address leads to one place. */
export function check(content: Content): Finding[] {
  const now = [
    ...artists(content),
    ...events(content),
    ...invitations(content),
    ...pages(content),
    ...documents(content),
  ]
  const owners = new Map<string, string | undefined>()
  for (const route of fixedRoutes) for (const locale of locales) owners.set(pathTo(route, locale), undefined)
  return [
    ...now
      .filter(({ word }) => ownWords.includes(word))
      .map(({ file, path, word }) => reserved.at(at(file, path), { word })),
    ...repeated(owners, now, taken),
    ...repeated(owners, formerSlugs(content), formerTaken),
  ]
}

/** Reports each claim to an address that has an owner; the first to claim one becomes its owner. */
function repeated(owners: Map<string, string | undefined>, claims: Claim[], rule: typeof taken): Finding[] {
  return claims.flatMap(({ file, path, addresses }) => {
    const address = addresses.find((each) => owners.has(each))
    if (address !== undefined) return [rule.at(at(file, path), { address, file: owners.get(address) })]
    for (const each of addresses) owners.set(each, file.file)
    return []
  })
}

const inAllLanguages = (word: string) => locales.map((locale) => pathOfWord(word, locale))
const ofEvent = (slug: string) => locales.map((locale) => `${pathTo('home', locale)}#${slug}`)
const ofArtist = (slug: string) => locales.map((locale) => pathTo('artist', locale, slug))

/**
 * A slug that stands twice is told as such (duplicates.ts), so each counts once here. It is only a part of the address,
 * and may be any word.
 */
const ofKind = (content: Content, kind: KindName, addressesOf: (slug: string) => string[]): Claim[] =>
  [...content.slugs(kind)].map(([word, file]) => ({ file, path: ['slug'], word: '', addresses: addressesOf(word) }))

const artists = (content: Content) => ofKind(content, 'Artist', ofArtist)

/** Events are parts of the home page. */
const events = (content: Content) => ofKind(content, 'Event', ofEvent)

/** A second invitation is told as such (references.ts). */
function invitations(content: Content): Claim[] {
  const file = content.records('Event').find(({ data }) => data.invitation)
  const word = file?.data.invitation?.path
  if (!file || word === undefined) return []
  const addresses = (['invitation', 'registered'] as const).flatMap((route) =>
    locales.map((locale) => pathTo(route, locale, word)),
  )
  return [{ file, path: ['invitation', 'path'], word, addresses }]
}

function pages(content: Content): Claim[] {
  return content.records('TextPage').flatMap((file) =>
    locales.map((locale) => ({
      file,
      path: ['slug', locale],
      word: file.data.slug[locale],
      addresses: [pathOfWord(file.data.slug[locale], locale)],
    })),
  )
}

function documents(content: Content): Claim[] {
  return content.records('Exhibition').flatMap((file) =>
    (file.data.documents ?? []).map(({ path: word }, index) => ({
      file,
      path: ['documents', index, 'path'],
      word,
      addresses: inAllLanguages(word),
    })),
  )
}

function formerSlugs(content: Content): Claim[] {
  const claims = (file: ContentRecord<'Artist' | 'Event' | 'TextPage'>, addressesOf: (slug: string) => string[]) =>
    (file.data.formerSlugs ?? []).map((word, index) => ({
      file,
      path: ['formerSlugs', index],
      word,
      addresses: addressesOf(word),
    }))
  // A word that was the address in every language may be it in one still.
  const formerOf = (slug: Localized<string>) => (word: string) => {
    const left = locales.filter((locale) => slug[locale] !== word)
    return left.length > 0 ? left.map((locale) => pathOfWord(word, locale)) : inAllLanguages(word)
  }
  return [
    ...content.records('Artist').flatMap((file) => claims(file, ofArtist)),
    ...content.records('Event').flatMap((file) => claims(file, ofEvent)),
    ...content.records('TextPage').flatMap((file) => claims(file, formerOf(file.data.slug))),
  ]
}
