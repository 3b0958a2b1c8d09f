import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PdfDocument, readPdf } from './read-pdf'

/** A folder of Gatsby's cache, which is deleted when the code of the build changes (build-cache.ts). */
const cache = '.cache/documents'

/** The documents of the content by their paths on the site: '/documents/x.pdf'. */
export type Documents = ReadonlyMap<string, PdfDocument>

/**
 * Reads the PDFs of the content. A file is read once: the next builds take its text from the cache, by its digest.
 * @param files their paths on the site
 * @param folder where they are
 */
export async function readDocuments(files: readonly string[], folder: string): Promise<Documents> {
  const documents = new Map<string, PdfDocument>()
  for (const file of files) documents.set(file, await readOnce(await readFile(path.join(folder, file))))
  return documents
}

async function readOnce(file: Buffer): Promise<PdfDocument> {
  const cached = path.join(cache, `${hash('sha256', file)}.json`)
  const known = await readFile(cached, 'utf8').catch(() => undefined)
  if (known) return JSON.parse(known) as PdfDocument
  const document = await readPdf(file)
  await mkdir(cache, { recursive: true })
  await writeFile(cached, JSON.stringify(document))
  return document
}
