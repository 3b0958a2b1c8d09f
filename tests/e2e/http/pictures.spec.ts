import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { picturePath } from '../../../src/gatsby/pictures/picture-files.ts'
import { artists } from '../content.ts'
import { expect, test } from './test.ts'

// The server of the tests makes a picture that is missing, as `npm start` does; Netlify would not.

const inSite = (address: string) => path.join('public', decodeURI(address))
const pages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
  // Gatsby has folders such as page-data/404.html.
  (file) => file.endsWith('.html') && !file.startsWith('page-data'),
)

/** The addresses of pictures in a page, those in its social image included. */
const picturesIn = (page: string) =>
  [
    ...readFileSync(path.join('public', page), 'utf8').matchAll(
      /\/(?:static|names|search|social)\/[^\s"',]+\.(?:avif|jpg)/g,
    ),
  ].map(([address]) => address)

test('each picture of a page is a file of the built site', () => {
  const addresses = new Set(pages.flatMap(picturesIn))
  expect(addresses.size).toBeGreaterThan(0)
  expect([...addresses].filter((address) => !existsSync(inSite(address)))).toEqual([])
})

test('the site has no picture that no page shows, but for thumbnails', () => {
  const shown = new Set(pages.flatMap(picturesIn))
  const made = readdirSync('public/static').map((name) => `/static/${name}`)
  const unused = made.filter((address) => picturePath.test(address) && !shown.has(address))
  expect(unused.filter((address) => !address.endsWith('-name.avif'))).toEqual([])
})

test('the name of each artist finds its picture', () => {
  expect(artists.filter(({ slug }) => !existsSync(`public/names/${slug}.avif`))).toEqual([])
})
