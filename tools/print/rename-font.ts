/** A name in a table: platform Windows, Unicode, English of the United States. */
const namePlace = [3, 1, 0x409] as const
/** What a name is of (OpenType 1.9, table `name`). */
const [family, subfamily] = [1, 2]

/**
 * Gives a font another name, by which Typst finds it.
 * @param font a TrueType or OpenType font
 * @returns the font, whose other names are gone
 */
export function renameFont(font: Buffer, name: string): Buffer {
  const count = font.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const record = 12 + 16 * index
    const [start, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)]
    const tag = font.toString('latin1', record, record + 4)
    return { tag, content: tag === 'name' ? nameTable(name) : font.subarray(start, start + length) }
  })
  const head = Buffer.from(font.subarray(0, 12 + 16 * count))
  const parts = [head]
  let at = head.length
  tables.forEach(({ content }, index) => {
    const record = 12 + 16 * index
    // The checksums of the tables are not read.
    head.writeUInt32BE(at, record + 8)
    head.writeUInt32BE(content.length, record + 12)
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    parts.push(padded)
    at += padded.length
  })
  return Buffer.concat(parts)
}

function nameTable(name: string): Buffer {
  const texts = [name, 'Regular'].map((text) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * texts.length)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  texts.forEach((text, index) => {
    const record = [...namePlace, [family, subfamily][index]!, text.length, offset]
    record.forEach((value, at) => head.writeUInt16BE(value, 6 + 12 * index + 2 * at))
    offset += text.length
  })
  return Buffer.concat([head, ...texts])
}
