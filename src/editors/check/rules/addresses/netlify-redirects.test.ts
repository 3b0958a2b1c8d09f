/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { aContentFolder } from '../../../../../tests/support/content'
import { put } from '../../../../../tests/support/faults'
import { findAll } from '../../run/find-problems'

const rulesFor = (netlifyToml: string, change = (folder: ReturnType<typeof aContentFolder>) => folder) =>
  findAll(change({ ...aContentFolder(), netlifyToml })).map(({ rule: { name }, line }) => `${name} ${line}`)

test('the settings of the project have no problem', () => {
  expect(rulesFor(readFileSync('netlify.toml', 'utf8'))).toEqual([])
})

test('rules that hide no page and lead to something have no problem', () => {
  const rules = `
[[redirects]]
  from = "/stare/*" # to another site
  to = "https://example.org/:splat"
  force = true
[[redirects]]
from = 'https://old.example.org/*'
to = '/:splat'
force = true
[[redirects]]
  from = "/umelec-*"
  to = "/umelci/"
[[redirects]]
  from = "/stranka"
  to = "/.netlify/functions/page"
  status = 200
[[redirects]]
  from = "/data"
  to = "/api/health?x"
[[redirects]]
  from = "/umelci"
  to = "/en"
  force = true
  [redirects.query]
    jazyk = "en"
[[redirects]]
  from = "/umelci"
  to = "/en"
  force = true
  conditions = {Language = ["en"]}
[[redirects]]
  from = "/umelci/"
  to = "/umelci"
  force = true
[[redirects]]
  from = "/ikona"
  to = "/favicon.svg"
[[redirects]]
  from = "/*"
  to = "/404.html"
  status = 404
[[headers]]
  for = "/*"
  [headers.values]
    from = "/umelci"
`
  expect(rulesFor(rules)).toEqual([])
})

test('where a file cannot be read, no page is missing', () => {
  const rule = '[[redirects]]\nfrom = "/a"\nto = "/umelec-petr"\n'
  expect(rulesFor(rule)).toEqual(['redirect/to-nothing 3'])
  const names = rulesFor(rule, put('artists/petr/artist.yaml', 'slug: [petr\n'))
  expect(names.filter((name) => name.startsWith('redirect'))).toEqual([])
})
