import { languageOf, locales } from '../../../../i18n/locales'
import { listed, phrase, quoted } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { Content, ContentFile } from '../../read/content'
import type { ScalarText } from '../../read/parse-yaml'
import { withoutLinks } from '../links/links'
import { report, typographyPhrases } from './words'

type Letters = ReadonlySet<string>

/** The letters that the message names of a line, and the lines whose letters it names. */
const maxLetters = 12
const maxLines = 20

/** Reports the letters that the typeface lacks. */
export function check({ folder, files }: Content): Finding[] {
  const { letters } = folder.typeface
  const scripts = lackingScripts(letters)
  return files.flatMap((file) => lettersOfFile(file, letters, scripts))
}

/** Reports the letters of a file by line: once, at the first of them. */
function lettersOfFile({ file, yaml }: ContentFile, letters: Letters, scripts: readonly RegExp[]): Finding[] {
  const isOfLackingScript = (letter: string) => scripts.some((script) => script.test(letter))
  const lacking = yaml.texts.flatMap((text) => lackingIn(text, yaml.text, letters))
  const foreign = lacking.find(({ letter }) => isOfLackingScript(letter))
  const found = lacking.filter(({ letter }) => !isOfLackingScript(letter))
  const ofScript = foreign
    ? [report('typography/script', { file, ...yaml.between(foreign.from, foreign.to) }, {}, { cause: 'script' })]
    : []
  const [first] = found
  if (!first) return ofScript
  const byLine = new Map<number, Set<string>>()
  for (const { letter, from, to } of found) {
    const { line } = yaml.between(from, to)
    byLine.set(line, (byLine.get(line) ?? new Set()).add(letter))
  }
  const lines = [...byLine].map(([line, letters]) =>
    phrase(typographyPhrases.ofLine, { line, letters: listed([...letters].map(quoted), maxLetters) }),
  )
  const more = [...byLine.keys()].slice(maxLines).map(String)
  const named = lines.slice(0, maxLines)
  if (more.length > 0) named.push(phrase(typographyPhrases.moreLines, { lines: listed(more) }))
  return [
    ...ofScript,
    report(
      'typography/letters',
      { file, ...yaml.between(first.from, first.to) },
      { lines: (language) => named.map((line) => line(language)).join('; ') },
    ),
  ]
}

/** Scripts by the names that languages have for them, where these are not names of scripts in patterns. */
const writtenIn: Record<string, string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** The scripts of the site's languages of which the typeface has no letter at all: one warning is enough. */
function lackingScripts(letters: Letters): RegExp[] {
  const all = [...letters]
  return locales
    .flatMap((locale) => {
      const { script = 'Latn' } = new Intl.Locale(languageOf(locale).tag).maximize()
      return writtenIn[script] ?? [script]
    })
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
    .filter((script) => !all.some((letter) => script.test(letter)))
}

/** Splits a text into what readers take for one letter: with its accents, or an emoji of several characters. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters that show no letter. typography.ts and syntax.ts report those that should not be there. */
const unseen = /[\s\p{C}\u034f\ufe00-\ufe0f\ufffd]/u

const lacks = (text: string, letters: Letters) =>
  [...text.normalize('NFC')].some((character) => !letters.has(character) && !unseen.test(character))

type Lacking = { letter: string; from: number; to: number }

function lackingIn({ value, from, to }: ScalarText, source: string, letters: Letters): Lacking[] {
  if (!lacks(value, letters)) return []
  const written = lackingOf(source.slice(from, to), letters)
  // A letter may be written as an escape sequence, '\u0416': then the whole text is the place.
  if (written.length === 0) return lackingOf(value, letters).map(({ letter }) => ({ letter, from, to }))
  return written.map(({ letter, from: start, to: end }) => ({ letter, from: from + start, to: from + end }))
}

function lackingOf(text: string, letters: Letters): Lacking[] {
  return [...graphemes.segment(withoutLinks(text))]
    .filter(({ segment }) => lacks(segment, letters))
    .map(({ segment, index }) => ({ letter: segment.normalize('NFC'), from: index, to: index + segment.length }))
}
