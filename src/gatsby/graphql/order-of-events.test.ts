/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))

test('a query that sorts events by time ends with the slug, so that events at the same time have a fixed order', () => {
  const orders = sources.flatMap((text) => text.match(/sort: \[\s*\{ start: [^\]]*\]/g) ?? [])
  expect(orders.length).toBeGreaterThan(1)
  expect([...new Set(orders)]).toEqual(['sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]'])
})
