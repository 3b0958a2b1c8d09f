import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Adds artists to a folder of content, until there are as many as `artists` says: copies of its artists with other slugs
 * and other texts. The pictures are hard links, so that only the number of pages grows.
 */
export async function enlarge(content: string, artists: number): Promise<void> {
  const folder = path.join(content, 'artists')
  const models = await readdir(folder)
  const published = path.join(content, 'published.txt')
  const listed = [await readFile(published, 'utf8').catch(() => '')]
  for (let number = models.length; number < artists; number++) {
    const model = models[number % models.length]!
    const slug = `${model}-${number}`
    await mkdir(path.join(folder, slug))
    for (const file of await readdir(path.join(folder, model))) {
      const [from, to] = [path.join(folder, model, file), path.join(folder, slug, file)]
      if (file === 'artist.yaml') await writeFile(to, withNumber(await readFile(from, 'utf8'), model, number))
      else await link(from, to).catch(() => copyFile(from, to))
    }
    listed.push(`${slug}\n`)
  }
  await writeFile(published, listed.join(''))
}

/** The file of an artist with another slug, without former ones, and with the number added to each text. */
const withNumber = (text: string, model: string, number: number) =>
  text
    .replace(/^formerSlugs:.*\n( *- .*\n)*/m, '')
    .replace(`slug: ${model}`, `slug: ${model}-${number}`)
    .replace(/^(name|sortName): (.*)$/gm, `$1: $2 ${number}`)
    .replace(/^( +)(cs|en): (?!\|)("?)(?=\S)/gm, `$1$2: $3${number} `)
    .replace(/^( +)(cs|en): \|\n( +)/gm, `$1$2: |\n$3${number} `)
