/** @jest-environment node */
import { headersFile } from './headers'

const hash = '0123456789abcdef0123'
const inline = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] }
const withFiles = (...rootFiles: string[]) => headersFile({ rootFiles, inline })

/** The headers of one path, as Netlify reads the file. */
function headersOf(path: string, file: string): string[] {
  const lines = file.split('\n')
  const start = lines.indexOf(path)
  if (start < 0) return []
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('  '))
  return lines.slice(start + 1, end).map((line) => line.trim())
}

test('every answer forbids sniffing and framing', () => {
  expect(headersOf('/*', withFiles())).toEqual(
    expect.arrayContaining(['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY']),
  )
})

test('a file whose name changes with its content is kept for a year', () => {
  const file = withFiles(`app-${hash}.js`, `framework-${hash}.js`)
  for (const path of ['/static/*', '/fonts/*', `/app-${hash}.js`, `/framework-${hash}.js`]) {
    expect(headersOf(path, file)).toEqual(['Cache-Control: public, max-age=31536000, immutable'])
  }
})

test('robots are told to leave the form for editors out', () => {
  for (const path of ['/admin', '/admin/*']) {
    expect(headersOf(path, withFiles())).toContain('X-Robots-Tag: noindex, nofollow')
  }
})

test('a file whose name stays the same is not', () => {
  const file = withFiles('index.html', 'icon.svg', 'app.js', 'sw-0123.js', `app-${hash}.js.map`)
  expect(file).not.toMatch(/index\.html|icon\.svg|app\.js|sw-0123|\.map/)
})

test('the same files give the same text, whatever their order', () => {
  const files = [`b-${hash}.js`, `a-${hash}.js`]
  expect(withFiles(...files)).toBe(withFiles(...files.toReversed()))
})

test('the policy of pages names what stands in them, and nothing runs without being named', () => {
  const policy = headersOf('/*', withFiles())[0]
  expect(policy).toContain("script-src 'self' 'sha256-s';")
  expect(policy).toContain("style-src 'self' 'sha256-t';")
  expect(policy).not.toContain('unsafe')
})

test('an API at another origin may be called and posted to; the site’s own needs no word', () => {
  const policy = headersOf('/*', headersFile({ rootFiles: [], inline, apiOrigin: 'https://api.example.cz' }))[0]
  expect(policy).toContain("connect-src 'self' https://api.example.cz;")
  expect(policy).toContain("form-action 'self' https://api.example.cz;")
  expect(headersOf('/*', withFiles())[0]).toContain("connect-src 'self';")
})

test('what only the form for editors needs is allowed there alone, and after the rule for all', () => {
  const file = withFiles()
  expect(headersOf('/admin', file).join()).toContain('unsafe-eval')
  expect(file.match(/unsafe-eval/g)).toHaveLength(2)
  expect(file.indexOf('/admin\n')).toBeGreaterThan(file.indexOf('/*\n'))
})
