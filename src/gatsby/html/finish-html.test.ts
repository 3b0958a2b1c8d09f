/** @jest-environment node */
import { finishHtml } from './finish-html'

const chunks = { app: ['/app-1.js'], 'component---home': ['/home-2.js'] }
const written = `
  <script id="gatsby-chunk-mapping">window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};</script>
  <script>window.___webpackCompilationHash="0a1b";</script>
  <script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`
const page = (content: string) =>
  '<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="a"></p></div>' +
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>' +
  `<!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" --></body>`

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="_application">(.*?)<\/script>/.exec(html)![1]!) as unknown

test('Gatsby’s scripts become data that says what to load', () => {
  const html = finishHtml(page(written))
  expect(dataOf(html)).toEqual({
    scripts: ['/runtime-1.js', '/app-1.js'],
    globals: { ___webpackCompilationHash: '0a1b', ___chunkMapping: chunks },
  })
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('Gatsby can put other scripts into a finished page', () => {
  expect(finishHtml(page(written))).toMatch(/<!-- slice-start id="_gatsby-scripts-1" --><script .*<!-- slice-end/)
})

test('the style attributes of Gatsby’s own elements go; another one would stay, and be seen by the validator', () => {
  expect(finishHtml(page(written)).match(/style="[^"]*"/g)).toEqual(['style="a"'])
})

describe('of two files that a page waits for', () => {
  const type = '<link rel="preload" href="/poster.woff2" as="font" type="font/woff2"/>'
  const picture = (attribute: string) =>
    `<picture><source type="image/avif" srcSet="/s.avif 240w,\n/m.avif 480w" sizes="50vw"/><img alt="" ${attribute}/></picture>`
  const withPicture = (attribute: string) =>
    finishHtml(`<head>${type}</head>${picture('loading="lazy"')}${picture(attribute)}`)

  test('the large picture at the top is asked for before the type', () => {
    const html = withPicture('fetchPriority="high"')
    expect(html).toContain(
      '<head><link rel="preload" as="image" type="image/avif" imagesrcset="/s.avif 240w,\n/m.avif 480w" imagesizes="50vw" fetchpriority="high"/><link rel="preload" href="/poster.woff2"',
    )
    expect(finishHtml(html)).toBe(html)
  })

  test('a page without such a picture asks for its type only', () => {
    expect(withPicture('loading="lazy"')).not.toContain('as="image"')
  })
})

test('what is finished stays as it is, and so does a page without scripts', () => {
  const once = finishHtml(page(written))
  expect(finishHtml(once)).toBe(once)
  expect(finishHtml('<body><p>404</p></body>')).toBe('<body><p>404</p></body>')
})

test('scripts that are written in another way stop the build', () => {
  expect(() => finishHtml(page('<script src="/app-1.js" defer></script>'))).toThrow('not as expected')
})
