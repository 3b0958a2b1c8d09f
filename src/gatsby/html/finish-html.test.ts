/** @jest-environment node */
import { finishHtml } from './finish-html'

const chunks = { app: ['/app-1.js'], 'component---home': ['/home-2.js'] }
const chunkMapping = `<script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};</script>`
const compilationHash = '<script>window.___webpackCompilationHash="0a1b";</script>'
const asyncScripts = '<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>'
const scripts = chunkMapping + compilationHash + asyncScripts
const sliceStart = '<!-- slice-start id="_gatsby-scripts-1" -->'
const sliceEnd = '<!-- slice-end id="_gatsby-scripts-1" -->'
const elements = '<div id="___gatsby"><p></p></div>'

const page = ({ slice = scripts } = {}) => `<body>${elements}${sliceStart}${slice}${sliceEnd}</body>`
const notFoundPage = `<body>${elements}</body>`

const finish = (html: string, hasScripts = true) => finishHtml({ html, file: 'public/umelci.html', hasScripts })

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="_application">(.*?)<\/script>/.exec(html)![1]!) as unknown

test('Gatsby’s scripts become data that names the scripts to load', () => {
  const html = finish(page())
  expect(dataOf(html)).toEqual({
    scripts: ['/runtime-1.js', '/app-1.js'],
    globals: { ___webpackCompilationHash: '0a1b', ___chunkMapping: chunks },
  })
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('a finished page keeps the comments between which Gatsby replaces its scripts', () => {
  expect(finish(page())).toMatch(/<!-- slice-start id="_gatsby-scripts-1" --><script .*<!-- slice-end/)
})

test('an incremental build can put new scripts into a finished page', () => {
  const next = finish(page()).replace(/(-1" -->)<script.*<\/script>/, `$1${scripts.replaceAll('-1.js', '-2.js')}`)
  expect(dataOf(finish(next))).toMatchObject({ scripts: ['/runtime-2.js', '/app-2.js'] })
})

test('Gatsby’s mark on <html> is removed', () => {
  expect(finish(`<html lang="cs" data-original-tag="html">${page()}`)).toMatch(/^<html lang="cs">/)
})

test('a finished page stays as it is', () => {
  const once = finish(page())
  expect(finish(once)).toBe(once)
})

test('a 404 page has no scripts to change', () => {
  const once = finish(notFoundPage, false)
  expect(once).not.toContain('script')
  expect(finish(once, false)).toBe(once)
})

test.each([
  ['the slice', notFoundPage, 'the slice _gatsby-scripts-1'],
  ['the compilation hash', page({ slice: chunkMapping + asyncScripts }), '___webpackCompilationHash'],
  ['the chunk mapping', page({ slice: compilationHash + asyncScripts }), '___chunkMapping to a JSON string'],
  [
    'a chunk mapping that is a string',
    page({ slice: scripts.replace(/="\{.*\}"/, '={}') }),
    '___chunkMapping to a JSON string',
  ],
  ['async scripts', page({ slice: scripts.replaceAll('async', 'defer') }), 'scripts with the attribute async'],
])('without %s the build fails with the file and what is missing', (_, html, missing) => {
  expect(() => finish(html)).toThrow(/^public\/umelci\.html: expected /)
  expect(() => finish(html)).toThrow(missing)
})
