/** In characters. A longer text between two separators is no recipient. */
const maxLength = 500

const ofRecipient = /^(?:["„“](.*)["“”]|'(.*)'|(.*?))\s*<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+)\s*>$/su

/**
 * The recipients of a mail, as mail programs put them on the clipboard: 'Jana Nová <jana@x.cz>, petr@x.cz' or, from
 * Outlook, 'Nová, Jana <jana@x.cz>; …'.
 * @returns a row of name and address for each; undefined if the text is something else, such as a table
 */
export function readRecipients(text: string): string[][] | undefined {
  if (text.includes('\t')) return undefined
  // A comma also stands between a surname and a first name.
  const parts = text
    .split(/[;\n]|(?<=>)\s*,|(?<=@[^\s<>;,]{1,255})\s*,/u)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.some((part) => part.length > maxLength)) return undefined
  const withAddress = parts.filter((part) => ofRecipient.test(part))
  // What has neither name nor address is told with its row. A table has cells without an address beside each address.
  const others = parts.filter((part) => !part.includes('@'))
  return withAddress.length > others.length ? parts.map(rowOf) : undefined
}

function rowOf(part: string): string[] {
  const [, quoted, inApostrophes, plain, address] = ofRecipient.exec(part) ?? []
  if (address === undefined) return part.includes('@') ? ['', part] : [part, '']
  return [inOrder(quoted ?? inApostrophes ?? plain ?? ''), address]
}

/** A name as it is said: 'Jana Nová' for 'Nová, Jana'. After a comma, a degree has a dot. */
const inOrder = (name: string) => name.replace(/^([^,]+),\s*([^,.]+)$/u, '$2 $1')
