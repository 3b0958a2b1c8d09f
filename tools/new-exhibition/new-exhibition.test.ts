/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMap, isPair, isScalar, LineCounter, parse, parseDocument, visit } from 'yaml'
import { exampleTexts } from '../../src/editors/check/rules/examples/example-texts'
import { findEach, findProblems } from '../../src/editors/check/run/find-problems'
import { isLocale } from '../../src/i18n/locales'
import { type KnownPictures, readContent } from '../../src/editors/check/read/read-content'
import type { Exhibition } from '../../src/model/exhibition'
import { claimFolder } from './claim-folder'
import { writeNewExhibition } from './new-exhibition'
import { defaultsOf, parts, wishesOf } from './wishes'

let parent: string
let folder: string

const today = '2030-02-10'
const wishes = wishesOf({ name: 'Dvůr', place: 'Galerie Na dvoře', parts: parts.join() }, today)

async function writeNew(at: string, wanted = wishes): Promise<void> {
  await claimFolder(at, wanted.languages)
  await writeNewExhibition(at, 'tests/exhibition', wanted)
}

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'new-'))
  folder = path.join(parent, 'some', 'exhibition')
  await writeNew(folder)
})
afterAll(() => rm(parent, { recursive: true }))

/** The picture is the same in each. */
const known: KnownPictures = new Map()

const read = (at: string) => readContent(at, { isForProduction: true, known })

/** What the check finds, besides the texts that are to be replaced. */
const problemsIn = async (at: string) =>
  findProblems(await read(at), 'en').filter(({ rule }) => rule !== 'example/text')

test('a new exhibition with every part passes the check, which warns only that its texts are examples', async () => {
  expect(await problemsIn(folder)).toEqual([])
})

test.each([[], ...parts.map((part) => [part])])('so does one with the parts [%s]', async (...wanted) => {
  const at = path.join(parent, `with-${wanted.join()}`)
  await writeNew(at, wishesOf({ parts: wanted.join() }, today))
  expect(await problemsIn(at)).toEqual([])
})

test('the check names the texts of the example, and refuses them once the site is public', async () => {
  const content = await read(folder)
  const found = (published: string | undefined) =>
    findEach({ ...content, published }).map(({ file, line, rule }) => {
      const source = content.texts.get(path.relative(folder, file)) ?? ''
      const above = source.split('\n').slice(0, line)
      return `${rule.name} ${above
        .findLast((text) => /^ *(- )?[a-zA-Z]{3,}:/.test(text))
        ?.replace(/:.*/, '')
        .trim()}`
    })
  const fields = ['summary', 'bio', 'alt', 'description', 'organizer', 'text', 'name', 'description', 'email']
  const expected = [...fields, 'directions', 'consent', 'street', 'street']
  expect([...new Set(found(undefined))]).toEqual([...new Set(expected.map((each) => `example/text ${each}`))])
  expect([...new Set(found(''))]).toEqual([...new Set(expected.map((each) => `example/published ${each}`))])
})

test('what the check takes for an example is in the template, or is what a new exhibition has by default', async () => {
  const files = await Promise.all(templates.map((file) => readFile(`tools/new-exhibition/template/${file}`, 'utf8')))
  const written = [...files, defaultsOf(today).street].join('\n')
  expect(exampleTexts.filter((text) => !written.includes(text))).toEqual([])
})

test('it has the name, the days and the place that were wished, and a day for each opening', async () => {
  const at = path.join(parent, 'long')
  await writeNew(at, wishesOf({ name: 'Sedm: moře', start: '2030-04-29', end: '2030-05-02', town: 'Łódź' }, today))
  const exhibition = parse(await readFile(path.join(at, 'exhibition.yaml'), 'utf8')) as Exhibition
  expect(exhibition.name).toEqual({ cs: 'Sedm: moře', en: 'Sedm: moře' })
  expect(exhibition.openingHours.map(({ date }) => date)).toEqual([
    '2030-04-29',
    '2030-04-30',
    '2030-05-01',
    '2030-05-02',
  ])
  expect(exhibition.description.en).toContain('29 April – 2 May 2030')
  expect(exhibition.languages.map(({ code }) => code)).toEqual(['cs', 'en'])
  expect(await problemsIn(at)).toEqual([])
})

test('it counts its days in every language, and does not say that it is open on each', async () => {
  const template = parse(await readFile('tools/new-exhibition/template/exhibition.yaml', 'utf8')) as Exhibition
  const days = template.numbers?.find(({ counts }) => counts === 'days')?.label
  expect(days).toEqual({ cs: 'počet dnů', en: 'number of days', de: 'Zahl der Tage', pl: 'liczba dni' })
})

test('an event is on the first day of the exhibition', async () => {
  expect(await readFile(path.join(folder, 'events/tour.yaml'), 'utf8')).toContain(`start: '${wishes.start}T15:00'`)
})

/** Whether a value needs no comments inside: a text, or a text in each language. */
const isText = (value: unknown) => isScalar(value) || (isMap(value) && value.items.every(({ key }) => isLanguage(key)))
const isLanguage = (key: unknown) => isScalar(key) && isLocale(key.value)

/** A comment in both languages: '# Název místa. / The name of the place.' */
const bilingual = /^\s*# .*\S \/ \S/

const templates = [
  'exhibition.yaml',
  'artists/jana-nova/artist.yaml',
  'places/gallery.yaml',
  'places/studio.yaml',
  'events/tour.yaml',
  'events/evening.yaml',
]

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
        // One comment explains a language.
        const isOfLanguage = parents.some(
          (each) => isPair(each) && String(each.key) === 'languages' && each.key !== key,
        )
        if (isOfLanguage || !isScalar(key) || !key.range || !isMap(group) || isLanguage(key)) return
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
  await expect(claimFolder(folder, ['cs'])).rejects.toThrow(`${folder} exists already. Choose another name.`)
})

test('from a content without texts, those of the tests are taken', async () => {
  const at = path.join(parent, 'other')
  await claimFolder(at, wishes.languages)
  await writeNewExhibition(at, parent, wishes)
  expect(await problemsIn(at)).toEqual([])
})

test('the formatter ignores the folder that docs/adopting.md names, so that the checks pass while it is in the project', async () => {
  const [, named = ''] = /npm run new -- (\S+)/.exec(await readFile('docs/adopting.md', 'utf8')) ?? []
  const { ignorePatterns } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as { ignorePatterns: string[] }
  expect(ignorePatterns).toContain(`/${named}`)
})
