/** Splits a name before its last word, and a single word in half: 'Ada Brusinka' → ['Ada ', 'Brusinka']. */
export function splitName(name: string): [string, string] {
  const at = name.lastIndexOf(' ') + 1 || Math.ceil(name.length / 2)
  return [name.slice(0, at), name.slice(at)]
}
