import { isLocale, locales } from '../../../i18n/locales'
import { isText, isTree, type Tree } from '../../../model/translations'
import type { ParsedYaml, Path } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
import { didYouMean, quoted } from '../wording'
import { isReserved, keyFindings, rules as keyRules } from './interface-keys'
import { languageMeant } from './schema'
import { missingTexts } from './missing-texts'
import { placeholderFindings, rules as placeholderRules } from './placeholders'
import { schemaRules } from './schema-wording'

const notALanguage = defineRule<{ key: string; meant?: string }>('translation/unknown-language', 'error', {
  en: {
    what: ({ key }) => `“${key}” is not a language of this site.`,
    why: 'Beside a text there is room for its other languages only.',
    fix: ({ meant }) => (meant ? `Did you mean “${meant}”?` : `Write one of: ${locales.join(', ')}.`),
  },
  cs: {
    what: ({ key }) => `„${key}“ není jazyk těchto stránek.`,
    why: 'Vedle textu smí stát jen jeho další jazyky.',
    fix: ({ meant }) => (meant ? `Nemá tu být „${meant}“?` : `Napište jedno z těchto: ${locales.join(', ')}.`),
  },
})

const noLanguages = defineRule<{ name: string }>('translation/no-languages', 'error', {
  en: {
    what: ({ name }) => `${name ? quoted(name, 'en') : 'Every key'} must have a text in each language.`,
    why: 'The interface is in every language of the site.',
    fix: `Indent under it: ${locales.map((locale) => `“${locale}:”`).join(', ')}.`,
  },
  cs: {
    what: ({ name }) => `${name ? quoted(name, 'cs') : 'Každý klíč'} má mít text v každém jazyce.`,
    why: 'Stránky jsou ve všech svých jazycích.',
    fix: `Odsaďte pod to: ${locales.map((locale) => `„${locale}:“`).join(', ')}.`,
  },
})

const reserved = defineRule<{ key: string }>('translation/reserved-key', 'error', {
  en: {
    what: ({ key }) => `The key “${key}” is taken by the program that builds the site.`,
    why: 'The texts below it would be lost.',
    fix: 'Give the key another name, here and in the code.',
  },
  cs: {
    what: ({ key }) => `Klíč „${key}“ používá program, který stránky sestavuje.`,
    why: 'Texty pod ním by se ztratily.',
    fix: 'Dejte klíči jiné jméno, tady i v kódu.',
  },
})

export const rules = [notALanguage, noLanguages, reserved, ...keyRules, ...placeholderRules]

/** Checks a file of translations: its structure, its keys, and the placeholders in its texts. */
export function interfaceFindings(file: string, yaml: ParsedYaml): Finding[] {
  return [...structureFindings(file, yaml), ...keyFindings(file, yaml), ...placeholderFindings(file, yaml)]
}

/**
 * Checks that there are groups of keys, and at the end of each path one text for every language. This is not a schema,
 * because a schema cannot tell a group from a text that lacks a language.
 */
export function structureFindings(file: string, yaml: ParsedYaml): Finding[] {
  const place = (path: Path) => ({ file, ...yaml.positionOf(path) })
  const keyPlace = (path: Path) => ({ file, ...yaml.keyPositionOf(path) })
  if (yaml.data === null || yaml.data === undefined) return [schemaRules.emptyFile.at(place([]))]

  const lacking: Path[] = []

  const walk = (node: unknown, path: string[]): Finding[] => {
    if (!isTree(node)) return [noLanguages.at(place(path), { name: path.join('.') })]
    if (isText(node)) return languages(node, path)
    return Object.entries(node).flatMap(([key, child]) =>
      isReserved([...path, key]) ? [reserved.at(keyPlace([key]), { key })] : walk(child, [...path, key]),
    )
  }

  const languages = (node: Tree, path: string[]): Finding[] => {
    const absent = locales.filter((locale) => typeof node[locale] !== 'string' || node[locale].trim() === '')
    const missing = new Set<string>(absent)
    const unknown = Object.keys(node).filter((key) => !isLocale(key))
    const strangers = unknown.map((key) => {
      const meant = didYouMean(key, absent) ?? languageMeant(key, absent)
      if (meant) missing.delete(meant)
      return notALanguage.at(keyPlace([...path, key]), { key, meant })
    })
    lacking.push(...[...missing].map((key) => [...path, key]))
    return strangers
  }

  const findings = walk(yaml.data, [])
  return [...findings, ...missingTexts(place, lacking)]
}
