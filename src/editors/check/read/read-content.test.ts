/** @jest-environment node */
import { symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aPdf } from '../../../../tests/support/a-pdf'
import { inFolder } from '../../../../tests/support/in-folder'
import { aDrawing, aJpeg } from '../../../../tests/support/pictures'
import { findProblems } from '../run/find-problems'
import { type KnownPictures, readContent } from './read-content'

test('texts, pictures, the list of addresses and what does not open are read by their paths', async () => {
  const files = {
    'content/pages/plan.yaml': 'title: a\n',
    'content/artists/jana-nova/more.jpg': await aJpeg(),
    'content/partners/majakka.svg': aDrawing,
    'content/README.md': 'no content',
    'content/published.txt': 'jana-nova\n',
    'content/files/documents/x.pdf': aPdf,
    'content/files/plakat.jpg': await aJpeg(),
  }
  await inFolder(files, async (folder) => {
    const content = await readContent(path.join(folder, 'content'))
    expect([...content.texts]).toEqual([['pages/plan.yaml', 'title: a\n']])
    expect([...content.pictures].map(([name, { format }]) => [name, format])).toEqual([
      ['artists/jana-nova/more.jpg', 'jpeg'],
      ['partners/majakka.svg', 'svg'],
    ])
    expect(content.files).toContain('README.md')
    expect(content.published).toBe('jana-nova\n')
    expect(content.files).toContain('files/documents/x.pdf')
    expect([...content.brokenPdfs]).toEqual([])
  })
})

test.each([
  ['nothing', ''],
  ['a text', 'This is no PDF.'],
  ['a PDF that was not copied to its end', aPdf.slice(0, 40)],
  ['a PDF whose contents are elsewhere than it says', aPdf.replace('startxref\n9', 'startxref\n2')],
])('%s is no PDF that opens', async (_what, text) => {
  await inFolder({ 'pages/plan.yaml': '', 'files/x.pdf': text }, async (folder) => {
    expect([...(await readContent(folder)).brokenPdfs]).toEqual(['files/x.pdf'])
  })
})

test('a byte order mark does not count as a column', async () => {
  await inFolder({ 'pages/plan.yaml': '\ufefftitle: Host: x\n' }, async (folder) => {
    expect((await readContent(folder)).texts.get('pages/plan.yaml')).toBe('title: Host: x\n')
  })
})

test('a picture is read once: known bytes are not decoded again, new ones are', async () => {
  await inFolder({ 'artists/a/x.jpg': await aJpeg() }, async (folder) => {
    const known: KnownPictures = new Map()
    const first = await readContent(folder, { known })
    for (const [digest, picture] of known) known.set(digest, { ...picture, width: 1 })
    expect((await readContent(folder, { known })).pictures.get('artists/a/x.jpg')?.width).toBe(1)
    await writeFile(path.join(folder, 'artists/a/x.jpg'), await aJpeg({ width: 70 }))
    expect((await readContent(folder, { known })).pictures.get('artists/a/x.jpg')?.width).toBe(70)
    expect(first.pictures.get('artists/a/x.jpg')?.width).toBe(64)
  })
})

test('links are reported and not followed, even if they form a circle', async () => {
  await inFolder({ 'artists/a/artist.yaml': 'slug: a\n' }, async (folder) => {
    await symlink('..', path.join(folder, 'artists/a/circle'))
    await symlink('nowhere', path.join(folder, 'events'))
    const content = await readContent(folder)
    expect([...content.files]).toEqual(['artists/a/artist.yaml'])
    expect([...content.links]).toEqual(['artists/a/circle', 'events'])
    expect(findProblems(content, 'en').filter(({ rule }) => rule === 'file/link')).toHaveLength(2)
  })
})

test('a file of 50 MB is reported and not read', async () => {
  await inFolder({ 'pages/plan.yaml': 'title: ' }, async (folder) => {
    await truncate(path.join(folder, 'pages/plan.yaml'), 50e6)
    const content = await readContent(folder)
    expect(content.texts.size).toBe(0)
    expect(findProblems(content, 'en').map(({ rule, message }) => `${rule} ${message.slice(0, 21)}`)).toContain(
      'file/too-large The file has 50.0 MB.',
    )
  })
})

test('a folder that does not exist is no content', async () => {
  await expect(readContent('no-such-folder')).rejects.toThrow('ENOENT')
})
