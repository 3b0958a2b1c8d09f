import { languageOf, locales } from '../../../../i18n/locales'
import { remembered } from '../../../../i18n/remembered'
import { listed, phrase, quoted, type Wording } from '../../base/message'
import { samePath } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { Content } from '../../read/content'
import type { ScalarText } from '../../read/parse-yaml'
import { withoutLinks } from '../links/links'
import { report, typographyPhrases } from './words'

type Letters = ReadonlySet<string>

/** The letters that the message names of a line, and the lines whose letters it names. */
const maxLetters = 12
const maxLines = 20

/** Reports the letters that the typeface lacks: those of a file once, at the first of them. */
export function* check({ folder, files }: Content): Iterable<Finding> {
  const { letters } = folder.typeface
  const scripts = lackingScripts(letters)
  for (const checked of files) {
    const { yaml } = checked
    const place = ({ from, to }: Lacking) => yaml.between(from, to)
    // A value that does not fit is reported already.
    const texts = yaml.texts.filter(({ path }) => !checked.gaps.some((gap) => samePath(gap, path)))
    const lacking = texts.flatMap((text) => lackingIn(text, yaml.text, letters))
    const isForeign = ({ letter }: Lacking) => scripts.some((script) => script.test(letter))
    const foreign = lacking.find(isForeign)
    if (foreign) yield report('typography/script', place(foreign), {}, { cause: 'script' })
    const found = lacking.filter((each) => !isForeign(each))
    if (!found[0]) continue
    const byLine = new Map<number, Set<string>>()
    for (const each of found) {
      const { line } = place(each)
      byLine.set(line, (byLine.get(line) ?? new Set()).add(each.letter))
    }
    yield report('typography/letters', place(found[0]), { lines: linesInWords([...byLine]) })
  }
}

/** The lines with their letters; of many lines, only the numbers. */
function linesInWords(lines: [line: number, letters: Set<string>][]): Wording {
  const named = lines
    .slice(0, maxLines)
    .map(([line, letters]) =>
      phrase(typographyPhrases.ofLine, { line, letters: listed([...letters].map(quoted), maxLetters) }),
    )
  const more = lines.slice(maxLines).map(([line]) => String(line))
  if (more.length > 0) named.push(phrase(typographyPhrases.moreLines, { lines: listed(more) }))
  return (language) => named.map((line) => line(language)).join('; ')
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

/**
 * Characters that show no letter. typography.ts and syntax.ts report those that should not be there. A character for
 * private use, such as a bullet of Word, does show: as a box.
 */
const unseen = '\\s\\p{Cc}\\p{Cf}\\u034f\\ufe00-\\ufe0f\\ufffd'

/** One pattern for a typeface: to ask for each character takes ten times as long. */
const lackingPattern = remembered(
  (letters: Letters) => new RegExp(`[^${unseen}${[...letters].join('').replace(/[\\\]^-]/g, '\\$&')}]`, 'u'),
)

const lacks = (text: string, letters: Letters) => lackingPattern(letters).test(text.normalize('NFC'))

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
