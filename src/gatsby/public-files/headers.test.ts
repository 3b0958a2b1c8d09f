/** @jest-environment node */
import { headersFile } from './headers'

const hash = '0123456789abcdef0123'
const inline = { scripts: ["'sha256-s'"], styles: ["'sha256-t'"] }
const withFiles = (...rootFiles: string[]) => headersFile({ rootFiles, inline })

/** The headers that the file has for one path. */
function headersOf(path: string, file: string): string[] {
  const lines = file.split('\n')
  const start = lines.indexOf(path)
  if (start < 0) return []
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('  '))
  return lines.slice(start + 1, end).map((line) => line.trim())
}

test('a file with a hash in its name is cached for a year', () => {
  const file = withFiles(`app-${hash}.js`, `framework-${hash}.js`)
  for (const path of [
    '/static/:file',
    '/fonts/:file',
    '/search/script/:file',
    '/urgent/:file',
    '/card/:file',
    `/app-${hash}.js`,
    `/framework-${hash}.js`,
  ]) {
    expect(headersOf(path, file)).toEqual([
      'Cross-Origin-Resource-Policy: same-origin',
      'Cache-Control: public, max-age=31536000, immutable',
    ])
  }
})

test('a calendar has its content type, and is asked for again, so that programs see changes', () => {
  expect(headersOf('/calendar/:file', withFiles())).toEqual([
    'Content-Type: text/calendar; charset=utf-8',
    'Cache-Control: public, max-age=0, must-revalidate',
  ])
})

test('a picture in a name, whose new version has the same address, is cached for a day', () => {
  expect(headersOf('/names/:file', withFiles())).toContain('Cache-Control: public, max-age=86400')
})

/** Whether an address can match both paths: one of them begins with the other, up to its asterisk. */
const overlap = (one: string, other: string) =>
  one === other ||
  [
    [one, other],
    [other, one],
  ].some(([wide, narrow]) => wide!.endsWith('*') && narrow!.startsWith(wide!.slice(0, -1)))

// Netlify does not document which of the two it sends.
test('no address gets the same header from two rules', () => {
  const file = withFiles(`app-${hash}.js`, `app.${hash}.css`)
  const paths = file.split('\n').filter((line) => line.startsWith('/'))
  const names = (path: string) => headersOf(path, file).map((line) => line.split(':')[0]!)
  const doubled = paths.flatMap((path, index) =>
    paths
      .slice(index + 1)
      .filter((other) => overlap(path, other))
      .flatMap((other) =>
        names(path)
          .filter((name) => names(other).includes(name))
          .map((name) => [path, other, name]),
      ),
  )
  expect(paths.length).toBeGreaterThan(8)
  expect(doubled).toEqual([])
})

test('a file without a hash in its name is not', () => {
  const file = withFiles('index.html', 'icon.svg', 'app.js', 'sw-0123.js', `app-${hash}.js.map`)
  expect(file).not.toMatch(/index\.html|icon\.svg|app\.js|sw-0123|\.map/)
})

test('the order of the files does not change the text', () => {
  const files = [`b-${hash}.js`, `a-${hash}.js`]
  expect(withFiles(...files)).toBe(withFiles(...files.toReversed()))
})

test('an API on another origin may be called and receive forms', () => {
  const policy = headersOf('/*', headersFile({ rootFiles: [], inline, apiOrigin: 'https://api.example.cz' }))[0]
  expect(policy).toContain("connect-src 'self' https://api.example.cz;")
  expect(policy).toContain("form-action 'self' https://api.example.cz;")
  expect(headersOf('/*', withFiles())[0]).toContain("connect-src 'self';")
})
