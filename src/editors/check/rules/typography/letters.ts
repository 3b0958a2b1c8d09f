import { hasLetter } from '../../../../typeface/letters'
import { phrase } from '../../base/fill'
import { listed, quoted } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import type { ScalarText } from '../../read/parse-yaml'
import { linkOrMail } from '../links/links'
import { report, typographyPhrases } from './words'

/** The letters that the message names of a line, and the lines whose letters it names. */
const maxLetters = 12
const maxLines = 20

/** Reports the letters of a file that the typeface lacks, by line: once, at the first of them. */
export function check({ file, yaml }: ContentFile): Finding[] {
  const found = yaml.texts.flatMap((text) => lackingIn(text, yaml.text))
  const [first] = found
  if (!first) return []
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
    report(
      'typography/letters',
      { file, ...yaml.between(first.from, first.to) },
      { lines: (language) => named.map((line) => line(language)).join('; ') },
    ),
  ]
}

/** Splits a text into what readers take for one letter: with its accents, or an emoji of several characters. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters that show no letter. typography.ts and syntax.ts report those that should not be there. */
const unseen = /[\s\p{C}\u034f\ufe00-\ufe0f\ufffd]/u

const lacks = (text: string) =>
  [...text.normalize('NFC')].some((character) => !hasLetter(character) && !unseen.test(character))

type Lacking = { letter: string; from: number; to: number }

function lackingIn({ value, from, to }: ScalarText, source: string): Lacking[] {
  if (!lacks(value)) return []
  const written = lackingOf(source.slice(from, to))
  // A letter may be written as an escape sequence, '\u0416': then the whole text is the place.
  if (written.length === 0) return lackingOf(value).map(({ letter }) => ({ letter, from, to }))
  return written.map(({ letter, from: start, to: end }) => ({ letter, from: from + start, to: from + end }))
}

function lackingOf(text: string): Lacking[] {
  const withoutLinks = text.replace(linkOrMail, (link) => ' '.repeat(link.length))
  return [...graphemes.segment(withoutLinks)]
    .filter(({ segment }) => lacks(segment))
    .map(({ segment, index }) => ({ letter: segment.normalize('NFC'), from: index, to: index + segment.length }))
}
