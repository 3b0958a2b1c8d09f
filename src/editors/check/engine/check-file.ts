import { kindOf, kinds } from '../../../model/kinds'
import { parseYaml } from '../read/parse-yaml'
import { pathMeant } from '../rules/files/files'
import { checkSchema } from '../rules/schema/schema'
import { syntaxFindings } from '../rules/syntax/syntax'
import { interfaceFindings } from '../rules/translations/interface-texts'
import type { ContentFile } from './content-folder'
import { fileStart } from './problem'
import { fileChecks } from './registry'
import type { Finding } from './rule'

/** The findings of a file by itself. */
export type CheckedFile = { file: ContentFile; findings: Finding[] }

/**
 * Reads a YAML file and checks what does not depend on others: its syntax, its schema, its texts.
 * @param folder the folder's name
 * @param path the file inside the folder; its kind is that of the name which it should have
 */
export function checkFile(folder: string, path: string, text: string): CheckedFile {
  const kind = kindOf(pathMeant(path) ?? path)
  const file = `${folder}/${path}`
  const yaml = parseYaml(text)
  const syntax = syntaxFindings(file, yaml)
  const shape = () =>
    kind ? checkSchema(file, yaml, kinds[kind].schema, kind) : { findings: interfaceFindings(file, yaml), gaps: [] }
  const { findings, gaps } = syntax.length > 0 ? { findings: syntax, gaps: [[]] } : shape()
  const checked: ContentFile = { path, file, kind, yaml, gaps }
  for (const { check } of fileChecks) findings.push(...atNewPlaces(findings, check(checked)))
  return { file: checked, findings }
}

/** One place, one problem: leaves out the findings at characters that an earlier check has reported. */
export function atNewPlaces(earlier: readonly Finding[], findings: Finding[]): Finding[] {
  if (findings.length === 0) return findings
  const places = new Set(earlier.map(placeOf))
  const isStart = ({ line, column }: Finding) => line === fileStart.line && column === fileStart.column
  return findings.filter((finding) => isStart(finding) || !places.has(placeOf(finding)))
}

const placeOf = ({ file, line, column, endColumn }: Finding) => `${file}:${line}:${column}-${endColumn}`
