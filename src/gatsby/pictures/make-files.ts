import sharp from 'sharp'
import { encoding, type MadeFile } from './picture-files'
import { decode, type Pixels } from './pixels'
import { thumbnailOf } from './thumbnail'

/**
 * Makes files of one picture, which is decoded once.
 * @param source the bytes of a picture that sharp reads
 * @param files what to make of it
 * @param effort of the AVIF encoder, 0 to 9; more takes longer and gives smaller files
 * @returns the bytes of each file, in the order of `files`
 * @throws Error if the picture cannot be read
 */
export async function makeFiles(
  source: Buffer,
  files: readonly Wanted[],
  effort = encoding.avif.effort,
): Promise<Buffer[]> {
  const width = Math.max(...files.map((file) => file.width))
  const pixels = await decode(source, { width })
  const made: Buffer[] = []
  for (const file of files) {
    made.push(await makeFile(pixels, file, effort))
  }
  return made
}

type Wanted = Pick<MadeFile, 'width' | 'format'>

function makeFile(pixels: Pixels, { width, format }: Wanted, effort: number): Promise<Buffer> {
  if (format === 'thumbnail') return thumbnailOf(pixels)
  const picture = sharp(pixels.data, { raw: pixels.info }).resize({ width })
  if (format === 'avif') return picture.avif({ ...encoding.avif, effort }).toBuffer()
  return picture.jpeg(encoding.jpeg).toBuffer()
}
