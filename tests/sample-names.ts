import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { withoutAccents } from '../src/i18n/without-accents.ts'

/** Names and texts of the sample in `content/`, for the tests that look for them elsewhere. Deleted together with them. */
const project = path.resolve(__dirname, '..')

/** Words of today's sample that nobody else would use: its name, paths, a file, the building. */
const ownWords = ['padesat', 'fchn', 'soutez', 'navstevni-rad', 'hvozdecky palac', 'hvozdecky-palac']
/** Fields that name people, partners, stops, streets and points. A room may be called as in another exhibition. */
const properNames = /^(name|sortName|street|latitude|longitude)$/

/**
 * Names of the sample that cannot be elsewhere by chance, so that editors may change the sample freely.
 * @returns each as `comparable` makes it
 */
export const sampleNames = (): string[] => [
  ...ownWords,
  ...textsOfSample(
    ({ file, field, text }) => properNames.test(field) && !/^content.places.*name/.test(file + field) && isLong(text),
    ['tests/exhibition'],
  ),
]

/** All texts of the sample of several words, each line one, but for those of the interface and of the form. */
export const sampleTexts = (): string[] => [
  ...ownWords,
  ...textsOfSample(({ text }) => isLong(text), ['tests/exhibition', 'src/editors/words']),
]

/** Whether a text has several words, or decimal places. */
const isLong = (text: string) => /\s|\d\.\d{4}/.test(text)

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

type Leaf = { file: string; field: string; text: string }

/** The texts of the sample that are wanted, but for those that are in other folders, too. */
function textsOfSample(isWanted: (leaf: Leaf) => boolean, otherFolders: string[]): string[] {
  const texts = filesIn('content')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => leaves(parse(read(file))).map((leaf) => ({ ...leaf, file })))
    .filter(isWanted)
    .map(({ text }) => comparable(text))
  const find = finderOf([...new Set(texts)])
  const ordinary = new Set(otherFolders.flatMap(filesIn).flatMap((file) => find(read(file))))
  return [...new Set(texts)].filter((text) => !ordinary.has(text))
}

const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

/** The files of a folder, but for the texts of the interface and what is generated. */
const filesIn = (folder: string) =>
  globSync('**/*', { cwd: path.join(project, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^content.(translations|schemas)|REFERENCE/.test(file))

/** Each line of the texts in a YAML value, with the nearest field that is not a language. */
function leaves(value: unknown, field = ''): Omit<Leaf, 'file'>[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => leaves(child, /^(cs|en|\d+)$/.test(key) ? field : key))
  }
  return String(value)
    .split('\n')
    .map((text) => ({ field, text: text.trim() }))
}
