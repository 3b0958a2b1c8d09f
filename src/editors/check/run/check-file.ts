import { type KindName, kindNames, kindOf, kinds } from '../../../model/kinds'
import { fileStart } from '../base/problem'
import type { Finding } from '../base/rule'
import type { ContentFile } from '../read/content'
import type { ParsedYaml } from '../read/parse-yaml'
import { inOtherFolder, pathMeant } from '../rules/files/files'
import { interfaceFindings } from '../rules/interface/interface-texts'
import { checkSchema } from '../rules/schema/schema'
import { readRest } from './read-rest'
import { fileChecks } from './registry'

/** The findings of a file by itself. */
type CheckedFile = { file: ContentFile; findings: Finding[] }

/** What was checked, by file and text: a folder is often checked again when only a few of its files have changed. */
const known = new Map<string, CheckedFile>()

/**
 * Reads a YAML file and checks what does not depend on others: its syntax, its schema, its texts.
 * @param folder the folder's name
 * @param path the file inside the folder; its kind is that of the name which it should have
 */
export function checkFile(folder: string, path: string, text: string): CheckedFile {
  const file = `${folder}/${path}`
  const key = `${file} ${text}`
  const checked = known.get(key) ?? checkedFile(file, path, text)
  known.set(key, checked)
  return checked
}

function checkedFile(file: string, path: string, text: string): CheckedFile {
  const kind = kindOf(pathMeant(path) ?? path)
  const { yaml, syntax, isRead, isComplete, follows } = readRest(file, text)
  const { findings: shape, gaps } = checkShape(yaml, kind)
  const other = kind && shape.length > 0 ? kindNames.find((each) => each !== kind && fits(yaml.data, each)) : undefined
  if (other) return { file: { path, file, kind: other, yaml, gaps: [] }, findings: [inOtherFolder(path, file, other)] }
  const checked: ContentFile = { path, file, kind, yaml, gaps: isComplete ? gaps : [[]] }
  let findings = isRead
    ? withNew(
        syntax,
        shape.filter((finding) => !follows(finding)),
      )
    : syntax
  for (const { check } of fileChecks) findings = withNew(findings, check(checked))
  return { file: checked, findings }
}

const fits = (data: unknown, kind: KindName) => kinds[kind].schema.safeParse(data).success

/** Whether a file has the fields or the texts that it should have. */
const checkShape = (yaml: ParsedYaml, kind: KindName | undefined) =>
  kind ? checkSchema(yaml, kinds[kind].schema, kind) : { findings: interfaceFindings(yaml), gaps: [] }

/**
 * One place, one problem: leaves out the findings at characters that an earlier check has reported. An error counts more
 * than a warning, which would let it pass.
 */
export function withNew(earlier: readonly Finding[], findings: Iterable<Finding>): Finding[] {
  const found = [...findings]
  if (found.length === 0) return [...earlier]
  const all = placesOf(earlier)
  const ofErrors = placesOf(earlier.filter(isError))
  const added = found.filter((each) => isStart(each) || !(isError(each) ? ofErrors : all).has(placeOf(each)))
  const replaced = placesOf(added.filter(isError))
  return [...earlier.filter((each) => isError(each) || isStart(each) || !replaced.has(placeOf(each))), ...added]
}

const isError = ({ rule }: Finding) => rule.severity === 'error'
const isStart = ({ line, column }: Finding) => line === fileStart.line && column === fileStart.column
const placesOf = (findings: readonly Finding[]) => new Set(findings.map(placeOf))
const placeOf = ({ file, line, column, endColumn }: Finding) => `${file}:${line}:${column}-${endColumn}`
