import { locales } from '../../../i18n/locales'
import { isText, isTree } from '../../../model/translations'
import type { ParsedYaml } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
import { didYouMean } from '../wording'
import { textsOfFile } from './texts-of-file'

const missing = defineRule<{ keys: readonly string[] }>('translation/missing-key', 'error', {
  en: {
    what: ({ keys }) =>
      keys.length === 1 ? `The text “${keys[0]}” is missing.` : `${keys.length} texts are missing: ${keys.join(', ')}.`,
    why: 'Where a text is missing, visitors see its key.',
    fix: ({ keys }) =>
      `Write ${stepsOf(keys[0])
        .map((step) => `“${step}:”`)
        .join(', under it ')}, and under that ${locales.map((locale) => `“${locale}:”`).join(' and ')} with the text.`,
  },
  cs: {
    what: ({ keys }) =>
      keys.length === 1 ? `Chybí text „${keys[0]}“.` : `Chybí texty (${keys.length}): ${keys.join(', ')}.`,
    why: 'Kde text chybí, vidí návštěvník jen jeho klíč.',
    fix: ({ keys }) =>
      `Napište ${stepsOf(keys[0])
        .map((step) => `„${step}:“`)
        .join(', pod to ')} a pod to ${locales.map((locale) => `„${locale}:“`).join(' a ')} s textem.`,
  },
})

const misspelt = defineRule<{ key: string; meant: string }>('translation/misspelt-key', 'error', {
  en: {
    what: ({ key }) => `The site has no text with the key “${key}”.`,
    why: 'Where a text is missing, visitors see its key.',
    fix: ({ meant }) => `Did you mean “${meant}”?`,
  },
  cs: {
    what: ({ key }) => `Stránky nemají text s klíčem „${key}“.`,
    why: 'Kde text chybí, vidí návštěvník jen jeho klíč.',
    fix: ({ meant }) => `Nemá tu být „${meant}“?`,
  },
})

const unused = defineRule<{ key: string }>('translation/unused-key', 'warning', {
  en: {
    what: ({ key }) => (key ? `Nothing shows “${key}”.` : 'Nothing shows the texts of this file.'),
    why: 'The site shows only texts whose keys it knows.',
    fix: 'Delete it.',
  },
  cs: {
    what: ({ key }) => (key ? `Nic nezobrazuje „${key}“.` : 'Texty tohoto souboru nic nezobrazuje.'),
    why: 'Stránky zobrazují jen texty, jejichž klíče znají.',
    fix: 'Smažte to.',
  },
})

export const rules = [missing, misspelt, unused]

// Fields of every node in Gatsby (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/).
const fieldsOfNodes = ['id', 'parent', 'children', 'internal', 'fields', 'yamlId']

/** Whether Gatsby would overwrite what is at this path of a file of translations. */
export const isReserved = (path: readonly string[]) => path.length === 1 && fieldsOfNodes.includes(path[0]!)

/**
 * Compares the keys of a file of translations with the keys that the code shows (src/i18n/keys.ts): a key that is missing
 * is an error, and a key that nothing shows is a warning.
 */
export function keyFindings(file: string, yaml: ParsedYaml): Finding[] {
  const expected = [...textsOfFile(file).keys()]
  const absent = expected.filter((key) => isAbsent(yaml.data, stepsOf(key)))
  const unknown = unknownPaths(yaml.data, [], expected).map((path) => ({ path, meant: keyMeant(path, absent) }))

  const isMeant = (key: string) =>
    unknown.some(({ path, meant }) => meant && isBelow(key, [...path.slice(0, -1), meant]))
  const keys = absent.filter((key) => !isMeant(key))
  return [
    ...(keys[0] ? [missing.at({ file, ...yaml.positionOf(stepsOf(keys[0])) }, { keys })] : []),
    ...unknown.map(({ path, meant }) => {
      const place = { file, ...yaml.keyPositionOf(path) }
      const key = path.join('.')
      return meant ? misspelt.at(place, { key, meant }) : unused.at(place, { key })
    }),
  ]
}

const stepsOf = (key = '') => key.split('.')

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
  return didYouMean(path.at(-1) ?? '', [...new Set(siblings.flatMap((key) => stepsOf(key)[parent.length] ?? []))])
}
