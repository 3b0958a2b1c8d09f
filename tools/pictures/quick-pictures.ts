import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFiles } from '../../src/gatsby/pictures/make-files'
import { type MadeFile, picturePath } from '../../src/gatsby/pictures/picture-files'
import { readPictures } from '../../src/gatsby/pictures/pictures-of-content'
import { searchPictures } from '../../src/site/components/search/search-index'
import { thumbnailPath } from '../../src/site/features/artists/thumbnail-path'

type Wanted = { source: string; file: MadeFile }

/** Answers a request for a picture of the content; undefined for any other. */
export type QuickPictures = (pathname: string) => Promise<Response | undefined>

const [namesFolder] = thumbnailPath('').split('.')
const isPicture = (pathname: string) =>
  picturePath.test(pathname) ||
  (pathname.endsWith('.avif') && [searchPictures, namesFolder!].some((folder) => pathname.startsWith(folder)))

/**
 * Makes a picture when a browser asks for it and the site does not have it yet. Such pictures are made in haste, so they
 * stay in memory: `public/` has only those of `makeMissing`, which takes minutes.
 * @param content a folder of content, which has passed the check and may change
 * @param site the root of the site
 */
export function quickPictures(content: string, site: string): QuickPictures {
  let wanted = new Map<string, Wanted>()
  let reading: Promise<void> | undefined
  const made = new Map<string, Promise<Buffer>>()

  async function readContent(): Promise<void> {
    const pictures = await readPictures(content)
    wanted = new Map(
      pictures.flatMap(({ source, files, links }) => {
        const fileAt = new Map(files.map((file) => [file.path, file]))
        for (const { path, to } of links) fileAt.set(path, fileAt.get(to)!)
        return [...fileAt].map(([path, file]) => [path, { source, file }] as const)
      }),
    )
  }

  async function find(pathname: string): Promise<Wanted | undefined> {
    if (!wanted.has(pathname)) await (reading ??= readContent().finally(() => (reading = undefined)))
    return wanted.get(pathname)
  }

  async function bytesOf({ source, file }: Wanted): Promise<Buffer> {
    const best = path.join(site, file.path)
    if (existsSync(best)) return readFile(best)
    const quick = made.get(file.path) ?? readFile(source).then(async (bytes) => (await makeFiles(bytes, [file], 0))[0]!)
    made.set(file.path, quick)
    quick.catch(() => made.delete(file.path))
    return quick
  }

  return async (pathname) => {
    const picture = isPicture(pathname) ? await find(pathname) : undefined
    if (!picture) return undefined
    const body = new Uint8Array(await bytesOf(picture))
    const type = picture.file.format === 'jpg' ? 'image/jpeg' : 'image/avif'
    return new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } })
  }
}
