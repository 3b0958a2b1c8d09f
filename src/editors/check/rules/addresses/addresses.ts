import { isLocale, languageOf, locales, type Localized } from '../../../../i18n/locales'
import { fixedRoutes, pathOfWord, pathTo, type Route } from '../../../../i18n/routes'
import type { KindName } from '../../../../model/kinds'
import { phrase } from '../../base/message'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import {
  at,
  type Content,
  type ContentFile,
  type ContentRecord,
  type Known,
  worksIn,
  worksOf,
} from '../../read/content'
import { originalsFirst } from '../../read/originals'
import { addressPhrases, report } from './words'

/** Folders and files that a build writes at the root of the site, and addresses that the server answers. */
export const ownWords = [
  'admin',
  'api',
  'calendar',
  'fonts',
  'icons',
  'index',
  'names',
  'page-data',
  'search',
  'slice-data',
  'social',
  'static',
]

/** A word of the content, and the addresses that it gives. */
type Claim = { file: ContentFile; path: Path; word: string; addresses: string[] }

/** Reports addresses that would lead to two places. */
export function check(content: Content): Finding[] {
  const words = [...invitations(content), ...pages(content), ...documents(content)]
  const events = ofKind(content, 'Event', eventPaths)
  const owners = new Map<string, string | undefined>()
  for (const locale of locales) {
    for (const route of fixedRoutes) owners.set(pathTo(route, locale), undefined)
    // Redirects to the programme on the home page.
    owners.set(pathOfWord(languageOf(locale).words.programme, locale), undefined)
  }
  return [
    // A slug is only a part of an address, so it may be a word that is reserved for a whole one.
    ...words
      .filter(({ word }) => ownWords.includes(word))
      .map(({ file, path, word }) => report('address/reserved', at(file, path), { word })),
    ...repeated(owners, [...ofArtists(content), ...events, ...words], 'address/taken'),
    ...repeated(owners, former(content), 'slug/former-taken'),
  ]
}

/** The addresses of the pages, and those that the content redirects. */
export function knownAddresses(content: Content): Record<'pages' | 'redirected', string[]> {
  const inEach = (route: Route) => locales.map((locale) => pathTo(route, locale))
  const addressesOf = (claims: Claim[]) => claims.flatMap(({ addresses }) => addresses)
  const ofProgramme = content.records('Event').filter(({ data }) => !data.invitation)
  return {
    pages: [
      ...fixedRoutes.filter((route) => route !== 'programme').flatMap(inEach),
      ...addressesOf([...ofArtists(content), ...invitations(content), ...pages(content)]),
      ...addressesOf(ofProgramme.flatMap((file) => claim(file, ['slug'], file.data.slug, eventPaths))),
    ],
    redirected: [...inEach('programme'), ...addressesOf([...documents(content), ...former(content)])],
  }
}

/**
 * Reports each claim to an address that has an owner; the first to claim an address becomes its owner.
 * @param owners the file that has each address; undefined for a page that every exhibition has
 */
function repeated(
  owners: Map<string, string | undefined>,
  claims: Claim[],
  rule: 'address/taken' | 'slug/former-taken',
): Finding[] {
  return claims.flatMap(({ file, path, addresses }) => {
    const address = addresses.find((each) => owners.has(each))
    if (address !== undefined) {
      const owner = owners.get(address) ?? phrase(addressPhrases.everyExhibition)
      return report(rule, at(file, path), { address, owner }, { cause: file.file })
    }
    for (const each of addresses) owners.set(each, file.file)
    return []
  })
}

const wordPaths = (word: string) => locales.map((locale) => pathOfWord(word, locale))
const eventPaths = (slug: string) => locales.map((locale) => pathTo('event', locale, slug))
const artistPaths = (slug: string) => locales.map((locale) => pathTo('artist', locale, slug))
const workPaths = (slug: string) => (work: string) => locales.map((locale) => pathTo('work', locale, slug, work))
const invitationPaths = (word: string) => locales.map((locale) => pathTo('invitation', locale, word))

