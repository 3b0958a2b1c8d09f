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

test('every response has X-Content-Type-Options and X-Frame-Options', () => {
  expect(headersOf('/*', withFiles())).toEqual(
    expect.arrayContaining(['X-Content-Type-Options: nosniff', 'X-Frame-Options: DENY']),
  )
})

test('a file with a hash in its name is cached for a year', () => {
  const file = withFiles(`app-${hash}.js`, `framework-${hash}.js`)
  for (const path of [
    '/static/*',
    '/fonts/*',
    '/search/script/*',
    '/urgent/*',
    '/card/*',
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
  expect(headersOf('/calendar/*', withFiles())).toEqual([
    'Content-Type: text/calendar; charset=utf-8',
    'Cache-Control: public, max-age=0, must-revalidate',
  ])
})

test('a picture in a name, whose new version has the same address, is cached for a day', () => {
  expect(headersOf('/names/*', withFiles())).toContain('Cache-Control: public, max-age=86400')
})

test('robots must not index the files of the form for editors', () => {
  expect(headersOf('/admin/*', withFiles())).toContain('X-Robots-Tag: noindex, nofollow')
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

test('the policy of pages allows their inline scripts and styles by hash, and nothing unsafe', () => {
  const policy = headersOf('/*', withFiles())[0]
  expect(policy).toContain("script-src 'self' 'sha256-s';")
  expect(policy).toContain("style-src 'self' 'sha256-t';")
  // Only attributes may have styles of their own (decision 022).
  expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
})

test('an API on another origin may be called and receive forms', () => {
  const policy = headersOf('/*', headersFile({ rootFiles: [], inline, apiOrigin: 'https://api.example.cz' }))[0]
  expect(policy).toContain("connect-src 'self' https://api.example.cz;")
  expect(policy).toContain("form-action 'self' https://api.example.cz;")
  expect(headersOf('/*', withFiles())[0]).toContain("connect-src 'self';")
})
