/** Splits a title in half: 'Přístav' → ['Přís', 'tav']. A title of several words is split between two words. */
export function splitInHalf(name: string): [string, string] {
  const words = name.split(' ')
  if (words.length > 1) {
    const half = Math.ceil(words.length / 2)
    return [`${words.slice(0, half).join(' ')} `, words.slice(half).join(' ')]
  }
  const half = Math.ceil(name.length / 2)
  return [name.slice(0, half), name.slice(half)]
}
