/** @jest-environment node */
import { withStructuredData } from './write-structured-data'

const page = (end = '') => `<html><head></head><body><p>Text</p>${end}</body></html>`
const write = (html: string, graph: object) => withStructuredData(html, graph, 'public/umelci/index.html')

test('the data is at the end of the page, and replaces the data of an earlier build', () => {
  const first = write(page(), { name: 'Sedm' })
  expect(first).toBe(page('<script type="application/ld+json">{"name":"Sedm"}</script>'))
  expect(write(first, { name: 'Osm' })).toBe(page('<script type="application/ld+json">{"name":"Osm"}</script>'))
})

test.each(['</script><script>alert(1)</script>', '<!--', "$' $& $1"])('%s in a text stays a text', (name) => {
  const html = write(page(), { name })
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ name })
  expect(html).toBe(page(`<script type="application/ld+json">${data}</script>`))
})

test.each(['<html></html>', '<body></body></body>'])('%s is no page', (html) => {
  expect(() => write(html, {})).toThrow('public/umelci/index.html: expected one </body>')
})
