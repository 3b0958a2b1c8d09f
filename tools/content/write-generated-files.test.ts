/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../tests/support/in-folder'
import { writeGeneratedFiles } from './write-generated-files'

test('the generated files are written into the given folder of content', () =>
  inFolder({ 'places/hall.yaml': 'slug: hall\n' }, async (folder) => {
    const changed = await writeGeneratedFiles(folder)
    const inside = changed.map((file) => path.relative(folder, file).split(path.sep).join('/'))
    expect(inside).toEqual(expect.arrayContaining(['REFERENCE.en.md', 'schemas/place.schema.json', 'places/hall.yaml']))
    expect(inside.filter((file) => file.startsWith('..'))).toEqual([])
    expect(await readFile(path.join(folder, 'places/hall.yaml'), 'utf8')).toMatch(/^# yaml-language-server: /)
    expect(await writeGeneratedFiles(folder)).toEqual([])
  }))

test('a folder that does not exist is an error in one line', async () => {
  await expect(writeGeneratedFiles('no-such-folder')).rejects.toThrow('There is no folder no-such-folder.')
})
