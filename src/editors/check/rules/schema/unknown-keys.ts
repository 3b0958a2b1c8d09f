import type { z } from 'zod'
import { closestTo } from '../../base/closest'
import { type Path, samePath, valueAt } from '../../base/path'
import { languageMeant } from '../translations/language-meant'
import { keysAt } from './keys-of-schema'

/**
 * A key that the schema does not know, and the key that the editor probably meant.
 * @property isCertain whether no other key can be meant
 */
type UnknownKey = { parent: Path; key: string; meant?: string; isCertain: boolean }

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
      ({ parent, meant }) =>
        samePath(path, meant === undefined ? undefined : [...parent, meant]) ||
        (code === 'custom' && samePath(path, parent)),
    )
  return { unknown, others: issues.filter((issue) => issue.code !== 'unrecognized_keys' && !follows(issue)) }
}

/** Of a shorter word, a wrong letter makes too many others. */
const minCertainLength = 5

/** A key that is missing here is more probable than one that is there already. */
function unknownKey(data: unknown, schema: z.ZodType, parent: Path, key: string): UnknownKey {
  const here = Object.keys((valueAt(data, parent) ?? {}) as object)
  const keys = keysAt(schema, parent)
  const absent = keys.filter((each) => !here.includes(each))
  const near = absent.filter((each) => closestTo(key, [each]) !== undefined)
  const isCertain = near.length === 1 && key.length >= minCertainLength
  return { parent, key, meant: closestTo(key, absent) ?? languageMeant(key, absent) ?? closestTo(key, keys), isCertain }
}
