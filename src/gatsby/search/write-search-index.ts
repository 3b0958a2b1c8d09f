import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { searchIndexPath } from '../../site/components/search/search-index'
import { contentFolder, servedFolder } from '../../model/content-folder'
import type { Content } from '../published-content/read-contents'
import { readDocuments } from './read-documents'
import { searchIndexOf } from './search-index-of'

/** Writes the search index of each language into `public/`. */
export async function writeSearchIndex(contents: readonly Content[]): Promise<void> {
  const files = contents[0]?.exhibition.documents?.map(({ file }) => file) ?? []
  const documents = await readDocuments(files, path.join(contentFolder(), servedFolder))
  for (const content of contents) {
    const file = path.join('public', searchIndexPath(content.language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(searchIndexOf(content, documents)))
  }
}
