// Prints the pages and bookmarks of the PDF on its input as JSON. A program of its own: PDF.js is loaded by import(),
// which Jest cannot run.
import { buffer } from 'node:stream/consumers'
import { getDocumentProxy } from 'unpdf'

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)))
const pages = []
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  pages.push({
    size: page.view.slice(2),
    links: (await page.getAnnotations()).map(({ url }) => url),
    items: items
      .filter(({ str }) => str !== undefined)
      .map(({ str, width, transform, hasEOL }) => ({
        text: str,
        left: transform[4],
        bottom: transform[5],
        width,
        hasEOL,
      })),
  })
}
const bookmarks = ((await document.getOutline()) ?? []).flatMap(({ title, items }) => [
  title,
  ...items.map(({ title }) => title),
])
process.stdout.write(JSON.stringify({ pages, bookmarks }))