type AddressesOf = (word: string) => string[]

const claim = (file: ContentFile, path: Path, word: string | undefined, addressesOf: AddressesOf): Claim[] =>
  word === undefined ? [] : [{ file, path, word, addresses: addressesOf(word) }]

const claims = (file: ContentFile, path: Path, words: Known<string[]> = [], addressesOf: AddressesOf): Claim[] =>
  words.flatMap((word, index) => claim(file, [...path, index], word, addressesOf))

/** duplicates.ts reports a slug that two files have, so each counts once here. */
const ofKind = (content: Content, kind: KindName, addressesOf: AddressesOf): Claim[] =>
  [...content.slugs(kind)].flatMap(([word, file]) => claim(file, ['slug'], word, addressesOf))

/** duplicate-slugs.ts reports a slug that two works have, so each counts once here. */
function ofArtists(content: Content): Claim[] {
  const works = worksIn(content).flatMap(({ artist, work, path }) =>
    artist.data.slug === undefined ? [] : claim(artist, [...path, 'slug'], work.slug, workPaths(artist.data.slug)),
  )
  return [
    ...ofKind(content, 'Artist', artistPaths),
    ...new Map(works.map((each) => [each.addresses[0], each])).values(),
  ]
}

/** references.ts reports a second invitation. */
function invitations(content: Content): Claim[] {
  const file = content.records('Event').find(({ data }) => data.invitation)
  return file ? claim(file, ['invitation', 'path'], file.data.invitation?.path, invitationPaths) : []
}

const pages = (content: Content): Claim[] =>
  originalsFirst(content.records('TextPage')).flatMap((file) =>
    locales.flatMap((locale) =>
      claim(file, ['slug', locale], file.data.slug?.[locale], (word) => [pathOfWord(word, locale)]),
    ),
  )

const documents = (content: Content): Claim[] =>
  content
    .records('Exhibition')
    .flatMap((file) =>
      (file.data.documents ?? []).flatMap((document, index) =>
        claim(file, ['documents', index, 'path'], document?.path, wordPaths),
      ),
    )

/** The slugs and words that content had before. */
function former(content: Content): Claim[] {
  // A word that was the address in every language may still be the address in one.
  const pagePaths = (slug: Partial<Localized<string>>) => (word: string) => {
    const left = locales.filter((locale) => slug[locale] !== word)
    return left.length > 0 ? left.map((locale) => pathOfWord(word, locale)) : wordPaths(word)
  }
  const ofRecord = (file: ContentRecord<'Artist' | 'Event' | 'TextPage'>, addressesOf: AddressesOf) =>
    claims(file, ['formerSlugs'], file.data.formerSlugs, addressesOf)
  const ofWorks = (artist: ContentRecord<'Artist'>, slug: string) =>
    worksOf(artist).flatMap(({ work, path }) =>
      claims(artist, [...path, 'formerSlugs'], work.formerSlugs, workPaths(slug)),
    )
  return [
    ...content
      .records('Artist')
      .flatMap((file) => [
        ...ofRecord(file, artistPaths),
        ...(file.data.slug === undefined ? [] : ofWorks(file, file.data.slug)),
      ]),
    ...content.records('Event').flatMap((file) => ofRecord(file, eventPaths)),
    ...content.records('TextPage').flatMap((file) => ofRecord(file, pagePaths(file.data.slug ?? {}))),
    ...content.records('Exhibition').flatMap(formerWords),
  ]
}

const formerWords = (file: ContentRecord<'Exhibition'>): Claim[] =>
  (file.data.languages ?? []).flatMap(({ code, formerAddresses = {} } = {}, index) =>
    Object.entries(formerAddresses).flatMap(([key, words]) =>
      isLocale(code)
        ? claims(file, ['languages', index, 'formerAddresses', key], words, (word) => [pathOfWord(word, code)])
        : [],
    ),
  )
