/** @jest-environment node */
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { inFolder } from '../../tests/support/in-folder'
import { deleteContent, ForbiddenPath, listContent, readContent, writeContent } from './content-files'

const files = {
  'tree/package.json': '{}',
  'tree/content/exhibition.yaml': 'name: Sedm',
  'tree/content/artists/jana/artist.yaml': 'slug: jana',
  'tree/content/artists/jana/more.jpg': 'jpeg',
  'tree/content/files/rad.pdf': '%PDF-',
  'tree/static/app.js': '',
  'outside/secret.txt': 'secret',
}

/** The same files, with symbolic links that lead out of the content. */
const inTree = (run: (tree: string) => Promise<void>) =>
  inFolder(files, async (folder) => {
    const tree = path.join(folder, 'tree')
    await symlink('../../outside', path.join(tree, 'content/linked'))
    await symlink('../../outside/new.txt', path.join(tree, 'content/dangling'))
    await symlink('../../package.json', path.join(tree, 'content/package.json'))
    await run(tree)
  })

/** Every file below a folder. */
const all = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

const outside = [
  'package.json',
  '../outside/secret.txt',
  'content/../package.json',
  'content/artists/../../package.json',
  'content\\..\\package.json',
  '/etc/hostname',
  'C:/windows/win.ini',
  'content/C:secret',
  'contents/x.yaml',
  'static/app.js',
  'static/documents/rad.pdf',
  'content//x.yaml',
  'content/./x.yaml',
  'content/x\0.yaml',
  'content/linked/secret.txt',
  'content/linked/new.txt',
  'content/dangling',
  'content/package.json',
  '',
  '.',
]

test.each(outside)('%j is not read, written or deleted', (name) =>
  inTree(async (tree) => {
    const before = await all(path.dirname(tree))
    await expect(readContent(tree, name)).rejects.toThrow(ForbiddenPath)
    await expect(writeContent(tree, [{ path: name, data: 'new' }])).rejects.toThrow(ForbiddenPath)
    await expect(deleteContent(tree, [name])).rejects.toThrow(ForbiddenPath)
    await expect(listContent(tree, name, '', 1)).rejects.toThrow(ForbiddenPath)
    expect(await all(path.dirname(tree))).toEqual(before)
    expect(await readFile(path.join(tree, 'package.json'), 'utf8')).toBe('{}')
  }),
)

test('for any path, files are written only below the content', () =>
  inTree(async (tree) => {
    const pieces = fc.constantFrom(
      'content',
      'static',
      'documents',
      'linked',
      '..',
      '.',
      '',
      '/',
      '\\',
      'a',
      'C:',
      '\0',
    )
    const names = fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 6 })
      .map((parts) => parts.join('/'))
    const before = await all(path.dirname(tree))
    await fc.assert(
      fc.asyncProperty(names, fc.boolean(), async (name, isBelow) => {
        await writeContent(tree, [{ path: isBelow ? `content/${name}` : name, data: '' }]).catch(() => undefined)
      }),
      { numRuns: 500 },
    )
    const written = (await all(path.dirname(tree))).filter((file) => !before.includes(file))
    const allowed = path.join(tree, 'content') + path.sep
    expect(written.length).toBeGreaterThan(10)
    expect(written.filter((file) => !file.startsWith(allowed))).toEqual([])
  }))

test('if one of several files may not be written, none is written', () =>
  inTree(async (tree) => {
    const data = 'new'
    await expect(
      writeContent(tree, [
        { path: 'content/exhibition.yaml', data },
        { path: 'package.json', data },
      ]),
    ).rejects.toThrow(ForbiddenPath)
    expect(String(await readContent(tree, 'content/exhibition.yaml'))).toBe('name: Sedm')
  }))

test('the content and the PDFs are read, written and deleted', () =>
  inTree(async (tree) => {
    await writeContent(tree, [
      { path: 'content/artists/nora/artist.yaml', data: 'slug: nora' },
      { path: 'content/files/rad.pdf', data: Buffer.from('%PDF-2') },
    ])
    expect(String(await readContent(tree, 'content/artists/nora/artist.yaml'))).toBe('slug: nora')
    expect(String(await readContent(tree, 'content/files/rad.pdf'))).toBe('%PDF-2')
    await deleteContent(tree, ['content/artists/nora/artist.yaml', 'content/artists/nobody.yaml'])
    expect(await readContent(tree, 'content/artists/nora/artist.yaml')).toBeUndefined()
  }))

test('a folder is listed down to the given depth, without symbolic links', () =>
  inTree(async (tree) => {
    await mkdir(path.join(tree, 'content/artists/jana/deep'))
    expect(await listContent(tree, 'content/artists', 'yaml', 2)).toEqual(['content/artists/jana/artist.yaml'])
    expect(await listContent(tree, 'content/artists', 'yaml', 1)).toEqual([])
    expect(await listContent(tree, 'content', '', 1)).toEqual(['content/exhibition.yaml'])
    expect(await listContent(tree, 'content/nothing', '', 1)).toEqual([])
  }))

test('`content` means the folder that CONTENT_FOLDER names', () =>
  inTree(async (tree) => {
    jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: '../outside' })
    expect(String(await readContent(tree, 'content/secret.txt'))).toBe('secret')
    expect(await readContent(tree, 'content/exhibition.yaml')).toBeUndefined()
  }))
