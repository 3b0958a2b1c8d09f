/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { anArtist, aWork } from '../../../tests/support/published-content'
import { insideFolder } from '../../../tests/support/in-folder'
import { writeSearchPictures } from './write-search-pictures'

const imageOf = (name: string) => {
  const sources = [{ type: 'image/avif', srcSet: `/static/${name}-240.avif 240w, /static/${name}-480.avif 480w` }]
  return { childImageSharp: { gatsbyImageData: { images: { sources } } } }
}

const files = {
  'public/static/dno-240.avif': 'dno',
  'public/static/vse-240.avif': 'vse',
  'public/search/pictures/gone/gone.avif': 'gone',
}

test('the smallest file of each work and of each artist has the name of the page, and those of before are gone', () =>
  insideFolder(files, async () => {
    const works = ['dno', 'vse', 'nic'].map((slug) => ({ ...aWork, slug, image: imageOf(slug) }))
    await writeSearchPictures([{ ...anArtist, works }], 'public')
    const made = await readdir('public/search/pictures', { recursive: true })
    expect(made.map((file) => file.split(path.sep).join('/')).toSorted()).toEqual([
      'jana-nova',
      'jana-nova.avif',
      'jana-nova/dno.avif',
      'jana-nova/vse.avif',
    ])
    expect(await readFile('public/search/pictures/jana-nova.avif', 'utf8')).toBe('dno')
  }))
