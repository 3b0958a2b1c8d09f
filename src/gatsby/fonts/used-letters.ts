import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { formatDay } from '../../i18n/dates'
import { languageOf, locales } from '../../i18n/locales'
import { hasLetter } from '../../typeface/letters'

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const czech = 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž'
const neighbours = 'ÄÇÊÖÜßàâäåçèêëïñôöøü'
const marks = '\u00a0§©°·×–—‘’‚“”„«»…−€'

/**
 * In every site, so that most edits leave the files of the fonts, and with them their names, as they are. Also what
 * scripts write: numbers, an address that does not exist, a name that a guest has given.
 */
const base = ascii + czech + neighbours + marks

/**
 * The letters that the pages of a site can show, as far as the typeface has them.
 * @param content the folder of content: what it says in its YAML files, the texts of the interface among them
 * @returns every letter once, in the order of Unicode
 */
export async function usedLetters(content: string): Promise<string> {
  const files = await readdir(content, { recursive: true })
  const texts = await Promise.all(files.filter((file) => /\.ya?ml$/.test(file)).map((file) => textOf(content, file)))
  const names = locales.flatMap((locale) => [languageOf(locale).name, ...languageOf(locale).quotes])
  const said = [...texts, ...names, ...wordsOfDates()].join('').normalize('NFC')
  // A name is listed under its initial, which is a capital (src/i18n/collation.ts).
  const letters = new Set([...base, ...said, ...said.toUpperCase()].filter(hasLetter))
  return [...letters].toSorted().join('')
}

/** What a YAML file says, also where it writes letters by their numbers. */
async function textOf(content: string, file: string): Promise<string> {
  return JSON.stringify(parse(await readFile(path.join(content, file), 'utf8'))) ?? ''
}

/** The names of all months and days of the week. */
function wordsOfDates(): string[] {
  const two = (number: number) => String(number).padStart(2, '0')
  const dates = Array.from({ length: 12 * 7 }, (_, index) => `2031-${two(1 + (index % 12))}-${two(1 + (index % 7))}`)
  return locales.flatMap((locale) => dates.map((date) => formatDay(date, locale)))
}
