import { cpSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** In pixels. Enough for the two smallest widths in which the site shows a picture. */
const maxEdge = 480

const isPicture = (file: string) => /\.(jpe?g|png|webp)$/i.test(file)

/**
 * Copies a content folder, with small copies of its pictures: a build spends most of its time on pictures. What cannot
 * be read as a picture is copied as it is.
 */
export async function copyWithSmallerPictures(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true, filter: (file) => !isPicture(file) })
  for (const file of (await readdir(from, { recursive: true })).filter(isPicture)) {
    const [original, copy] = [path.join(from, file), path.join(to, file)]
    const size = { width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true } as const
    await sharp(original)
      .keepMetadata()
      .resize(size)
      .toFile(copy)
      .catch(() => cpSync(original, copy))
  }
}
