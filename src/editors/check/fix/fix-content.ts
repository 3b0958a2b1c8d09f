import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Finding } from '../base/rule'
import type { ContentFolder } from '../read/content-folder'
import { findEach } from '../run/find-problems'
import { fixPicture } from './fix-picture'
import { applyEdits, type Change, editOf } from './fix-text'

/** An edit may show more problems, or move whole lines, inside which edits wait for the next round. */
const rounds = 6

/** What was fixed: lines of a text, the name of a file, or a picture. */
export type Fixed = { file: string } & (Change | { name: string } | { picture: string[] })

/**
 * Fixes what can be meant in only one way: names of files, texts, and pictures.
 * @param read reads the folder as it is now
 * @returns what it changed, in the order in which it did
 */
export async function fixContent(read: () => Promise<ContentFolder>): Promise<Fixed[]> {
  const fixed: Fixed[] = []
  for (let round = 0; round < rounds; round++) {
    const folder = await read()
    const findings = findEach(folder)
    const renamed = await renameFiles(folder, findings)
    const now =
      renamed.length > 0 ? renamed : [...(await fixTexts(folder, findings)), ...(await fixPictures(folder, findings))]
    if (now.length === 0) break
    fixed.push(...now)
  }
  return fixed
}

async function renameFiles({ name }: ContentFolder, findings: Finding[]): Promise<Fixed[]> {
  const fixed: Fixed[] = []
  for (const { file, autofix } of findings) {
    if (!autofix || !('rename' in autofix)) continue
    const to = `${name}/${autofix.rename}`
    await rename(file, to)
    fixed.push({ file, name: to })
  }
  return fixed
}

/** The texts of a folder that the edits of its findings change, as they are then. */
export function fixedTexts({ name, texts }: ContentFolder, findings: Finding[]) {
  return [...texts].flatMap(([path, text]) => {
    const file = `${name}/${path}`
    const own = findings.filter((finding) => finding.file === file)
    const edits = own.flatMap((finding) => editOf(text, finding) ?? [])
    const fixed = applyEdits(text, edits)
    return fixed.changes.length > 0 ? [{ path, file, ...fixed }] : []
  })
}

async function fixTexts(folder: ContentFolder, findings: Finding[]): Promise<Fixed[]> {
  const fixed: Fixed[] = []
  for (const { file, text, changes } of fixedTexts(folder, findings)) {
    const hasByteOrderMark = (await readFile(file, 'utf8')).startsWith('\ufeff')
    await writeFile(file, (hasByteOrderMark ? '\ufeff' : '') + text)
    fixed.push(...changes.map((change) => ({ file, ...change })))
  }
  return fixed
}

async function fixPictures({ name }: ContentFolder, findings: Finding[]): Promise<Fixed[]> {
  const byPicture = new Map<string, Set<string>>()
  for (const finding of findings) {
    if (!finding.autofix || !('picture' in finding.autofix)) continue
    const { picture } = finding.autofix
    byPicture.set(picture, (byPicture.get(picture) ?? new Set()).add(finding.rule.name))
  }
  const fixed: Fixed[] = []
  for (const [picture, rules] of byPicture) {
    const file = path.join(name, picture)
    const bytes = await readFile(file)
    const better = await fixPicture(bytes)
    if (better.equals(bytes)) continue
    await writeFile(file, better)
    fixed.push({ file, picture: [...rules] })
  }
  return fixed
}
