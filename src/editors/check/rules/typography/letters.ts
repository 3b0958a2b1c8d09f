import type { MessageLanguage } from '../../../words/message-language'
import { hasLetter } from '../../../../typeface/letters'
import type { ContentFile } from '../../engine/content-folder'
import type { ScalarText } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { quoted } from '../../engine/wording'
import { linkOrMail } from '../links/links'

type Facts = { letters: string[]; moreLines: number[] }

const letters = defineRule<Facts>('typography/letters', 'warning', {
  en: {
    what: ({ letters: all, moreLines }) =>
      `The typeface lacks ${list(all, 'en')}${moreLines.length > 0 ? ` (also in line ${moreLines.join(', ')})` : ''}.`,
    why: 'Pages set them in another font; pictures for shared links leave out the accent, or the name.',
    fix: 'Write the words in Latin letters if they can be; else leave them.',
  },
  cs: {
    what: ({ letters: all, moreLines }) =>
      `Písmo nemá ${list(all, 'cs')}${moreLines.length > 0 ? ` (také na řádku ${moreLines.join(', ')})` : ''}.`,
    why: 'Stránky je vysází jiným písmem; obrázky pro sdílení vynechají háček či čárku, nebo celé jméno.',
    fix: 'Napište slova latinkou, jestli to jde; jinak je nechte být.',
  },
})

export const rules = [letters]

/** Enough to see what they are. */
const most = 12

function list(all: readonly string[], language: MessageLanguage): string {
  const shown = all.slice(0, most).map((letter) => quoted(letter, language))
  return shown.join(', ') + (all.length > most ? ' …' : '')
}

/** The letters of a file that the typeface of the pages lacks, told where the first of them stands. */
export function check({ file, yaml }: ContentFile): Finding[] {
  const found = yaml.texts.flatMap((text) => lackingIn(text, yaml.text))
  const [first] = found
  if (!first) return []
  const place = yaml.between(first.from, first.to)
  const lines = new Set(found.map(({ from, to }) => yaml.between(from, to).line))
  const facts = {
    letters: [...new Set(found.map(({ letter }) => letter))],
    moreLines: [...lines].filter((line) => line !== place.line),
  }
  return [letters.at({ file, ...place }, facts)]
}

/** Where a letter with its accents, or a sign of several characters, begins and ends. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What is no letter of its own; typography.ts tells of what should not be there. */
const unseen = /[\s\p{C}\u034f\ufe00-\ufe0f]/u

const lacks = (text: string) =>
  [...text.normalize('NFC')].some((character) => !hasLetter(character) && !unseen.test(character))

type Lacking = { letter: string; from: number; to: number }

function lackingIn({ value, from, to }: ScalarText, source: string): Lacking[] {
  if (!lacks(value)) return []
  const written = lackingOf(source.slice(from, to))
  // A text may name a letter by its number: then all of it is the place.
  if (written.length === 0) return lackingOf(value).map(({ letter }) => ({ letter, from, to }))
  return written.map(({ letter, from: start, to: end }) => ({ letter, from: from + start, to: from + end }))
}

function lackingOf(text: string): Lacking[] {
  const withoutLinks = text.replace(linkOrMail, (link) => ' '.repeat(link.length))
  return [...graphemes.segment(withoutLinks)]
    .filter(({ segment }) => lacks(segment))
    .map(({ segment, index }) => ({ letter: segment.normalize('NFC'), from: index, to: index + segment.length }))
}
