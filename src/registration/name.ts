// Controls, format characters, lone surrogates, private use, line breaks, and the sign of a broken encoding.
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffd]/u
// Some letters are invisible, such as U+3164 (Unicode, Default_Ignorable_Code_Point). They make no name.
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/gu
// Signs of a link, a tag or an e-mail address. No name needs them.
const linkLike = /[<>{}$%/\\§€~@]|www\./i
// The end of a domain, which mail programs make a link: the name is in mails. Not 'Ing.Novák', 'Ing.arch. Nová' or 'Ph.D.'.
const domainLike = /[\p{L}\d]\.[a-z]{2,}(?![.\p{L}])/u

/** The longest name, in characters (Unicode code points). */
export const longestName = 100

/** Composes characters (NFC) and collapses spaces and tabs. A line break stays, and makes the name invalid. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
}

/** Whether a normalised text can be a person's name, in any script. */
export function isName(name: string): boolean {
  return (
    !forbidden.test(withoutJoiners(name)) &&
    !linkLike.test(name) &&
    !domainLike.test(name) &&
    (name.match(visibleLetter) ?? []).length >= 2 &&
    [...name].length <= longestName
  )
}

/** Zero-width joiners belong to the spelling of some scripts, but only between letters. */
function withoutJoiners(name: string): string {
  return name.replace(/([\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu, '$1')
}
