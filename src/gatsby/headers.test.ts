/** @jest-environment node */
import { headersFile } from './headers'

const hash = '0123456789abcdef0123'

/** The headers of one path, as Netlify reads the file. */
function headersOf(path: string, file: string): string[] {
  const lines = file.split('\n')
  const start = lines.indexOf(path)
  if (start < 0) return []
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('  '))
  return lines.slice(start + 1, end).map((line) => line.trim())
}

test('every answer forbids sniffing and framing', () => {
  expect(headersOf('/*', headersFile([]))).toEqual(
    expect.arrayContaining(['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY']),
  )
})

test('a file whose name changes with its content is kept for a year', () => {
  const file = headersFile([`app-${hash}.js`, `framework-${hash}.js`])
  for (const path of ['/static/*', '/fonts/*', `/app-${hash}.js`, `/framework-${hash}.js`]) {
    expect(headersOf(path, file)).toEqual(['Cache-Control: public, max-age=31536000, immutable'])
  }
})

test('robots are told to leave the form for editors out', () => {
  for (const path of ['/admin', '/admin/*']) {
    expect(headersOf(path, headersFile([]))).toContain('X-Robots-Tag: noindex, nofollow')
  }
})

test('a file whose name stays the same is not', () => {
  const file = headersFile(['index.html', 'icon.svg', 'app.js', 'sw-0123.js', `app-${hash}.js.map`])
  expect(file).not.toMatch(/index\.html|icon\.svg|app\.js|sw-0123|\.map/)
})

test('the same files give the same text, whatever their order', () => {
  const files = [`b-${hash}.js`, `a-${hash}.js`]
  expect(headersFile(files)).toBe(headersFile(files.toReversed()))
})
