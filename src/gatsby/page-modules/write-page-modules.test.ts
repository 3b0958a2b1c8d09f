/** @jest-environment node */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../../tests/support/in-folder'
import { writePageModules } from './write-page-modules'

test.each([
  ['searchScript', 'search/script', 'search', '[role=search]'],
  ['urgentScript', 'urgent', 'take', 'position:fixed'],
] as const)(
  '%s is a module with a style sheet beside it, and both are named by a digest',
  (name, at, exported, style) =>
    inFolder({}, async (folder) => {
      const script = (await writePageModules(folder))[name]
      const digest = path.basename(script, '.js')
      expect(script).toBe(`/${at}/${digest}.js`)
      expect(digest).toMatch(/^[0-9a-f]{12}$/)
      expect((await readdir(path.join(folder, at))).toSorted()).toEqual([`${digest}.css`, `${digest}.js`])
      const text = await readFile(path.join(folder, script), 'utf8')
      expect(text).toMatch(new RegExp(`export\\{\\w+ as ${exported}\\}`))
      // The policy of pages forbids both.
      expect(text).not.toMatch(/\beval\(|new Function/)
      expect(await readFile(path.join(folder, script.replace('.js', '.css')), 'utf8')).toContain(style)
    }),
)

test('the script that draws the admission card has no style sheet', () =>
  inFolder({}, async (folder) => {
    const { cardScript } = await writePageModules(folder)
    expect(cardScript).toMatch(/^\/card\/[0-9a-f]{12}\.js$/)
    expect(await readdir(path.join(folder, 'card'))).toEqual([path.basename(cardScript)])
    expect(await readFile(path.join(folder, cardScript), 'utf8')).toMatch(/export\{\w+ as savePicture\}/)
  }))

test('the same code has the same name', () =>
  inFolder({}, async (folder) => {
    expect(await writePageModules(folder)).toEqual(await writePageModules(folder))
  }))
