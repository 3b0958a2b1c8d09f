import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Namespace, TextKey } from '../../src/i18n/keys.ts'
import { englishWords, type PathWords } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { contentFolder } from '../../src/model/content-folder.ts'
import type { Artist } from '../../src/model/artist.ts'
import type { Event } from '../../src/model/event.ts'
import type { Exhibition } from '../../src/model/exhibition.ts'
import type { Partner } from '../../src/model/partner.ts'
import type { Place } from '../../src/model/place.ts'
import type { TextPage } from '../../src/model/text-page.ts'

const folder = contentFolder()

function read<T>(file: string): T {
  // With composed letters, as pages show them.
  return parse(readFileSync(path.join(folder, file), 'utf8').normalize('NFC')) as T
}

/** The records of a folder of the content whose file names match; none if there is no such folder. */
function readAll<T>(subfolder: string, pattern: RegExp): T[] {
  if (!existsSync(path.join(folder, subfolder))) return []
  return readdirSync(path.join(folder, subfolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => read<T>(path.join(subfolder, file)))
}

type Text = Record<Locale, string>
type Texts = { [key: string]: Text & Texts }

// The content, read without the site's own code.
export const exhibition = read<Exhibition>('exhibition.yaml')

/** The languages of the site. The first is the default. */
export const locales = exhibition.languages.map(({ code }) => code as Locale)
export const defaultLocale = locales[0]!

/** The home page of a language. */
export const homeOf = (locale: Locale) => (locale === defaultLocale ? '/' : `/${locale}`)

/** The beginning of the addresses of a language. */
export const prefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)

/** A word in the addresses of a language. */
export const wordOf = (locale: Locale, word: keyof PathWords) =>
  languageOf(locale).addresses?.[word] ?? englishWords[word]

/** The address that is only a translated word. */
export const pathOfWord = (locale: Locale, word: keyof PathWords) => `${prefixOf(locale)}/${wordOf(locale, word)}`

/** The tag by which dates are written and names sorted in a language. */
export const tagOf = (locale: Locale) => languageOf(locale).tag ?? (locale === 'en' ? 'en-GB' : locale)

const languageOf = (locale: Locale) => exhibition.languages.find(({ code }) => code === locale)!

export const textPages = readAll<TextPage>('pages', /\.yaml$/)
export const partners = readAll<Partner>('partners', /\.yaml$/)

export const places = readAll<Place>('places', /\.yaml$/)

export const artistsIn = (locale: Locale) =>
  readAll<Artist>('artists', /artist\.yaml$/).sort((a, b) => a.sortName.localeCompare(b.sortName, tagOf(locale)))

/** In the order of the default language, which numbers them. */
export const artists = artistsIn(defaultLocale)

export const allEvents = readAll<Event>('events', /\.yaml$/)
/** The events of the public programme. */
export const events = allEvents.filter(({ invitation }) => !invitation)
export const eventOf = (slug: string) => events.find((event) => event.slug === slug)!

/** The event with an invitation, with the fields of the invitation; undefined if there is none. */
export const invitation = allEvents.flatMap(({ invitation, ...event }) =>
  invitation ? { ...event, ...invitation } : [],
)[0]

export const texts = Object.fromEntries(
  readdirSync(path.join(folder, 'translations')).map((file) => [
    path.parse(file).name,
    read<Texts>(path.join('translations', file)),
  ]),
) as Record<Namespace, Texts>

/** Every text that the content has in each language. */
export const localized: Text[] = textsOf([exhibition, textPages, partners, places, artists, allEvents, texts])

function isText(value: object): value is Text {
  return locales.every((locale) => typeof (value as Partial<Text>)[locale] === 'string')
}

function textsOf(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsOf)
}

/** Every text that the content has once for all languages, such as names and streets. */
export const inNoLanguage: string[] = stringsOf([exhibition, textPages, partners, places, artists, allEvents], isText)

/** Every piece of text in the content; what the site fills in for a placeholder is not among them. */
export const written: string[] = [
  ...stringsOf([exhibition, textPages, partners, places, artists, allEvents]),
  ...stringsOf(texts).flatMap((text) => text.split(/\{\{\w+\}\}/)),
]

function stringsOf(value: unknown, isLeftOut: (value: object) => boolean = () => false): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || isLeftOut(value)) return []
  return Object.values(value).flatMap((each) => stringsOf(each, isLeftOut))
}

/** A text of the translations, with its placeholders as they are. */
export function text(key: TextKey, locale: Locale): string {
  const [namespace, keys = ''] = key.split(':') as [Namespace, string]
  const found = keys.split('.').reduce<Texts | undefined>((tree, step) => tree?.[step], texts[namespace])
  const value = (found as unknown as Text | undefined)?.[locale]
  if (value === undefined) throw new Error(`The content has no text ${key} in ${locale}`)
  return value
}

/** Replaces every kind of space by a plain one, for comparisons. */
export const plain = (value: string) => value.replace(/\s+/gu, ' ').trim()

/** A pattern of a text that matches any kind of space between its words. */
export const words = (value: string) =>
  new RegExp(
    plain(value)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '\\s'),
  )

/** The title of the admission card of a guest. */
export const cardTitle = (name: string, locale: keyof Text) =>
  words(text('registration:success.title', locale).replace('{{name}}', name))
