import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { searchIndexPath } from '../../site/components/search/search-index'
import type { Content } from '../structured-data/content'
import { searchIndexOf } from './search-index-of'

/** Writes the search index of each language into `public/`. */
export async function writeSearchIndex(contents: readonly Content[]): Promise<void> {
  for (const content of contents) {
    const file = path.join('public', searchIndexPath(content.language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(searchIndexOf(content)))
  }
}
