import { addDays } from '../../src/i18n/add-days'
import { languageName } from '../../src/i18n/language-names'
import { day, timeZone } from '../../src/model/fields'
import { languageSchema } from '../../src/model/language'

/** What an exhibition may have besides artists, works and places. */
export const parts = ['programme', 'registration', 'invitation', 'studios', 'documents'] as const
export type Part = (typeof parts)[number]

/** What a new exhibition is to be. */
export type Wishes = {
  name: string
  /** The first day and the last one, '2031-09-04'. */
  start: string
  end: string
  /** The name of the venue, its street with the number, and its town. */
  place: string
  street: string
  town: string
  /** The IANA name. */
  timeZone: string
  /** The codes of the site's languages (BCP 47), the default first. */
  languages: string[]
  parts: Part[]
}

/** The answers as somebody writes them; an empty one, and one that is missing, is the default. */
export type Answers = { [Key in keyof Wishes]?: string | undefined }

/** The questions in their order, in the words of the command. */
export const questions: Record<keyof Wishes, string> = {
  name: 'Name of the exhibition',
  start: 'First day',
  end: 'Last day',
  place: 'Name of the venue',
  street: 'Street and number',
  town: 'Town',
  timeZone: 'Time zone',
  languages: 'Languages, the first is the default',
  parts: `Parts, of ${parts.join(', ')}`,
}

/** The longest exhibition whose days are written one by one. */
const maxDays = 366

/**
 * What is written if nobody says otherwise.
 * @param today '2031-06-30'; the exhibition opens three months later
 */
export function defaultsOf(today: string, { start = addDays(today, 91) }: Answers = {}): Record<keyof Wishes, string> {
  return {
    name: 'One',
    start,
    end: addDays(start, 1),
    place: 'Gallery',
    street: '1 Example Street',
    town: 'Town',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    languages: 'cs,en',
    parts: '',
  }
}

/**
 * Makes wishes of answers.
 * @throws Error in one line that says which answer is wrong, and how to write it
 */
export function wishesOf(answers: Answers, today: string): Wishes {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer?.trim())) as Answers
  const all = { ...defaultsOf(today, isDay(given.start) ? given : {}), ...given }
  for (const key of ['start', 'end'] as const) {
    if (!isDay(all[key])) throw new Error(`${questions[key]}: “${all[key]}” is no day. Write it like ${today}.`)
  }
  const wishes = { ...all, languages: listOf(all.languages), parts: listOf(all.parts) as Part[] }
  if (all.end < all.start) throw new Error(`The last day, ${all.end}, is before the first, ${all.start}.`)
  if (daysOf(wishes).length > maxDays) throw new Error(`From ${all.start} to ${all.end} is more than a year.`)
  for (const code of wishes.languages) {
    if (!languageSchema.safeParse({ code }).success) {
      throw new Error(`Languages: “${code}” is no code of a language. Write codes like cs,en,de (BCP 47).`)
    }
  }
  if (new Set(wishes.languages).size < wishes.languages.length) throw new Error('Languages: one is there twice.')
  const unknown = wishes.parts.find((part) => !parts.includes(part))
  if (unknown) throw new Error(`Parts: there is no “${unknown}”. Choose of ${parts.join(', ')}.`)
  if (!timeZone().safeParse(all.timeZone).success) {
    throw new Error(`Time zone: “${all.timeZone}” is none. Write it like Europe/Warsaw (IANA).`)
  }
  return { ...wishes, parts: withNeeded(wishes.parts) }
}

/** An event that people register for is in the programme. */
const withNeeded = (wanted: Part[]): Part[] =>
  parts.filter((part) => wanted.includes(part) || (part === 'programme' && wanted.includes('registration')))

const listOf = (text: string) => text.split(/[,\s]+/).filter(Boolean)

/** Each day of the exhibition. */
export function daysOf({ start, end }: Pick<Wishes, 'start' | 'end'>): string[] {
  const count = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
  return Array.from({ length: count }, (_, index) => addDays(start, index))
}

const isDay = (text: string | undefined) => day().safeParse(text).success

/** 'Polish' */
export const nameOf = (code: string): string => languageName(code, 'en') ?? code
