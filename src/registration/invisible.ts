// Zero-width spaces and joiners, marks of the direction of text, soft hyphens, byte order marks (Unicode,
// Default_Ignorable_Code_Point). Autofill and copying bring them along.
const invisible = /\p{Default_Ignorable_Code_Point}/u

// From the first visible character to the last.
const visiblePart = /[^\s\p{Default_Ignorable_Code_Point}](?:[^]*[^\s\p{Default_Ignorable_Code_Point}])?/u

// The words of some scripts are spelled with joiners, but only between letters.
const joinerOrInvisible = /(\p{L}\p{M}*[\u200c\u200d](?=\p{L}))|(?=\p{Cf})\p{Default_Ignorable_Code_Point}/gu

/** A text without the spaces and invisible characters at its ends. */
export const trimInvisible = (text: string): string => visiblePart.exec(text)?.[0] ?? ''

/** A text without invisible characters, except those that belong to the spelling of its words. */
export const removeInvisible = (text: string): string => text.replace(joinerOrInvisible, '$1')

/** The first invisible character of a text and where it is; undefined if there is none. */
export function findInvisible(text: string): { character: string; index: number } | undefined {
  const found = invisible.exec(text)
  return found ? { character: found[0], index: found.index } : undefined
}
