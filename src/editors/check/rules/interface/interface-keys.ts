import { locales } from '../../../../i18n/locales'
import { isText, isTree } from '../../../../model/translations'
import { closestTo } from '../../base/closest'
import { conjunction, count, listed, phrase, quoted } from '../../base/message'
import { groupCause } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { textsOfFile } from './texts-of-file'
import { report, translationPhrases } from './words'

// Fields of every node in Gatsby (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/).
const fieldsOfNodes = ['id', 'parent', 'children', 'internal', 'fields', 'yamlId']

/** Whether Gatsby would overwrite what is at this path of a file of translations. */
export const isReserved = (path: readonly string[]) => path.length === 1 && fieldsOfNodes.includes(path[0]!)

/**
 * Compares the keys of a file of translations with the keys that the code shows (src/i18n/keys.ts): a key that is missing
 * is an error, and a key that nothing shows is a warning.
 */
export function* keyFindings(yaml: ParsedYaml): Iterable<Finding> {
  const expected = [...textsOfFile(yaml.file).keys()]
  const absent = expected.filter((key) => isAbsent(yaml.data, stepsOf(key)))
  const unknown = unknownPaths(yaml.data, [], expected).map((path) => ({ path, meant: keyMeant(path, absent) }))

  const isMeant = (key: string) =>
    unknown.some(({ path, meant }) => meant && isBelow(key, [...path.slice(0, -1), meant]))
  const keys = absent.filter((key) => !isMeant(key))
  const [first] = keys
  if (first !== undefined) {
    yield report('translation/missing-key', yaml.positionOf(stepsOf(first)), {
      missing: count(keys.length, 'missingText'),
      keys: listed(keys),
      // How to write the first of them.
      steps: (language) => {
        const steps = stepsOf(first).map((step) => quoted(`${step}:`)(language))
        return steps.join(translationPhrases.nextStep[language])
      },
      languages: conjunction(locales.map((locale) => quoted(`${locale}:`))),
    })
  }
  for (const { path, meant } of unknown) {
    const place = yaml.keyPositionOf(path)
    const key = path.join('.')
    const texts = key ? quoted(key) : phrase(translationPhrases.textsOfFile)
    if (meant) yield report('translation/misspelt-key', place, { key, meant })
    // Where the key of a group is lost, its texts are in another group.
    else yield report('translation/unused-key', place, { texts }, { cause: groupCause(yaml.file, path) })
  }
}

const stepsOf = (key: string) => key.split('.')

/** Whether a key is at a path or below it: `menu.open` is below `menu`. */
const isBelow = (key: string, path: readonly string[]) => `${key}.`.startsWith(`${path.join('.')}.`)

/** Whether a node is something else than a group or a text, which interface-texts.ts reports. */
const isMalformed = (node: unknown) =>
  !isTree(node) || (!isText(node) && Object.values(node).some((child) => !isTree(child)))

function isAbsent(node: unknown, [step, ...rest]: readonly string[]): boolean {
  if (node === undefined) return true
  if (isMalformed(node) || !isTree(node)) return false
  return step === undefined ? !isText(node) : isAbsent(node[step], rest)
}

/** The paths that lead to no expected text; of a group of them, only the path of the group. */
function unknownPaths(node: unknown, path: readonly string[], expected: readonly string[]): string[][] {
  if (isMalformed(node) || !isTree(node) || isReserved(path)) return []
  if (isText(node)) return expected.includes(path.join('.')) ? [] : [[...path]]
  if (expected.length === 0 || (path.length > 0 && !expected.some((key) => isBelow(key, path)))) return [[...path]]
  return Object.entries(node).flatMap(([key, child]) => unknownPaths(child, [...path, key], expected))
}

/** The last step of the absent path that an editor probably meant by an unknown one. */
function keyMeant(path: readonly string[], absent: readonly string[]): string | undefined {
  const parent = path.slice(0, -1)
  const siblings = absent.filter((key) => parent.length === 0 || isBelow(key, parent))
  return closestTo(path.at(-1) ?? '', [...new Set(siblings.flatMap((key) => stepsOf(key)[parent.length] ?? []))])
}
