/** @jest-environment node */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { insideFolder } from '../../tests/support/in-folder'
import { dropStaleCache } from './build-cache'

const code = {
  'src/gatsby/pages.ts': '',
  'src/i18n/dates.ts': '',
  'src/model/artist.ts': '',
  'src/typeface/archivo.woff2': '',
  'content/typeface/text.ttf': '',
  'src/site/components/menu/menu.tsx': '',
}

/** The folders that are left of Gatsby's cache after a change between two builds. */
async function leftAfter(change: () => Promise<void>): Promise<string[]> {
  let left: string[] = []
  await insideFolder({ ...code, 'package-lock.json': '1' }, async () => {
    await dropStaleCache()
    await mkdir('.cache/redux')
    await change()
    await dropStaleCache()
    left = (await readdir('.cache')).toSorted()
  })
  return left
}

const everything = ['redux', 'webpack']

test('without a change, the next build keeps the cache', async () => {
  expect(await leftAfter(async () => undefined)).toEqual(everything)
})

test.each([
  ['a new version of a package', 'package-lock.json'],
  ['a changed type', 'src/model/artist.ts'],
  ['another version of Archivo', 'src/typeface/archivo.woff2'],
  ['another typeface of the content', 'content/typeface/text.ttf'],
  ['a new file', 'src/gatsby/new.ts'],
])('after %s only webpack’s cache is kept', async (_name, file) => {
  expect(await leftAfter(() => writeFile(file, '2'))).toEqual(['webpack'])
})

test.each(['src/site/components/menu/menu.tsx', 'src/gatsby/pages.test.ts'])(
  'a change of %s keeps the cache',
  async (file) => {
    expect(await leftAfter(() => writeFile(file, '2'))).toEqual(everything)
  },
)
