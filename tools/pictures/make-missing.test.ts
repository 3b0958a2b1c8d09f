/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readPictures } from '../../src/gatsby/pictures/pictures-of-content'
import { inFolder } from '../../tests/support/in-folder'
import { aJpeg } from '../../tests/support/pictures'
import { linkPictures, makeMissing } from './make-missing'
import { quickPictures } from './quick-pictures'

const artist = `slug: ema
name: Ema
works:
  - { slug: sea, image: sea.jpg }
  - { slug: sky, image: sky.jpg }
`

async function inContent(act: (content: string, site: string) => Promise<void>): Promise<void> {
  const [sea, sky] = [
    await aJpeg(),
    await sharp(await aJpeg())
      .negate()
      .jpeg()
      .toBuffer(),
  ]
  const files = { 'content/artists/ema/artist.yaml': artist, 'content/artists/ema/sea.jpg': sea }
  await inFolder({ ...files, 'content/artists/ema/sky.jpg': sky, 'public/index.html': '' }, (folder) =>
    act(path.join(folder, 'content'), path.join(folder, 'public')),
  )
}

const madeIn = (site: string) => readdir(path.join(site, 'static')).then((names) => names.toSorted())

/** Makes the pictures, and says how many were missing. */
async function make(content: string, site: string): Promise<number> {
  let missing = 0
  await makeMissing(await readPictures(content), site, (_, all) => (missing = all))
  return missing
}

test('a file that exists is not made again; one that is lost, is', () =>
  inContent(async (content, site) => {
    const all = await make(content, site)
    const names = await madeIn(site)
    expect(names).toHaveLength(all)
    expect(names.every((name) => /^(sea|sky)-[0-9a-f]{8}-(\d+|name)\.(avif|jpg)$/.test(name))).toBe(true)
    expect(await make(content, site)).toBe(0)
    await rm(path.join(site, 'static', names[0]!))
    expect(await make(content, site)).toBe(1)
    expect(await madeIn(site)).toEqual(names)
  }))

test('files of a picture that has left the content leave the site; other files stay', () =>
  inContent(async (content, site) => {
    await make(content, site)
    await writeFile(path.join(site, 'static/map.svg'), '')
    await writeFile(path.join(content, 'artists/ema/artist.yaml'), artist.replace(/^.*sky\.jpg.*\n/m, ''))
    await make(content, site)
    const names = await madeIn(site)
    expect(names.filter((name) => name.startsWith('sky'))).toEqual([])
    expect(names).toContain('map.svg')
  }))

test('two works with the same picture share its files', () =>
  inContent(async (content, site) => {
    await writeFile(path.join(content, 'artists/ema/artist.yaml'), artist.replace('sky.jpg', 'sea.jpg'))
    expect(await make(content, site)).toBe((await madeIn(site)).length)
  }))

test('a picture that cannot be read is named, and leaves no file', () =>
  inContent(async (content, site) => {
    const file = path.join(content, 'artists/ema/sky.jpg')
    const bytes = await readFile(file)
    await writeFile(file, bytes.subarray(0, bytes.length / 2))
    await expect(make(content, site)).rejects.toThrow(/sky\.jpg cannot be read as a picture/)
    expect((await madeIn(site)).filter((name) => name.startsWith('sky'))).toEqual([])
  }))

test('scripts find the smallest file of a work, and the thumbnail of an artist, by the slugs', () =>
  inContent(async (content, site) => {
    await mkdir(path.join(site, 'names'))
    await writeFile(path.join(site, 'names/ema.avif'), 'of an earlier build')
    await make(content, site)
    const pictures = await readPictures(content)
    await linkPictures(pictures, site)
    const [sea] = pictures
    const bytes = (file: string) => readFile(path.join(site, file))
    expect(await bytes('search/pictures/ema/sea.avif')).toEqual(await bytes(sea!.files[0]!.path))
    expect(await bytes('search/pictures/ema.avif')).toEqual(await bytes(sea!.files[0]!.path))
    expect(await bytes('names/ema.avif')).toEqual(await bytes(sea!.files.at(-1)!.path))
  }))

test('a picture is made at once when somebody looks at it, and is not left in the site', () =>
  inContent(async (content, site) => {
    const answer = quickPictures(content, site)
    const [sea] = await readPictures(content)
    const avif = sea!.files[0]!.path
    const response = await answer(avif)
    expect(Object.fromEntries(response!.headers)).toEqual({ 'content-type': 'image/avif', 'cache-control': 'no-store' })
    expect((await sharp(await response!.arrayBuffer()).metadata()).format).toBe('heif')
    expect((await answer('/search/pictures/ema/sky.avif'))?.status).toBe(200)
    expect((await answer('/names/ema.avif'))?.status).toBe(200)
    expect(existsSync(path.join(site, 'static'))).toBe(false)
  }))

test('as soon as the site has the best file, it is sent', () =>
  inContent(async (content, site) => {
    const answer = quickPictures(content, site)
    const [sea] = await readPictures(content)
    const avif = sea!.files[0]!.path
    await answer(avif)
    await make(content, site)
    const best = await readFile(path.join(site, avif))
    expect(Buffer.from(await (await answer(avif))!.arrayBuffer())).toEqual(best)
  }))

test('a picture that the content gets later is found; other requests are not answered', () =>
  inContent(async (content, site) => {
    const answer = quickPictures(content, site)
    const [, sky] = await readPictures(content)
    await writeFile(
      path.join(content, 'artists/ema/sky.jpg'),
      await sharp(await aJpeg())
        .flip()
        .jpeg()
        .toBuffer(),
    )
    const [, changed] = await readPictures(content)
    expect((await answer(changed!.files[0]!.path))?.status).toBe(200)
    expect(await answer(sky!.files[0]!.path)).toBeUndefined()
    expect(await answer('/static/map.svg')).toBeUndefined()
    expect(await answer('/documents/plan.pdf')).toBeUndefined()
  }))
