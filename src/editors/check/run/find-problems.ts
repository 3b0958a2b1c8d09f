import { type KindName, kindNames, kindOf } from '../../../model/kinds'
import type { MessageLanguage } from '../../words/message-language'
import { type Path, valueAt } from '../base/path'
import { byPlace, type Problem } from '../base/problem'
import { type Finding, problemOf } from '../base/rule'
import { type Content, type ContentFile, type ContentRecord, hasGap } from '../read/content'
import { type ContentFolder, publishedFile } from '../read/content-folder'
import { originalsFirst } from '../read/originals'
import { slugIn, slugOfFile } from '../read/slug'
import { fileFindings, isUsed, pathMeant } from '../rules/files/files'
import { oneForEachCause } from './causes'
import { checkFile, withNew } from './check-file'
import { contentChecks } from './registry'

/** The problems of a folder of content in a language, in the order of the files. */
export const findProblems = (folder: ContentFolder, language: MessageLanguage): Problem[] =>
  findAll(folder).map((finding) => problemOf(finding, language))

/** What is wrong with a folder of content: one finding for each cause. */
export const findAll = (folder: ContentFolder): Finding[] => oneForEachCause(findEach(folder))

/** Checks a folder of content: first each file by itself, then all of them together. */
export function findEach(folder: ContentFolder): Finding[] {
  let findings = [...fileFindings(folder)]
  const files: ContentFile[] = []
  for (const [path, text] of folder.texts) {
    if (!isUsed(folder, path)) continue
    const checked = checkFile(folder.name, path, text)
    findings.push(...checked.findings)
    files.push(checked.file)
  }
  const content = { ...contentOf(folder, files), before: contentBefore(folder, files) }
  for (const { check } of contentChecks) findings = withNew(findings, check(content))
  return findings.filter(saysMore(files)).sort(byPlace)
}

/** Without the exhibition, nothing says which languages there are, and what is shown: what follows from that is no problem. */
function saysMore(files: readonly ContentFile[]): (finding: Finding) => boolean {
  const isThere = files.some(({ kind, yaml }) => kind === 'Exhibition' && yaml.data !== null && yaml.data !== undefined)
  return ({ rule }) => isThere || !/^(translation|orphan)\//.test(rule.name)
}

function contentOf(folder: ContentFolder, files: ContentFile[]): Content {
  const byKind = new Map(kindNames.map((kind) => [kind, files.filter((file) => file.kind === kind)]))
  const records = new Map([...byKind].map(([kind, all]) => [kind, all.flatMap(recordOf)]))
  const slugs = new Map([...byKind].map(([kind, all]) => [kind, slugsOf(all)]))
  const oversized = [...folder.oversized.keys()].map((path) => kindOf(pathMeant(path) ?? path))
  return {
    folder,
    files,
    isComplete: (kind) => !oversized.includes(kind) && records.get(kind)?.length === byKind.get(kind)?.length,
    records: <Kind extends KindName>(kind: Kind) => (records.get(kind) ?? []) as unknown as ContentRecord<Kind>[],
    slugs: (kind) => slugs.get(kind) ?? new Map(),
  }
}

/** The content before the change that is checked: an earlier file comes after its successor, which may have its slug. */
function contentBefore(folder: ContentFolder, files: ContentFile[]): Content | undefined {
  if (!folder.before) return undefined
  const { texts } = folder.before
  const unchanged = files.filter(({ path }) => !texts.has(path))
  const earlier = [...texts]
    .filter(([path]) => path !== publishedFile)
    .map(([path, text]) => checkFile(folder.name, path, text).file)
  return contentOf(folder, [...unchanged, ...earlier])
}

/** The part of a file that fits its schema; nothing if the file cannot be read. */
function recordOf(file: ContentFile) {
  const data = withoutPaths(file.yaml.data, file.gaps)
  return data === undefined ? [] : [{ ...file, data }]
}

/** A copy of data without the values at some paths. Items of a list become undefined, so that the others keep their places. */
function withoutPaths(data: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  if (paths.length === 0) return data
  const copy: unknown = structuredClone(data)
  for (const path of paths) {
    const parent = valueAt(copy, path.slice(0, -1))
    const key = path.at(-1) ?? ''
    if (Array.isArray(parent)) parent[Number(key)] = undefined
    else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, key)
  }
  return copy
}

/** The file of each slug, not a copy of it; a file whose slug is wrong counts by its name. */
function slugsOf(files: ContentFile[]): Map<string, ContentFile> {
  const slugs = new Map<string, ContentFile>()
  for (const file of originalsFirst(files)) {
    const slug = (hasGap(file, ['slug']) ? undefined : slugIn(file.yaml.data)) ?? slugOfFile(file.path)
    if (!slugs.has(slug)) slugs.set(slug, file)
  }
  return slugs
}
