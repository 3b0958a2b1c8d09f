import type { z } from 'zod'
import { closestTo } from '../../base/closest'
import { type Path, samePath, valueAt } from '../../base/path'
import { languageMeant } from '../translations/language-meant'
import { keysAt } from './keys-of-schema'

/**
 * A key that the schema does not know, and the key that the editor probably meant.
 * @property isCertain whether no other key can be meant
 * @property group the group of fields on another level that has this key and lacks it
 */
type UnknownKey = { parent: Path; key: string; meant?: string; isCertain: boolean; group?: Path }

/**
 * Divides the issues of a file. A misspelt key is one problem: the issue that the right key is missing is left out, and
 * so is what follows from it.
 */
export function unknownKeys(issues: readonly z.core.$ZodIssue[], data: unknown, schema: z.ZodType) {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownKey(data, schema, issue.path, key)) : [],
  )
  const follows = ({ code, path }: z.core.$ZodIssue) =>
    unknown.some(
      ({ parent, key, meant, group }) =>
        samePath(path, meant === undefined ? undefined : [...parent, meant]) ||
        (group && (samePath(path, [...group, key]) || samePath(path, emptyAt(data, group)))) ||
        (code === 'custom' && samePath(path, parent)),
    )
  return { unknown, others: issues.filter((issue) => issue.code !== 'unrecognized_keys' && !follows(issue)) }
}

/** Of a shorter word, a wrong letter makes too many others. */
const minCertainLength = 5

/** The path of a group of fields that is there without any. */
const emptyAt = (data: unknown, group: Path) => (isGroup(valueAt(data, group)) ? undefined : group)

const isGroup = (value: unknown) => typeof value === 'object' && value !== null

/** A key that is there already is not meant: it would be there twice. */
function unknownKey(data: unknown, schema: z.ZodType, parent: Path, key: string): UnknownKey {
  const here = Object.keys((valueAt(data, parent) ?? {}) as object)
  const absent = keysAt(schema, parent).filter((each) => !here.includes(each))
  const group = groupMeant(data, schema, parent, key)
  if (group) return { parent, key, isCertain: false, group }
  const near = absent.filter((each) => closestTo(key, [each]) !== undefined)
  const isCertain = near.length === 1 && key.length >= minCertainLength
  return { parent, key, meant: closestTo(key, absent) ?? languageMeant(key, absent), isCertain }
}

/** The group to which a key belongs that is indented too little or too much: the one above it, or one around it. */
function groupMeant(data: unknown, schema: z.ZodType, parent: Path, key: string): Path | undefined {
  const here = Object.keys((valueAt(data, parent) ?? {}) as object)
  const known = keysAt(schema, parent)
  const above = here.slice(0, here.indexOf(key)).findLast((each) => known.includes(each))
  const around = parent.map((_, index) => parent.slice(0, index)).reverse()
  const isMissing = (group: Path) => {
    const value = valueAt(data, group) ?? {}
    return keysAt(schema, group).includes(key) && isGroup(value) && !Object.hasOwn(value, key)
  }
  return [...(above === undefined ? [] : [lastItemOf(data, [...parent, above])]), ...around].find(isMissing)
}

/** The last item of a list; a group is its own. */
function lastItemOf(data: unknown, path: Path): Path {
  const value = valueAt(data, path)
  return Array.isArray(value) && value.length > 0 ? [...path, value.length - 1] : path
}
