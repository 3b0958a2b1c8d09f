/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { aContentFolder } from '../testing/content'
import { findProblems } from './find-problems'
import { readContent } from './read-content'

/** Does something with a folder that is gone afterwards. */
async function inFolder(files: Record<string, string | Buffer>, run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    for (const [name, data] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), data)
    }
    await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const aJpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

const aDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'

test('texts, pictures with their real format, and served files are read by their paths', async () => {
  const files = {
    'content/safety.yaml': 'title: a\n',
    'content/artists/jana-nova/more.jpg': await aJpeg(),
    'content/partners/art-index.svg': aDrawing,
    'content/README.md': 'no content',
    'static/documents/x.pdf': '%PDF',
  }
  await inFolder(files, async (folder) => {
    const content = await readContent(path.join(folder, 'content'), path.join(folder, 'static'))
    expect([...content.texts]).toEqual([['safety.yaml', 'title: a\n']])
    expect([...content.pictures].sort()).toEqual([
      ['artists/jana-nova/more.jpg', 'jpeg'],
      ['partners/art-index.svg', 'svg'],
    ])
    expect([...content.staticFiles]).toEqual(['/documents/x.pdf'])
  })
})

test('a text file named .jpg is no image', async () => {
  const valid = aContentFolder()
  const files = {
    ...Object.fromEntries([...valid.texts].map(([name, text]) => [`content/${name}`, text])),
    ...Object.fromEntries([...valid.staticFiles].map((name) => [`static${name}`, '%PDF'])),
    'content/partners/art-index.svg': aDrawing,
    'content/artists/jana-nova/more.jpg': 'This is no picture.',
  }
  await inFolder(files, async (folder) => {
    const problems = findProblems(await readContent(path.join(folder, 'content'), path.join(folder, 'static')))
    expect(problems).toEqual([
      expect.objectContaining({
        file: path.join(folder, 'content/artists/jana-nova/artist.yaml'),
        line: 29,
        column: 12,
        rule: 'image/not-an-image',
      }),
    ])
  })
})

test('a byte order mark does not count as a column', async () => {
  await inFolder({ 'safety.yaml': '\ufefftitle: Host: x\n' }, async (folder) => {
    const content = await readContent(folder, 'no-such-folder')
    expect(content.texts.get('safety.yaml')).toBe('title: Host: x\n')
  })
})

test('a folder that does not exist is an empty one', async () => {
  const content = await readContent('no-such-folder', 'nor-this')
  expect([content.texts.size, content.pictures.size, content.staticFiles.size]).toEqual([0, 0, 0])
})
