import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedFile, type ContentFolder } from '../engine/content-folder'
import { findEach } from '../engine/find-problems'
import type { Edit, Finding } from '../engine/rule'
import { fixPicture } from './fix-picture'
import { applyEdits, isSameContent } from './fix-text'

/** Sorting keys moves whole lines, so edits inside them wait for the next round. */
const rounds = 5

/**
 * Fixes what a program can fix: texts first, then pictures, then the list of published addresses.
 * @param read reads the folder as it is now
 * @returns the files that it changed
 */
export async function fixContent(read: () => Promise<ContentFolder>): Promise<string[]> {
  const changed = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const folder = await read()
    const findings = findEach(folder)
    const now = [
      ...(await fixTexts(folder, findings)),
      ...(round === 0 ? await fixPictures(folder, findings) : []),
      ...(await publish(folder, findings)),
    ]
    for (const file of now) changed.add(file)
    if (now.length === 0) break
  }
  return [...changed].sort()
}

async function fixTexts(folder: ContentFolder, findings: Finding[]): Promise<string[]> {
  const edits = new Map<string, Edit[]>()
  for (const { file, autofix } of findings) {
    if (autofix && 'edit' in autofix) edits.set(file, [...(edits.get(file) ?? []), autofix.edit])
  }
  const changed: string[] = []
  for (const [file, own] of edits) {
    const text = folder.texts.get(file.slice(folder.name.length + 1)) ?? ''
    const fixed = applyEdits(text, own)
    if (fixed === text || !isSameContent(text, fixed)) continue
    const hasByteOrderMark = (await readFile(file, 'utf8')).startsWith('\ufeff')
    await writeFile(file, (hasByteOrderMark ? '\ufeff' : '') + fixed)
    changed.push(file)
  }
  return changed
}

async function fixPictures(folder: ContentFolder, findings: Finding[]): Promise<string[]> {
  const pictures = new Set(
    findings.flatMap(({ autofix }) => (autofix && 'picture' in autofix ? [autofix.picture] : [])),
  )
  const changed: string[] = []
  for (const picture of pictures) {
    const file = path.join(folder.name, picture)
    const fixed = await fixPicture(await readFile(file))
    await writeFile(file, fixed)
    changed.push(file)
  }
  return changed
}

/** Adds addresses to the list of published addresses, in alphabetical order below its comments. */
async function publish({ name, published = '' }: ContentFolder, findings: Finding[]): Promise<string[]> {
  const slugs = findings.flatMap(({ autofix }) => (autofix && 'publish' in autofix ? [autofix.publish] : []))
  if (slugs.length === 0) return []
  const lines = published.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isComment = (line: string) => line.startsWith('#')
  const sorted = [...new Set([...lines.filter((line) => !isComment(line)), ...slugs])].sort()
  const file = `${name}/${publishedFile}`
  await writeFile(file, `${[...lines.filter(isComment), ...sorted].join('\n')}\n`)
  return [file]
}
