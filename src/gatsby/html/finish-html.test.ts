/** @jest-environment node */
import { finishHtml } from './finish-html'

const chunks = { app: ['/app-1.js'], 'component---home': ['/home-2.js'] }
const chunkMapping = `<script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};</script>`
const compilationHash = '<script>window.___webpackCompilationHash="0a1b";</script>'
const asyncScripts = '<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>'
const scripts = chunkMapping + compilationHash + asyncScripts
const sliceStart = '<!-- slice-start id="_gatsby-scripts-1" -->'
const sliceEnd = '<!-- slice-end id="_gatsby-scripts-1" -->'
const fontPreload = '<link rel="preload" href="/title.woff2" as="font" type="font/woff2"/>'
const elements = '<div id="___gatsby"><p></p></div>'

const page = ({ slice = scripts, body = '' } = {}) =>
  `<head>${fontPreload}</head><body>${body}${elements}${sliceStart}${slice}${sliceEnd}</body>`
const notFoundPage = `<head>${fontPreload}</head><body>${elements}</body>`

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

describe('a page with a picture of high priority', () => {
  const picture = (attribute: string) =>
    `<picture><source type="image/avif" srcSet="/s.avif 240w,\n/m.avif 480w" sizes="50vw"/><img alt="" ${attribute}/></picture>`
  const withPicture = (attribute: string) => finish(page({ body: picture('loading="lazy"') + picture(attribute) }))

  test('preloads the picture before the title font', () => {
    const html = withPicture('fetchPriority="high"')
    expect(html).toContain(
      '<head><link rel="preload" as="image" type="image/avif" imagesrcset="/s.avif 240w,\n/m.avif 480w" imagesizes="50vw" fetchpriority="high"/><link rel="preload" href="/title.woff2"',
    )
    expect(finish(html)).toBe(html)
  })

  test('preloads none of several before a script has chosen one', () => {
    const several = page({
      body: picture('fetchPriority="high"').replace('/s.', '/a.') + picture('fetchPriority="high"'),
    })
    const preloads = finish(several).match(/<link [^>]*as="image"[^>]*>/g)
    expect(preloads).toEqual([
      expect.stringMatching(/"\/a\.avif[^>]* media="not all" data-hero="1"\/>$/),
      expect.stringMatching(/"\/s\.avif[^>]* media="not all" data-hero="2"\/>$/),
    ])
    expect(finish(finish(several))).toBe(finish(several))
  })

  test('is the only one that preloads a picture', () => {
    expect(withPicture('loading="lazy"')).not.toContain('as="image"')
  })
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
  ['the preload of the font', page().replace('as="font"', ''), 'the preload of the title font'],
  ['the expected <picture>', page({ body: '<picture><img fetchPriority="high"/></picture>' }), 'a <picture>'],
])('without %s the build fails with the file and what is missing', (_, html, missing) => {
  expect(() => finish(html)).toThrow(/^public\/umelci\.html: expected /)
  expect(() => finish(html)).toThrow(missing)
})
