import { locales } from '../../../i18n/locales'
import { isText, isTree } from '../../../model/translations'
import { inLanguageOf } from '../../schemas/field-name'
import type { ParsedYaml } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
import { didYouMean, quoted } from '../wording'
import { textsOfFile } from './texts-of-file'

const unknown = defineRule<{ found: string; known: readonly string[] }>('translation/unknown-placeholder', 'error', {
  en: {
    what: ({ found }) => `Nothing fills in ${quoted(found, 'en')}.`,
    why: 'Visitors would see it as it is.',
    fix: ({ found, known }) => {
      const meant = didYouMean(found, known)
      if (meant) return `Did you mean “${meant}”?`
      return known.length > 0 ? `Write one of: ${known.join(', ')}.` : 'Delete it.'
    },
  },
  cs: {
    what: ({ found }) => `Za ${quoted(found, 'cs')} se nic nedoplní.`,
    why: 'Návštěvník by to viděl tak, jak to je.',
    fix: ({ found, known }) => {
      const meant = didYouMean(found, known)
      if (meant) return `Nemá tu být „${meant}“?`
      return known.length > 0 ? `Napište jedno z těchto: ${known.join(', ')}.` : 'Smažte to.'
    },
  },
})

type InLanguage = { language: string; found: readonly string[] }
type Different = { name: string; one: InLanguage; other: InLanguage }

const different = defineRule<Different>('translation/placeholders', 'error', {
  en: {
    what: ({ name, one, other }) =>
      `${quoted(name, 'en')} has ${one.found.join(', ') || 'no {{…}}'} ${inLanguageOf(one.language, 'en')}, but ${other.found.join(', ') || 'no {{…}}'} ${inLanguageOf(other.language, 'en')}.`,
    why: 'The site fills these in; one that the other text lacks would be left out or shown as it is.',
    fix: 'Use the same {{…}} in each text.',
  },
  cs: {
    what: ({ name, one, other }) =>
      `${quoted(name, 'cs')} má ${inLanguageOf(one.language, 'cs')} ${one.found.join(', ') || 'žádné {{…}}'}, ale ${inLanguageOf(other.language, 'cs')} ${other.found.join(', ') || 'žádné {{…}}'}.`,
    why: 'Stránky sem doplňují hodnoty; která v jednom textu není, tam bude chybět nebo zůstane nevyplněná.',
    fix: 'Použijte v každém textu stejné {{…}}.',
  },
})

export const rules = [unknown, different]

/** Checks the `{{placeholders}}` of a file of translations: the code must fill them, and the languages must agree. */
export function placeholderFindings(file: string, yaml: ParsedYaml): Finding[] {
  const texts = textsOfFile(file)
  const place = (path: readonly string[]) => ({ file, ...yaml.positionOf(path) })

  const walk = (node: unknown, path: readonly string[]): Finding[] => {
    if (!isTree(node)) return []
    if (!isText(node)) return Object.entries(node).flatMap(([key, child]) => walk(child, [...path, key]))
    const name = path.join('.')
    const [one, ...others] = locales.flatMap((language) => placeholdersOf(node[language], language))
    const known = texts.get(name)?.map((each) => `{{${each}}}`)
    const strange = [one, ...others].flatMap((each) =>
      known && each
        ? each.found
            .filter((found) => !known.includes(found))
            .map((found) => unknown.at(place([...path, each.language]), { found, known }))
        : [],
    )
    if (strange.length > 0 || !one) return strange
    return others
      .filter(({ found }) => found.join() !== one.found.join())
      .map((other) => different.at(place([...path, other.language]), { name, one, other }))
  }

  return walk(yaml.data, [])
}

function placeholdersOf(text: unknown, language: string): InLanguage[] {
  if (typeof text !== 'string' || !text.trim()) return []
  return [{ language, found: [...new Set(text.match(/{{.*?}}/g) ?? [])].sort() }]
}
