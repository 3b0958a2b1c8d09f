/** @jest-environment node */
import { code, commentMarkdown, marker } from './comment'
import type { Report } from './report'

const context = {
  runUrl: 'https://github.com/majakka/sedm/actions/runs/1',
  headSha: '3f9f1c2a7be84d7c1a9a2fb1d1f9f8f0a1b2c3d4',
  netlifySite: 'sedm',
  files: ['content/artists/jana-nova/more.jpg', 'content/exhibition.yaml'],
}

const clean: Report = { pullRequest: 7, errors: 0, warnings: 0, movedEnds: [], missingUpdates: [], records: [] }

const artist = (status: NonNullable<Report['records'][number]['status']>): Report => ({
  ...clean,
  records: [{ file: 'content/artists/jana-nova/artist.yaml', slug: 'jana-nova', status }],
})

test('the comment begins with its marker and gives the result in both languages', () => {
  const text = commentMarkdown(clean, context)
  expect(text.startsWith(`${marker}\n`)).toBe(true)
  expect(text).toContain('0 chyb, 0 varování / 0 errors, 0 warnings')
  expect(text).toContain('Obsah je v pořádku')
  expect(commentMarkdown({ ...clean, errors: 3 }, context)).toContain('3 chyby')
  expect(commentMarkdown({ ...clean, errors: 3 }, context)).toContain('S chybami web nejde sestavit')
})

test('for each language, the comment counts the texts of a file and names the missing ones', () => {
  const text = commentMarkdown(
    artist({ texts: 12, missing: { cs: [], en: ['works[2].alt', 'bio'] }, same: ['summary'] }),
    context,
  )
  expect(text).toContain(
    '| `content/artists/jana-nova/artist.yaml` | ✓ 12/12 | ✗ 10/12: `works[2].alt`, `bio` | `summary` |',
  )
})

test('a changed picture links to its artist in both languages, in the preview of this pull request', () => {
  const text = commentMarkdown(artist({ texts: 1, missing: { cs: [], en: [] }, same: [] }), context)
  expect(text).toContain('[`/umelec-jana-nova`](https://deploy-preview-7--sedm.netlify.app/umelec-jana-nova)')
  expect(text).toContain('[`/en/artist-jana-nova`](https://deploy-preview-7--sedm.netlify.app/en/artist-jana-nova)')
  expect(text).toContain('https://deploy-preview-7--sedm.netlify.app/?lang=cs')
})

test('the comment warns of changed files outside the content, because changed code may have made the report', () => {
  expect(commentMarkdown(clean, context)).not.toContain('mimo')
  const text = commentMarkdown(clean, {
    ...context,
    files: [...context.files, 'src/editors/check/run/registry.ts', 'contents/a`b.ts'],
  })
  expect(text).toContain('Mění se i soubory mimo `content/`')
  expect(text).toContain('Files outside `content/` change too')
  expect(text).toContain('`src/editors/check/run/registry.ts`, `contents/aˋb.ts`')
})

test('the comment says when the end of an event with registration moves, and until when data of guests are kept', () => {
  expect(commentMarkdown(clean, context)).not.toMatch(/registrac|registration|updated/)
  const move = { file: 'content/events/Tisk.yaml', from: '2031-09-05T18:30', to: '2030-09-05T18:30' }
  const text = commentMarkdown({ ...clean, movedEnds: [{ ...move, keptUntil: '2031-10-05' }, move] }, context)
  expect(text).toContain('Mění se konec akce s registrací / The end of an event with registration changes')
  expect(text).toContain('podle pozdějšího z obou konců')
  expect(text).toContain('by the later of the two ends')
  expect(text).toContain('| `content/events/Tisk.yaml` | `2031-09-05 18:30` | `2030-09-05 18:30` | `2031-10-05` |')
  expect(text).toContain('| `content/events/Tisk.yaml` | `2031-09-05 18:30` | `2030-09-05 18:30` | `?` |')
})

test('the comment has the line to write for an event that moves without a new `updated`', () => {
  const missingUpdates = [{ file: 'content/events/dilna.yaml', updated: '2031-08-02T12:30' }]
  const text = commentMarkdown({ ...clean, missingUpdates }, context)
  expect(text).toContain('Napište do souboru akce tento řádek')
  expect(text).toContain('Write this line into the file of the event')
  expect(text).toContain('| `content/events/dilna.yaml` | `updated: "2031-08-02T12:30"` |')
})

test('without a preview, pages have no links', () => {
  const text = commentMarkdown(clean, { ...context, netlifySite: undefined })
  expect(text).toContain('| `home` | `/?lang=cs` | `/en` |')
  expect(text).not.toContain('netlify.app')
})

test('a very long list is shortened', () => {
  const records = Array.from({ length: 80 }, (_, index) => ({
    file: `content/artists/artist-${index}/artist.yaml`,
    slug: `artist-${index}`,
    status: { texts: 9, missing: { cs: [], en: Array<string>(50).fill('bio') }, same: [] },
  }))
  const files = records.map(({ file }) => file)
  const text = commentMarkdown({ ...clean, records }, { ...context, files })
  expect(text).toContain('| … 50 |')
  // GitHub refuses comments of more than 65536 characters.
  expect(text.length).toBeLessThan(30_000)
})

test.each([
  [30, 5, 30],
  [31, 6, 31],
])('a list of %d records, each with %d missing texts, has %d rows', (length, missing, rows) => {
  const records = Array.from({ length }, (_, index) => ({
    file: `content/artists/artist-${index}/artist.yaml`,
    slug: `artist-${index}`,
    status: { texts: 9, missing: { cs: [], en: Array<string>(missing).fill('bio') }, same: [] },
  }))
  const text = commentMarkdown({ ...clean, records }, context)
  const cells = text.split('\n').filter((line) => /^\| (?:`content\/artists\/|…)/.test(line))
  expect(cells).toHaveLength(rows)
  expect(cells.filter((line) => line === '| … 1 |')).toHaveLength(rows - 30)
  expect(cells[0]).toMatch(missing > 5 ? /(?:`bio`, ){5}… 1 / : /(?:`bio`, ){4}`bio` /)
})

test.each([
  ['a backtick, which would end the code', 'a`b <img src=x>'],
  ['the end of a cell', 'a | b'],
  ['a line break, which would end the row', 'a\nb\r\n# c'],
  ['a backslash before the end of the code', 'a\\'],
  ['a control character that reverses the text', 'a\u202ebc\u2066'],
  ['an empty text', ''],
])('%s stays inside the code', (_name, text) => {
  const shown = code(text)
  expect(shown).toMatch(/^`[^`\n\r\u202e\u2066]+`$/)
  expect(shown.replaceAll('\\|', '')).not.toMatch(/[|\\]/)
})

test('a text of an attacker is shown and has no effect', () => {
  const hostile = '@majakka/all `](https://evil.example) <img src=x onerror=alert(1)> | #1 ![x](https://evil.example)'
  const text = commentMarkdown(artist({ texts: 1, missing: { cs: [hostile], en: [] }, same: [hostile] }), context)
  const outside = text.replace(/`[^`\n]*`/g, '')
  expect(outside).not.toMatch(/@|evil|<img|#1\b/)
})
