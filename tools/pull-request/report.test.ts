/** @jest-environment node */
import { makeReport } from './make-report'
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

const files: Record<string, string> = { 'content/artists/jana-nova/artist.yaml': artist }
const read = async (file: string) => files[file]

test('the report names the artist of a picture and counts the translated texts', async () => {
  const changed = ['content/artists/jana-nova/more.jpg', 'content/artists/jana-nova/artist.yaml', 'README.md']
  const problems = [{ severity: 'error' }, { severity: 'warning' }, { severity: 'warning' }]
  await expect(makeReport(42, changed, read, problems)).resolves.toEqual({
    pullRequest: 42,
    errors: 1,
    warnings: 2,
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
  expect(translationStatus({ place: { cs: 'Brno', en: 'Brno' } }).same).toEqual([])
})

test.each([
  ['a deleted file', undefined],
  ['a file that is not YAML', 'slug: "open'],
  ['a file that is empty', ''],
  ['a slug that is not valid', 'slug: "../../etc"'],
])('%s gives a valid report', async (_name, text) => {
  const report = await makeReport(1, ['content/events/x.yaml'], async () => text, [])
  expect(parseReport(JSON.stringify(report))).toEqual(report)
  expect(report.records[0]).not.toHaveProperty('slug')
})

test('YAML aliases that multiply a value are not expanded', async () => {
  const text = `slug: x\na: &a [1]\nb: [${'*a,'.repeat(200)}*a]`
  const { records } = await makeReport(1, ['content/events/x.yaml'], async () => text, [])
  expect(records).toEqual([{ file: 'content/events/x.yaml' }])
})

test('a report can be written and parsed', async () => {
  const report = await makeReport(42, Object.keys(files), read, [])
  expect(parseReport(JSON.stringify(report))).toEqual(report)
})

test('a report in a language that the program does not know yet is read', () => {
  const status = { texts: 2, missing: { cs: [], en: [], de: ['title', 'bio'] }, same: [] }
  const report = { pullRequest: 1, errors: 2, warnings: 0, records: [{ file: 'content/safety.yaml', status }] }
  expect(parseReport(JSON.stringify(report))).toEqual(report)
})

const valid = { pullRequest: 1, errors: 0, warnings: 0, records: [] }

test.each([
  ['no JSON', '{'],
  ['no report', '[]'],
  ['a number that is a path', JSON.stringify({ ...valid, pullRequest: '1/../2' })],
  ['a count below nought', JSON.stringify({ ...valid, errors: -1 })],
  ['a key too many', JSON.stringify({ ...valid, body: 'x' })],
  ['a file outside the content', JSON.stringify({ ...valid, records: [{ file: 'content/x.yaml\n# hi' }] })],
  ['a slug that is Markdown', JSON.stringify({ ...valid, records: [{ file: 'content/x.yaml', slug: '](x)' }] })],
  ['too many records', JSON.stringify({ ...valid, records: Array(501).fill({ file: 'content/x.yaml' }) })],
  ['a megabyte', JSON.stringify({ ...valid, extra: 'x'.repeat(1_000_001) })],
])('a report that is %s is refused', (_name, text) => {
  expect(parseReport(text)).toBeUndefined()
})
