import { isLocale, languageOf, locales, type Localized } from '../../../../i18n/locales'
import { fixedRoutes, pathOfWord, pathTo, type Route } from '../../../../i18n/routes'
import type { KindName } from '../../../../model/kinds'
import { phrase } from '../../base/fill'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, type ContentRecord } from '../../read/content'
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
  const now = [
    ...artists(content),
    ...works(content),
    ...events(content),
    ...invitations(content),
    ...pages(content),
    ...documents(content),
  ]
  const owners = new Map<string, string | undefined>()
  for (const locale of locales) {
    for (const route of fixedRoutes) owners.set(pathTo(route, locale), undefined)
    // Redirects to the programme on the home page.
    owners.set(pathOfWord(languageOf(locale).words.programme, locale), undefined)
  }
  return [
    ...now
      .filter(({ word }) => ownWords.includes(word))
      .map(({ file, path, word }) => report('address/reserved', at(file, path), { word })),
    ...repeated(owners, now, 'address/taken'),
    ...repeated(owners, [...formerSlugs(content), ...formerWords(content)], 'slug/former-taken'),
  ]
}

/** The addresses of the pages, and those that the content redirects. */
export function knownAddresses(content: Content): Record<'pages' | 'redirected', string[]> {
  const inEach = (route: Route, slug?: string) => locales.map((locale) => pathTo(route, locale, slug))
  const ofEvents = content.records('Event').map(({ data }) => data)
  const claims = [...artists(content), ...works(content), ...invitations(content), ...pages(content)]
  const moved = [...documents(content), ...formerSlugs(content), ...formerWords(content)]
  const addressesOf = (list: Claim[]) => list.flatMap(({ addresses }) => addresses)
  return {
    pages: [
      ...fixedRoutes.filter((route) => route !== 'programme').flatMap((route) => inEach(route)),
      ...addressesOf(claims),
      ...ofEvents.flatMap(({ slug, invitation }) => (slug === undefined || invitation ? [] : inEach('event', slug))),
    ],
    redirected: [
      ...inEach('programme'),
      ...addressesOf(moved),
      ...ofEvents.flatMap(({ formerSlugs = [] }) =>
        formerSlugs.flatMap((former) => (former ? inEach('event', former) : [])),
      ),
    ],
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
      return [report(rule, at(file, path), { address, owner }, { cause: file.file })]
    }
    for (const each of addresses) owners.set(each, file.file)
    return []
  })
}

const inAllLanguages = (word: string) => locales.map((locale) => pathOfWord(word, locale))
const ofEvent = (slug: string) => locales.map((locale) => pathTo('event', locale, slug))
const ofArtist = (slug: string) => locales.map((locale) => pathTo('artist', locale, slug))
const ofWork = (slug: string, work: string) => locales.map((locale) => pathTo('work', locale, slug, work))

/**
 * duplicates.ts reports a slug that two files have, so each counts once here. A slug is only a part of an address, so
 * it may be a word that is reserved for a whole one.
 */
const ofKind = (content: Content, kind: KindName, addressesOf: (slug: string) => string[]): Claim[] =>
  [...content.slugs(kind)].map(([word, file]) => ({ file, path: ['slug'], word: '', addresses: addressesOf(word) }))

const artists = (content: Content) => ofKind(content, 'Artist', ofArtist)

/** duplicate-slugs.ts reports a slug that two works have, so each counts once here. */
function works(content: Content): Claim[] {
  const claims = content.records('Artist').flatMap((file) =>
    (file.data.works ?? []).flatMap(({ slug: work } = {}, index): Claim[] => {
      const { slug } = file.data
      if (slug === undefined || work === undefined) return []
      return [{ file, path: ['works', index, 'slug'], word: '', addresses: ofWork(slug, work) }]
    }),
  )
  return [...new Map(claims.map((claim) => [claim.addresses[0], claim])).values()]
}

const events = (content: Content) => ofKind(content, 'Event', ofEvent)

/** references.ts reports a second invitation. */
function invitations(content: Content): Claim[] {
  const file = content.records('Event').find(({ data }) => data.invitation)
  const word = file?.data.invitation?.path
  if (!file || word === undefined) return []
  const addresses = locales.map((locale) => pathTo('invitation', locale, word))
  return [{ file, path: ['invitation', 'path'], word, addresses }]
}

function pages(content: Content): Claim[] {
  return originalsFirst(content.records('TextPage')).flatMap((file) =>
    locales.flatMap((locale) => {
      const word = file.data.slug?.[locale]
      return word === undefined ? [] : [{ file, path: ['slug', locale], word, addresses: [pathOfWord(word, locale)] }]
    }),
  )
}

function documents(content: Content): Claim[] {
  return content
    .records('Exhibition')
    .flatMap((file) =>
      (file.data.documents ?? []).flatMap(({ path: word } = {}, index) =>
        word === undefined ? [] : [{ file, path: ['documents', index, 'path'], word, addresses: inAllLanguages(word) }],
      ),
    )
}

function formerSlugs(content: Content): Claim[] {
  const claims = (file: ContentRecord<'Artist' | 'Event' | 'TextPage'>, addressesOf: (slug: string) => string[]) =>
    (file.data.formerSlugs ?? []).flatMap((word, index) =>
      word === undefined ? [] : [{ file, path: ['formerSlugs', index], word, addresses: addressesOf(word) }],
    )
  // A word that was the address in every language may still be the address in one.
  const formerOf = (slug: Partial<Localized<string>>) => (word: string) => {
    const left = locales.filter((locale) => slug[locale] !== word)
    return left.length > 0 ? left.map((locale) => pathOfWord(word, locale)) : inAllLanguages(word)
  }
  return [
    ...content.records('Artist').flatMap((file) => [...claims(file, ofArtist), ...formerSlugsOfWorks(file)]),
    ...content.records('Event').flatMap((file) => claims(file, ofEvent)),
    ...content.records('TextPage').flatMap((file) => claims(file, formerOf(file.data.slug ?? {}))),
  ]
}

function formerWords(content: Content): Claim[] {
  return content.records('Exhibition').flatMap((file) =>
    (file.data.languages ?? []).flatMap(({ code, formerAddresses = {} } = {}, index) =>
      Object.entries(formerAddresses).flatMap(([key, former = []]) =>
        former.flatMap((word, each): Claim[] =>
          word === undefined || !isLocale(code)
            ? []
            : [
                {
                  file,
                  path: ['languages', index, 'formerAddresses', key, each],
                  word,
                  addresses: [pathOfWord(word, code)],
                },
              ],
        ),
      ),
    ),
  )
}

function formerSlugsOfWorks(file: ContentRecord<'Artist'>): Claim[] {
  const { slug, works = [] } = file.data
  if (slug === undefined) return []
  return works.flatMap(({ formerSlugs = [] } = {}, work) =>
    formerSlugs.flatMap((word, index) =>
      word === undefined
        ? []
        : [{ file, path: ['works', work, 'formerSlugs', index], word, addresses: ofWork(slug, word) }],
    ),
  )
}
