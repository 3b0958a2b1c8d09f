import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { formatDay } from '../../i18n/dates'
import { languageOf, locales } from '../../i18n/locales'
import { typeset } from '../../i18n/typography'
import { readExhibition, readRecords } from '../../model/read-records'
import { allLetters, typefaceLetters } from '../../typeface/open-font'

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const czech = 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž'
const germanAndFrench = 'ÄÇÊÖÜßàâäåçèêëïñôöøü'
const punctuation = '\u00a0§©°·×–—‘’‚“”„«»…−€'

/**
 * Letters of every site, so that most edits of the content leave the fonts and their file names unchanged. They also
 * cover what scripts write: numbers, the address of a missing page, the name of a guest.
 */
const baseLetters = ascii + czech + germanAndFrench + punctuation

/**
 * The letters that pages can show and that the typeface has.
 * @param content the folder of content; the letters of all its YAML files are included
 * @returns every letter once, in Unicode order
 */
export async function usedLetters(content: string): Promise<string> {
  const files = await readdir(content, { recursive: true })
  const texts = await Promise.all(files.filter((file) => /\.ya?ml$/.test(file)).map((file) => textOf(content, file)))
  const languages = locales.flatMap((locale) => [languageOf(locale).name, ...languageOf(locale).quotes])
  const all = [...texts, ...languages, ...datesOfYear()].join('')
  // The list of artists shows capital initials (src/i18n/collation.ts).
  return lettersIn([baseLetters, all, all.toUpperCase()], new Set(allLetters(content)))
}

/**
 * The letters of the exhibition's name, in all languages, that the title font has.
 * @param content the folder of content, which has passed the check
 */
export function lettersOfTitle(content: string): string {
  const { name } = readExhibition(content)
  return lettersIn(
    locales.map((locale) => typeset(name[locale], locale)),
    typefaceLetters(content).title,
  )
}

/**
 * The letters of the artists' names that the title font has.
 * @param content the folder of content, which has passed the check
 */
export function lettersOfNames(content: string): string {
  return lettersIn(
    readRecords(content, 'Artist').map(({ name }) => name),
    typefaceLetters(content).title,
  )
}

/** The letters of texts that are known, each once, in Unicode order. */
const lettersIn = (texts: readonly string[], known: ReadonlySet<string>) =>
  [...new Set(texts.join('').normalize('NFC'))]
    .filter((letter) => known.has(letter))
    .toSorted()
    .join('')

/** The text of a YAML file, with its escape sequences resolved. */
async function textOf(content: string, file: string): Promise<string> {
  return JSON.stringify(parse(await readFile(path.join(content, file), 'utf8'))) ?? ''
}

/** Dates that contain the names of all months and weekdays, in each language. */
function datesOfYear(): string[] {
  const two = (number: number) => String(number).padStart(2, '0')
  const dates = Array.from({ length: 12 * 7 }, (_, index) => `2031-${two(1 + (index % 12))}-${two(1 + (index % 7))}`)
  return locales.flatMap((locale) => dates.map((date) => formatDay(date, locale)))
}
