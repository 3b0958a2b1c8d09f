import type { z } from 'zod'
import type { KindName } from '../../../../model/kinds'
import { conjunction, count, fieldInWords, quoted } from '../../base/message'
import { type Path, valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { report } from './words'

type Issue = z.core.$ZodIssue

/** Up to this many missing fields of a group are one problem each; more are one problem together. */
const few = 2

/** Divides issues: those of fields that are missing in a group of which little is there, group by group, and the rest. */
export function missingTogether(issues: readonly Issue[], data: unknown): { together: Issue[][]; rest: Issue[] } {
  const groups = new Map<string, Issue[]>()
  for (const issue of issues) {
    if (issue.path.length === 0 || !isTypeIssue(issue) || !isAbsent(valueAt(data, issue.path))) continue
    const parent = JSON.stringify(issue.path.slice(0, -1))
    groups.set(parent, [...(groups.get(parent) ?? []), issue])
  }
  const together = [...groups.values()].filter(({ length }) => length > few)
  const grouped = new Set(together.flat())
  return { together, rest: issues.filter((issue) => !grouped.has(issue)) }
}

/** Reports several missing fields of a group as one problem. */
export function severalMissing(yaml: ParsedYaml, kind: KindName | undefined, groups: readonly Issue[][]): Finding[] {
  return groups.map((group) => {
    const values = {
      count: count(group.length, 'missingField'),
      fields: conjunction(group.map(({ path }) => fieldInWords(kind, path))),
      keys: conjunction(group.map(({ path }) => quoted(`${String(path.at(-1))}:`))),
    }
    const parent = group[0]?.path.slice(0, -1) ?? []
    return report('schema/missing-fields', yaml.positionOf(parent), values, { cause: inLists(yaml, parent) })
  })
}

/** The place of a group, the same for all items of a list: the key above the group or the list may be lost. */
export const inLists = ({ file }: ParsedYaml, parent: Path) =>
  `${file} ${parent.filter((step) => typeof step !== 'number').join('.')}`

export const isTypeIssue = ({ code }: Issue) => code === 'invalid_type' || code === 'invalid_value'

export const isAbsent = (value: unknown) => value === undefined || value === null
