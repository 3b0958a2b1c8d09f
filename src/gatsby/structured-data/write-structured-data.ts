import { readFile, writeFile } from 'node:fs/promises'
import { missingInPage } from '../html/expect-in-page'
import type { Content } from '../published-content/read-contents'
import { graphsOf } from './graphs'

/** Writes the structured data of every public page into its HTML. @param pictures as for `graphsOf` */
export async function writeStructuredData(
  contents: readonly Content[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  for (const content of contents) {
    for (const { path, graph } of graphsOf(content, pictures)) {
      const file = `public${path === '/' ? '' : path}/index.html`
      await writeFile(file, withStructuredData(await readFile(file, 'utf8'), graph, file))
    }
  }
}

const element = /<script type="application\/ld\+json">[\s\S]*?<\/script>/
const end = '</body>'

/**
 * Puts structured data at the end of a page, where it delays nothing that visitors see. A page that an incremental build
 * did not render again has the data of the build before, which is replaced.
 */
export function withStructuredData(html: string, graph: object, file: string): string {
  const [before, after, ...more] = html.replace(element, '').split(end)
  if (before === undefined || after === undefined || more.length > 0) throw missingInPage(file, `one ${end}`)
  // A text of the content must not end the element.
  const data = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return `${before}<script type="application/ld+json">${data}</script>${end}${after}`
}
