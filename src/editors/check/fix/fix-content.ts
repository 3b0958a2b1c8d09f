import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedFile, type ContentFolder } from '../engine/content-folder'
import { findAll } from '../engine/find-problems'
import type { Edit, Finding } from '../engine/rule'
import { mendPicture } from './fix-picture'
import { applyEdits, isSameContent } from './fix-text'

/** Order moves whole lines, so edits inside of them have to wait for the next round; more than this never happens. */
const rounds = 5

/**
 * Mends what a program can mend: texts first, then pictures, then the list of published addresses.
 * @param read reads the folder as it is now
 * @returns the files that were changed
 */
export async function mendContent(read: () => Promise<ContentFolder>): Promise<string[]> {
  const changed = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const folder = await read()
    const findings = findAll(folder)
    const now = [
      ...(await mendTexts(folder, findings)),
      ...(round === 0 ? await mendPictures(folder, findings) : []),
      ...(await publish(folder, findings)),
    ]
    for (const file of now) changed.add(file)
    if (now.length === 0) break
  }
  return [...changed].sort()
}

async function mendTexts(folder: ContentFolder, findings: Finding[]): Promise<string[]> {
  const edits = new Map<string, Edit[]>()
  for (const { file, mend } of findings) {
    if (mend && 'edit' in mend) edits.set(file, [...(edits.get(file) ?? []), mend.edit])
  }
  const changed: string[] = []
  for (const [file, own] of edits) {
    const text = folder.texts.get(file.slice(folder.name.length + 1)) ?? ''
    const mended = applyEdits(text, own)
    if (mended === text || !isSameContent(text, mended)) continue
    const hasMark = (await readFile(file, 'utf8')).startsWith('\ufeff')
    await writeFile(file, (hasMark ? '\ufeff' : '') + mended)
    changed.push(file)
  }
  return changed
}

async function mendPictures(folder: ContentFolder, findings: Finding[]): Promise<string[]> {
  const pictures = new Set(findings.flatMap(({ mend }) => (mend && 'picture' in mend ? [mend.picture] : [])))
  const changed: string[] = []
  for (const picture of pictures) {
    const file = path.join(folder.name, picture)
    const mended = await mendPicture(await readFile(file))
    await writeFile(file, mended)
    changed.push(file)
  }
  return changed
}

/** Adds pages to the list of published addresses, in the order of the alphabet, below what explains it. */
async function publish({ name, published = '' }: ContentFolder, findings: Finding[]): Promise<string[]> {
  const slugs = findings.flatMap(({ mend }) => (mend && 'publish' in mend ? [mend.publish] : []))
  if (slugs.length === 0) return []
  const lines = published.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isNote = (line: string) => line.startsWith('#')
  const sorted = [...new Set([...lines.filter((line) => !isNote(line)), ...slugs])].sort()
  const file = `${name}/${publishedFile}`
  await writeFile(file, `${[...lines.filter(isNote), ...sorted].join('\n')}\n`)
  return [file]
}
