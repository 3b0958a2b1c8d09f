/** @jest-environment node */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { findProblems } from '../../src/editors/check/run/find-problems'
import { isLocale } from '../../src/i18n/locales'
import { readContent } from '../../src/editors/check/read/read-content'
import { writeNewExhibition } from './new-exhibition'

let parent: string
let folder: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'new-'))
  folder = path.join(parent, 'some', 'exhibition')
  await writeNewExhibition(folder, 'tests/exhibition')
})
afterAll(() => rm(parent, { recursive: true }))

test('the content of a new exhibition passes the check without a warning', async () => {
  const content = await readContent(folder, { known: new Map(), isForProduction: true })
  expect(findProblems(content, 'en')).toEqual([])
})

/** Whether a value needs no comments inside: a text, or a text in each language. */
const isText = (value: unknown) => isScalar(value) || (isMap(value) && value.items.every(({ key }) => isLanguage(key)))
const isLanguage = (key: unknown) => isScalar(key) && isLocale(key.value)

/** A comment in both languages: '# Název místa. / The name of the place.' */
const bilingual = /^\s*# .*\S \/ \S/

const templates = ['exhibition.yaml', 'artists/jana-nova/artist.yaml', 'places/galerie.yaml']

test.each(templates)(
  'in %s, a comment in Czech and English explains each field, or the small group that it is in',
  async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8')
    const lines = text.split('\n')
    const lineCounter = new LineCounter()
    const unexplained: string[] = []
    visit(parseDocument(text, { lineCounter }), {
      Pair: (_, { key }, parents) => {
        const group = parents.at(-1)
        if (!isScalar(key) || !key.range || !isMap(group) || isLanguage(key)) return
        const above = lines[lineCounter.linePos(key.range[0]).line - 2] ?? ''
        const isSmall = parents.length > 2 && group.items.every(({ value }) => isText(value))
        if (!isSmall && !bilingual.test(above)) unexplained.push(String(key.value))
      },
    })
    expect(unexplained).toEqual([])
  },
)

test.each(templates)('in %s, a comment in one language has one in the other beside it', async (file) => {
  const comments = (await readFile(path.join(folder, file), 'utf8')).replace(/^# yaml-language-server.*\n/, '')
  const ofOneLanguage = comments.replace(/^.* \/ .*$/gm, '').match(/(^ *#.*\n)+/gm) ?? []
  const lengths = ofOneLanguage.map((block) => block.trimEnd().split('\n').length)
  expect(lengths).not.toEqual([])
  expect(lengths.filter((length) => length !== 2)).toEqual([])
})

test('its comments are in Czech and English, and each file names a schema in the same folder', async () => {
  const text = await readFile(path.join(folder, 'exhibition.yaml'), 'utf8')
  expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/schemas\/exhibition\.schema\.json\n/)
  expect(text).toContain('# Kdo výstavu pořádá. / Who organises it.')
  expect(await readFile(path.join(folder, 'schemas/exhibition.schema.json'), 'utf8')).toContain('"timeZone"')
})

test('a folder that exists is not changed', async () => {
  await expect(writeNewExhibition(folder, 'tests/exhibition')).rejects.toThrow(
    `${folder} exists already. Choose another name.`,
  )
})

test('without texts to copy nothing is written', async () => {
  const other = path.join(parent, 'other')
  await expect(writeNewExhibition(other, parent)).rejects.toThrow('CONTENT_FOLDER=tests/exhibition')
  expect(existsSync(other)).toBe(false)
})

test('Prettier ignores the folder that docs/adopting.md names, so that the checks pass while it is in the project', async () => {
  const [, named = ''] = /npm run new -- (\S+)/.exec(await readFile('docs/adopting.md', 'utf8')) ?? []
  expect((await readFile('.prettierignore', 'utf8')).split('\n')).toContain(named)
})
