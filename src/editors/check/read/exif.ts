/** Bytes of an EXIF block that contain the position: its GPS directory, and values outside it (EXIF 2.32, 4.6.3). */
type GpsPart = { from: number; to: number }

/** The size of one value in bytes, by the type of the entry (TIFF 6.0, section 2). A value of four bytes is in its entry. */
const valueSizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 }

const gpsTag = 0x8825
/** In bytes. A longer value is an error of the file: what lies there may be pixels. */
const longestValue = 1024
const entrySize = 12

/** The position in an EXIF block, which starts with 'Exif\0\0' or with the TIFF header; nothing if it has none. */
export function gpsParts(exif: Uint8Array): GpsPart[] {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  const tiff = latin1(exif.subarray(0, 4)) === 'Exif' ? 6 : 0
  const little = latin1(exif.subarray(tiff, tiff + 2)) === 'II'
  const short = (at: number) => view.getUint16(at, little)
  const long = (at: number) => view.getUint32(at, little)
  try {
    const directory = tiff + long(tiff + 4)
    for (let index = 0; index < short(directory); index++) {
      const entry = directory + 2 + index * entrySize
      if (short(entry) !== gpsTag) continue
      const gps = tiff + long(entry + 8)
      const count = short(gps)
      if (count === 0) return []
      const parts: GpsPart[] = [{ from: gps, to: gps + 2 + count * entrySize }]
      for (let at = gps + 2; at < parts[0]!.to; at += entrySize) {
        const size = (valueSizes[short(at + 2)] ?? 0) * long(at + 4)
        const from = tiff + long(at + 8)
        if (size > 4 && size <= longestValue) parts.push({ from, to: from + size })
      }
      return parts
    }
  } catch {
    // The block is shorter than its directory says: there is nothing to read.
  }
  return []
}

/** A position in XMP, as attributes or elements. */
export const xmpPosition = /exif:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')|<exif:GPS\w+>[^<]*<\/exif:GPS\w+>/g

/** Where the TIFF header of an EXIF block begins: in a segment of a JPEG, or in a chunk of a WebP. */
const startOfExif = /(?:Exif\0\0|EXIF[^]{4})(?=II\*\0|MM\0\*)/g

/**
 * The bytes of a JPEG or WebP without its position. Zeros or spaces replace it, so that everything else stays, such as the
 * author, and the pixels.
 */
export function withoutPosition(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const fixed = new Uint8Array(file)
  const text = latin1(file)
  for (const { 0: start, index } of text.matchAll(startOfExif)) {
    const tiff = index + start.length
    for (const { from, to } of gpsParts(file.subarray(tiff))) fixed.fill(0, tiff + from, tiff + to)
  }
  for (const { 0: found, index } of text.matchAll(xmpPosition)) fixed.fill(0x20, index, index + found.length)
  return fixed
}

/** One character for each byte. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
