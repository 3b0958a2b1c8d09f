/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../../tests/support/in-folder'
import { writeSearchScript } from './write-search-script'

test('the script is a module with a style sheet beside it, and both are named by a digest', () =>
  inFolder({}, async (folder) => {
    const { searchScript: script } = await writeSearchScript(folder)
    const [, digest] = /^\/search\/script\/([0-9a-f]{12})\.js$/.exec(script)!
    expect((await readdir(path.join(folder, 'search/script'))).toSorted()).toEqual([`${digest}.css`, `${digest}.js`])
    const text = await readFile(path.join(folder, script), 'utf8')
    expect(text).toMatch(/export\{\w+ as search\}/)
    // The policy of pages forbids both.
    expect(text).not.toMatch(/\beval\(|new Function/)
    expect(await readFile(path.join(folder, script.replace('.js', '.css')), 'utf8')).toContain('[role=search]')
  }))

test('the same code has the same name', () =>
  inFolder({}, async (folder) => {
    expect(await writeSearchScript(folder)).toEqual(await writeSearchScript(folder))
  }))
