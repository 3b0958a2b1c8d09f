/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../tests/support/in-folder'
import { whatIsKnownFromStart } from './known-from-start'

test.each([
  ['another name of the exhibition', 'exhibition.yaml', 'languages: [{ code: cs }]\nname: { cs: Osm }\n', undefined],
  ['another language', 'exhibition.yaml', 'languages: [{ code: cs }, { code: pl }]\n', 'languages in exhibition.yaml'],
  ['a font', 'typeface/text.ttf', 'a font', 'fonts in the folder typeface'],
])('after %s, development says whether to start again', (_what, file, text, named) =>
  inFolder({ 'exhibition.yaml': 'languages: [{ code: cs }]\nname: { cs: Sedm }\n' }, async (content) => {
    const said: string[] = []
    const mustStartAgain = whatIsKnownFromStart(content, (message) => said.push(message))
    expect(mustStartAgain()).toBe(false)
    await mkdir(path.dirname(path.join(content, file)), { recursive: true })
    await writeFile(path.join(content, file), text)
    expect(mustStartAgain()).toBe(named !== undefined)
    expect(said).toEqual(named ? [`The ${named} have changed. Stop with Ctrl+C, and start again.`] : [])
  }),
)
