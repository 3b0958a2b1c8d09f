/** The bytes of an EXIF block that contain the position: its GPS directory (EXIF 2.32, 4.6.3). */
export type GpsEntries = { from: number; to: number }

const gpsTag = 0x8825
const entrySize = 12

/** The GPS directory of an EXIF block, which starts with 'Exif\0\0' or with the TIFF header; undefined if it has none. */
export function gpsEntries(exif: Buffer): GpsEntries | undefined {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  const little = exif.toString('latin1', tiff, tiff + 2) === 'II'
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const long = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
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
