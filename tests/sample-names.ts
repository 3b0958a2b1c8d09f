import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { withoutAccents } from '../src/i18n/without-accents.ts'

/** Names and texts of the sample in `content/`, for the tests that look for them elsewhere. Deleted together with them. */
const project = path.resolve(__dirname, '..')

/** Fields whose texts are identifiers: one word is enough to recognise them. */
const identifiers = /^(slug|formerSlugs|path|file|image|logo|url|email|phone|latitude|longitude)$/
/** Fields whose texts name a person, a place, a partner or a stop. */
const names = /^(name|sortName|street)$/

/**
 * Identifiers and names of the sample: slugs, paths, files, addresses, people, places.
 * @returns each as `comparable` makes it
 */
export const sampleNames = (): string[] =>
  textsOfSample((field) => identifiers.test(field) || names.test(field), ['tests/exhibition'])

/** All texts of the sample, each line one, but for those of the interface and of the form. */
export const sampleTexts = (): string[] => textsOfSample(() => true, ['tests/exhibition', 'src/editors/words'])

/** A text in lower case, without accents, and with single spaces: the build puts in no-break spaces. */
export const comparable = (text: string): string => withoutAccents(text).replace(/\s+/g, ' ')

/** Finds which of these texts another one has, as whole words. */
export function finderOf(texts: readonly string[]): (text: string) => string[] {
  const longestFirst = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => [...new Set(comparable(text).match(pattern) ?? [])]
}

/**
 * The texts of the sample in some fields, and the names of its files. Omits what may be elsewhere by chance: less than four
 * letters or digits, one word that is no identifier ("Library"), and what is in these other folders, too.
 */
function textsOfSample(isWanted: (field: string) => boolean, otherFolders: string[]): string[] {
  const files = filesIn('content')
  const texts = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => leaves(parse(read(file))))
    .filter(({ field, text }) => isWanted(field) && (identifiers.test(field) || /\s/.test(text)))
    .map(({ text }) => text)
  const baseNames = files.filter((file) => !file.endsWith('.md')).map((file) => path.parse(file).name)
  const distinct = [...new Set([...texts, ...baseNames].map(comparable))].filter(
    (text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 4,
  )
  const others = otherFolders.flatMap(filesIn)
  const find = finderOf(distinct)
  const ordinary = new Set(others.flatMap((file) => find(`${file}\n${/\.(yaml|ts)$/.test(file) ? read(file) : ''}`)))
  return distinct.filter((text) => !ordinary.has(text))
}

const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

/** The files of a folder, but for the texts of the interface and what is generated. */
const filesIn = (folder: string) =>
  globSync('**/*', { cwd: path.join(project, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^content.(translations|schemas)|REFERENCE/.test(file))

/** Each line of the texts in a YAML value, with the nearest field that is not a language. */
function leaves(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => leaves(child, /^(cs|en|\d+)$/.test(key) ? field : key))
  }
  return String(value)
    .split('\n')
    .map((text) => ({ field, text: text.trim() }))
}
