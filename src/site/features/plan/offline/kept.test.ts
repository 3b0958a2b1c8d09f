/** @jest-environment node */
import { resourcesIn } from './kept'

test('a page needs its style sheets and fonts, each once, and no scripts, pictures or pages', () => {
  const html = `<link rel="stylesheet" href="/app.1.css"><link rel="preload" href="/fonts/a.woff2" as="font">
    <link href="/app.1.css"><script src="/app.1.js"></script><img src="/static/a.jpg"><a href="/en/programme/a">A</a>
    <link href="https://other.example/x.css"><style>@font-face{src:url(/fonts/b.woff2) format("woff2")}</style>`
  expect(resourcesIn(html)).toEqual(['/app.1.css', '/fonts/a.woff2', '/fonts/b.woff2'])
})
