import { isEmail } from '../../src/registration/email'
import { findInvisible } from '../../src/registration/invisible'

/** What is wrong with a normalised e-mail address; undefined if nothing is. */
export function faultOfEmail(address: string): string | undefined {
  const found = findInvisible(address)
  if (!found) return isEmail(address) ? undefined : 'is not a valid e-mail address.'
  const code = found.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  const before = address.slice(0, found.index).replaceAll(/\p{C}/gu, '\ufffd')
  return `has an invisible character (U+${code}) after “${before}”, probably from copying. Delete the address and type it again.`
}
