/** Scripts in which the letters of a word join, so that no word may be cut. */
const joins =
  /[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Syriac}]/u

/**
 * Splits a title in half: 'Přístav' → ['Přís', 'tav']. A title of several words is split between two words. A word whose
 * letters join stays whole.
 * @param staysWhole whether a word stays whole in any script
 */
export function splitInHalf(name: string, staysWhole = false): [string, string] {
  const words = name.split(' ')
  if (words.length > 1) {
    const half = Math.ceil(words.length / 2)
    return [`${words.slice(0, half).join(' ')} `, words.slice(half).join(' ')]
  }
  if (staysWhole || joins.test(name)) return [name, '']
  const half = Math.ceil(name.length / 2)
  return [name.slice(0, half), name.slice(half)]
}
