/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { aContentFolder } from '../../tests/support/content'
import { swap } from '../../tests/support/faults'
import { insideFolder } from '../../tests/support/in-folder'
import { findProblems } from '../../src/editors/check/run/find-problems'
import { makeReport, writeReport } from './make-report'
import { parseReport } from './report'
import { translationStatus } from './translation-status'

const artist = `slug: jana-nova
name: Jana Nová
place: { cs: Brno, en: Brno }
summary:
  cs: Maluje moře, které nikdy neviděla.
  en: Maluje moře, které nikdy neviděla.
works:
  - title: { cs: Moře, en: The Sea }
    alt: { cs: Modrá plocha., en: }
  - title: { cs: Vlna }
    alt: { cs: TODO, en: A wave. }
`

const valid = { pullRequest: 1, errors: 0, warnings: 0, movedEnds: [], missingUpdates: [], records: [] }

const files: Record<string, string> = { 'content/artists/jana-nova/artist.yaml': artist }
const read = async (file: string) => files[file]
const readBefore = async () => undefined
const readers = { read, readBefore }

test('the report names the artist of a picture and counts the translated texts', async () => {
  const changed = ['content/artists/jana-nova/more.jpg', 'content/artists/jana-nova/artist.yaml', 'README.md']
  const problem = { rule: 'typography/ellipsis', file: 'content/artists/jana-nova/artist.yaml', fix: 'Write “…”.' }
  const problems = ['error', 'warning', 'warning'].map((severity) => ({ severity, ...problem }))
  await expect(makeReport(42, changed, readers, problems)).resolves.toEqual({
    pullRequest: 42,
    errors: 1,
    warnings: 2,
    movedEnds: [],
    missingUpdates: [],
    records: [
      {
        file: 'content/artists/jana-nova/artist.yaml',
        slug: 'jana-nova',
        status: {
          texts: 6,
          missing: { cs: ['works[2].alt'], en: ['works[1].alt', 'works[2].title'] },
          same: ['summary'],
        },
      },
    ],
  })
})

test('a name that is the same in both languages is not a missing translation', () => {
  expect(translationStatus({ place: { cs: 'Brno', en: 'Brno' } }, 'Artist').same).toEqual([])
  const name = 'Spolek pro kulturu na Hvězdě a okolí'
  expect(translationStatus({ name: { cs: name, en: name } }, 'Place').same).toEqual([])
  expect(translationStatus({ name: { cs: name, en: name } }, 'Artist').same).toEqual(['name'])
})

test.each([
  ['a deleted file', undefined],
  ['a file that is not YAML', 'slug: "open'],
  ['a file that is empty', ''],
  ['a slug that is not valid', 'slug: "../../etc"'],
])('%s gives a valid report', async (_name, text) => {
  const report = await makeReport(1, ['content/events/x.yaml'], { read: async () => text, readBefore }, [])
  expect(parseReport(JSON.stringify(report))).toEqual(report)
  expect(report.records[0]?.slug).toBeUndefined()
})

test('a folder with a space and accents in its name gives a valid report', async () => {
  const file = 'content/artists/Žofie Říčná/artist.yaml'
  const report = await makeReport(1, [file], { read: async () => 'slug: zofie-ricna', readBefore }, [])
  expect(parseReport(JSON.stringify(report))).toMatchObject({ records: [{ file, slug: 'zofie-ricna' }] })
})

test('YAML aliases that multiply a value are not expanded', async () => {
  const text = `slug: x\na: &a [1]\nb: [${'*a,'.repeat(200)}*a]`
  const { records } = await makeReport(1, ['content/events/x.yaml'], { read: async () => text, readBefore }, [])
  expect(records).toEqual([{ file: 'content/events/x.yaml' }])
})

test('the report has the line that the check advises for an event that moves without a new `updated`', async () => {
  const content = aContentFolder()
  const { texts } = swap('events/prohlidka.yaml', 'T17:30', 'T17:45')(content)
  const before = { texts: content.texts, now: new Date('2031-08-02T10:30:00Z') }
  const problems = findProblems({ ...content, texts, before }, 'en')
  expect((await makeReport(1, [], readers, problems)).missingUpdates).toEqual([
    { file: 'content/events/prohlidka.yaml', updated: '2031-08-02T12:30' },
  ])
})

test('the command compares the checked out merge with the commit that it was merged into, and knows renamed files', async () => {
  const [file, renamed] = ['content/events/dilna.yaml', 'content/events/workshop.yaml']
  const text = 'slug: dilna\nend: "2031-09-05T18:30"\nregistration: { persons: 4 }\n'
  const files = { [file]: text, 'event.json': '{ "number": 42 }', 'problems.json': '[]' }
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args])
  const commit = () => {
    git('add', '.')
    git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'A change')
  }
  const report = await insideFolder(files, async () => {
    git('init', '--quiet')
    commit()
    await writeFile(renamed, text.replace('2031', '2030'))
    await rm(file)
    commit()
    await writeReport('event.json', 'problems.json', 'report.json')
    return parseReport(await readFile('report.json', 'utf8'))
  })
  expect(report?.pullRequest).toBe(42)
  expect(report?.movedEnds).toEqual([{ file: renamed, from: '2031-09-05T18:30', to: '2030-09-05T18:30' }])
})

test('a report in a language that the program does not know yet is read', () => {
  const status = { texts: 2, missing: { cs: [], en: [], de: ['title', 'bio'] }, same: [] }
  const report = { ...valid, errors: 2, records: [{ file: 'content/safety.yaml', status }] }
  expect(parseReport(JSON.stringify(report))).toEqual(report)
})

test.each([
  ['no JSON', '{'],
  ['no report', '[]'],
  ['a number that is a path', JSON.stringify({ ...valid, pullRequest: '1/../2' })],
  ['a count below nought', JSON.stringify({ ...valid, errors: -1 })],
  ['a key too many', JSON.stringify({ ...valid, body: 'x' })],
  ['a file outside the content', JSON.stringify({ ...valid, records: [{ file: 'content/x.yaml\n# hi' }] })],
  [
    'a time that is Markdown',
    JSON.stringify({ ...valid, missingUpdates: [{ file: 'content/x.yaml', updated: '](x)' }] }),
  ],
  ['a slug that is Markdown', JSON.stringify({ ...valid, records: [{ file: 'content/x.yaml', slug: '](x)' }] })],
  ['too many records', JSON.stringify({ ...valid, records: Array(501).fill({ file: 'content/x.yaml' }) })],
  ['a megabyte', JSON.stringify({ ...valid, extra: 'x'.repeat(1_000_001) })],
])('a report that is %s is refused', (_name, text) => {
  expect(parseReport(text)).toBeUndefined()
})
