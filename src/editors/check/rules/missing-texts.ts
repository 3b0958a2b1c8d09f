import { capital } from '../../../i18n/capital'
import { languageName } from '../../../i18n/language-names'
import type { Path } from '../parse-yaml'
import type { Position } from '../problem'
import { defineRule, type Finding } from '../rule'
import { Field } from '../wording'

type Lack = { key: string; paths: readonly Path[] }

const why = {
  en: 'Every text is shown in each language of the site.',
  cs: 'Každý text je na stránkách v každém jazyce.',
}

const missingText = defineRule<{ path: Path; key: string }>('translation/missing', 'error', {
  en: {
    what: ({ path }) => `${Field(path, 'en')}: is missing.`,
    why: why.en,
    fix: ({ key }) => `Add “${key}:” with the text.`,
  },
  cs: {
    what: ({ path }) => `${Field(path, 'cs')}: chybí.`,
    why: why.cs,
    fix: ({ key }) => `Doplňte „${key}:“ s textem.`,
  },
})

const missingLanguage = defineRule<Lack>('translation/missing-language', 'error', {
  en: {
    what: ({ key, paths }) =>
      `In ${languageName(key, 'en') ?? key}, ${paths.length} texts are missing: ${listed(paths)}.`,
    why: why.en,
    fix: ({ key }) => `Add “${key}:” with the text to each of them.`,
  },
  cs: {
    what: ({ key, paths }) =>
      `${capital(languageName(key, 'cs') ?? key)}: chybí ${paths.length} ${paths.length < 5 ? 'texty' : 'textů'}: ${listed(paths)}.`,
    why: why.cs,
    fix: ({ key }) => `Ke každému z nich doplňte „${key}:“ s textem.`,
  },
})

export const rules = [missingText, missingLanguage]

/** So many texts that a file lacks in a language are told one by one; more are told together. */
const few = 3

/**
 * The texts that a file lacks in some language. A language that is new to the site, or to the file, is one problem.
 * @param paths each ends with the code of the language
 */
export function missingTexts(placeOf: (path: Path) => Position & { file: string }, paths: readonly Path[]): Finding[] {
  const languages = [...new Set(paths.map((path) => String(path.at(-1))))]
  return languages.flatMap((key) => {
    const lacking = paths.filter((path) => path.at(-1) === key)
    return lacking.length > few
      ? [missingLanguage.at(placeOf(lacking[0]!), { key, paths: lacking })]
      : lacking.map((path) => missingText.at(placeOf(path), { path, key }))
  })
}

/** The places of texts as they stand in the file: 'about.text, works[2].alt'. */
const listed = (paths: readonly Path[]) => paths.map((path) => inFile(path.slice(0, -1))).join(', ')

const inFile = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1)
