/** The bytes of an EXIF block that contain the position: its GPS directory (EXIF 2.32, 4.6.3). */
export type GpsEntries = { from: number; to: number }

const gpsTag = 0x8825
const entrySize = 12

/** The GPS directory of an EXIF block, which starts with 'Exif\0\0' or with the TIFF header; undefined if it has none. */
export function gpsEntries(exif: Uint8Array): GpsEntries | undefined {
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
      return count > 0 ? { from: gps, to: gps + 2 + count * entrySize } : undefined
    }
  } catch {
    // The block is shorter than its directory says: there is nothing to read.
  }
  return undefined
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
    const gps = gpsEntries(file.subarray(tiff))
    if (gps) fixed.fill(0, tiff + gps.from, tiff + gps.to)
  }
  for (const { 0: found, index } of text.matchAll(xmpPosition)) fixed.fill(0x20, index, index + found.length)
  return fixed
}

/** One character for each byte. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
