/** @jest-environment node */
import { code, commentMarkdown, marker } from './comment'
import type { Report } from './report'

const place = {
  runUrl: 'https://github.com/majakka/sedm/actions/runs/1',
  headSha: '3f9f1c2a7be84d7c1a9a2fb1d1f9f8f0a1b2c3d4',
  netlifySite: 'sedm',
  files: ['content/artists/jana-nova/more.jpg', 'content/exhibition.yaml'],
}

const clean: Report = { pullRequest: 7, errors: 0, warnings: 0, records: [] }

const artist = (status: NonNullable<Report['records'][number]['status']>): Report => ({
  ...clean,
  records: [{ file: 'content/artists/jana-nova/artist.yaml', slug: 'jana-nova', status }],
})

test('the comment begins with its marker and says in both languages how the content is', () => {
  const text = commentMarkdown(clean, place)
  expect(text.startsWith(`${marker}\n`)).toBe(true)
  expect(text).toContain('0 chyb, 0 varování / 0 errors, 0 warnings')
  expect(text).toContain('Obsah je v pořádku')
  expect(commentMarkdown({ ...clean, errors: 3 }, place)).toContain('3 chyby')
  expect(commentMarkdown({ ...clean, errors: 3 }, place)).toContain('S chybami web nejde sestavit')
})

test('each language says how much of a record it has and what it lacks', () => {
  const text = commentMarkdown(
    artist({ texts: 12, missing: { cs: [], en: ['works[2].alt', 'bio'] }, same: ['summary'] }),
    place,
  )
  expect(text).toContain(
    '| `content/artists/jana-nova/artist.yaml` | ✓ 12/12 | ✗ 10/12: `works[2].alt`, `bio` | `summary` |',
  )
})

test('a changed picture leads to its artist in both languages, on the preview of this pull request', () => {
  const text = commentMarkdown(artist({ texts: 1, missing: { cs: [], en: [] }, same: [] }), place)
  expect(text).toContain('[`/umelec-jana-nova`](https://deploy-preview-7--sedm.netlify.app/umelec-jana-nova)')
  expect(text).toContain('[`/en/artist-jana-nova`](https://deploy-preview-7--sedm.netlify.app/en/artist-jana-nova)')
  expect(text).toContain('https://deploy-preview-7--sedm.netlify.app/?lang=cs')
})

test('a change outside the content is told, because the report may have been made by changed code', () => {
  expect(commentMarkdown(clean, place)).not.toContain('mimo')
  const text = commentMarkdown(clean, {
    ...place,
    files: [...place.files, 'src/editors/check/registry.ts', 'contents/a`b.ts'],
  })
  expect(text).toContain('Mění se i soubory mimo `content/`')
  expect(text).toContain('Files outside `content/` change too')
  expect(text).toContain('`src/editors/check/registry.ts`, `contents/aˋb.ts`')
})

test('without a preview, pages are named and not linked', () => {
  const text = commentMarkdown(clean, { ...place, netlifySite: undefined })
  expect(text).toContain('| `home` | `/?lang=cs` | `/en` |')
  expect(text).not.toContain('netlify.app')
})

test('a very long list is cut', () => {
  const records = Array.from({ length: 80 }, (_, index) => ({
    file: `content/artists/artist-${index}/artist.yaml`,
    slug: `artist-${index}`,
    status: { texts: 9, missing: { cs: [], en: Array<string>(50).fill('bio') }, same: [] },
  }))
  const files = records.map(({ file }) => file)
  const text = commentMarkdown({ ...clean, records }, { ...place, files })
  expect(text).toContain('| … 50 |')
  // GitHub refuses comments of more than 65536 characters.
  expect(text.length).toBeLessThan(30_000)
})

test.each([
  ['a backtick, which would end the code', 'a`b <img src=x>'],
  ['the end of a cell', 'a | b'],
  ['a line break, which would end the row', 'a\nb\r\n# c'],
  ['a backslash before the end of the code', 'a\\'],
  ['a text that turns its direction', 'a\u202ebc\u2066'],
  ['nothing', ''],
])('%s stays inside its code', (_name, text) => {
  const shown = code(text)
  expect(shown).toMatch(/^`[^`\n\r\u202e\u2066]+`$/)
  expect(shown.replaceAll('\\|', '')).not.toMatch(/[|\\]/)
})

test('what an attacker writes into a place of the file is shown, and does nothing', () => {
  const hostile = '@majakka/all `](https://evil.example) <img src=x onerror=alert(1)> | #1 ![x](https://evil.example)'
  const text = commentMarkdown(artist({ texts: 1, missing: { cs: [hostile], en: [] }, same: [hostile] }), place)
  const outside = text.replace(/`[^`\n]*`/g, '')
  expect(outside).not.toMatch(/@|evil|<img|#1\b/)
})
