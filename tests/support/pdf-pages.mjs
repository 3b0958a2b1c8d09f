// Prints the pages and bookmarks of each PDF of a JSON list on its input, in Base64, as JSON. A program of its own: PDF.js
// is loaded by import(), which Jest cannot run.
import { json } from 'node:stream/consumers'
import { getDocumentProxy } from 'unpdf'

const read = []
for (const pdf of await json(process.stdin)) read.push(await readPdf(Buffer.from(pdf, 'base64')))
process.stdout.write(JSON.stringify(read))

async function readPdf(data) {
  const document = await getDocumentProxy(new Uint8Array(data))
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
  return { pages, bookmarks }
}
