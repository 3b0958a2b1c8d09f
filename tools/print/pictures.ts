import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'

type Work = { key: string; file: string }
type Partners = readonly { readonly partners: readonly { readonly file: string }[] }[]

/** The name of a work's picture in a template. */
export const pictureName = (key: string) => `${key.replace('/', '-')}.jpg`

/**
 * Reads works whole, as pictures that are not larger than print needs, and the logos of partners.
 * @param side of a square with as many pixels as a picture may have
 * @returns the files by the names that templates use
 */
export async function picturesOf(
  works: readonly Work[],
  { side, quality }: { side: number; quality: number },
  partners: Partners = [],
): Promise<Map<string, Buffer>> {
  const limit = pLimit(2)
  const pictures = works.map(({ key, file }) =>
    limit(async (): Promise<[string, Buffer]> => {
      const { format, orientation = 1, autoOrient } = await sharp(file).metadata()
      const { width = 1, height = 1 } = autoOrient
      const scale = Math.min(1, side / Math.sqrt(width * height))
      if (scale === 1 && format === 'jpeg' && orientation === 1) return [pictureName(key), await readFile(file)]
      const image = sharp(file)
        .autoOrient()
        .resize(Math.round(width * scale))
        .toColourspace('srgb')
      return [pictureName(key), await image.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()]
    }),
  )
  const logos = partners.flatMap((group) =>
    group.partners.map(async ({ file }) => [logoName(file), await readFile(file)] as const),
  )
  return new Map([...(await Promise.all(pictures)), ...(await Promise.all(logos))])
}

/** The name of a partner's logo in a template. */
export const logoName = (file: string) => `logo-${file.split(/[\\/]/).at(-1)}`
