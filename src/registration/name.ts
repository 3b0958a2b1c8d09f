import { removeInvisible } from './invisible'
import { hasTightDot, spaceDots } from './name-dots'

// Controls, format characters other than joiners, lone surrogates, private use, line breaks, and the sign of a broken
// encoding.
const forbidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffd]/u
// Some letters are invisible, such as U+3164 (Unicode, Default_Ignorable_Code_Point). They make no name.
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/gu
// A letter that is a syllable or a word.
const syllable =
  /(?!\p{Default_Ignorable_Code_Point})(?=\p{L})[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
// Signs of a link, a tag or an e-mail address. No name needs them.
const linkLike = /[<>{}$%/\\§€~@]|www[.\u3002]/i

/** The longest name, in characters (Unicode code points). */
export const maxNameLength = 100

/**
 * Removes invisible characters, composes the others (NFC), writes a space between a dot and a word, and collapses spaces
 * and tabs. A line break stays, and makes the name invalid.
 */
export function normaliseName(text: string): string {
  return spaceDots(removeInvisible(text).normalize('NFC'))
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
}

/** Whether a normalised text can be a person's name, in any script. It has no domain, because names are in mails. */
export function isName(name: string): boolean {
  // As a domain is read (UTS #46): letters that are full-width, circled or in a ligature are letters.
  const asDomain = name.normalize('NFKC')
  return (
    !forbidden.test(name) &&
    !linkLike.test(asDomain) &&
    !hasTightDot(asDomain) &&
    ((name.match(visibleLetter) ?? []).length >= 2 || hasSyllable(name)) &&
    [...name].length <= maxNameLength
  )
}

/** Whether a text has a letter that can be a whole name, such as 王. In other scripts a name has two. */
export const hasSyllable = (text: string): boolean => syllable.test(text)
