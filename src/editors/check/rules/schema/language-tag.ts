import { languageName } from '../../../../i18n/language-names'
import { languagesMeant } from '../translations/language-meant'
import type { Path } from '../../read/parse-yaml'
import { defineRule } from '../../engine/rule'
import { Field } from '../../engine/wording'

/** A language spoken at an event that does not exist, or is not called so. */
export const languageTag = defineRule<{ path: Path; value: string }>('schema/language-tag', 'error', {
  en: {
    what: ({ path, value }) => `${Field(path, 'en')}: “${value}” is not the code of a language.`,
    why: 'Visitors are told the name of the language, which is found by its code.',
    fix: ({ value }) => {
      const [meant] = languagesMeant(value)
      return meant
        ? `Did you mean “${meant}” (${languageName(meant, 'en')})?`
        : 'Write a code like cs, en or de (BCP 47).'
    },
  },
  cs: {
    what: ({ path, value }) => `${Field(path, 'cs')}: „${value}“ není kód jazyka.`,
    why: 'Návštěvníkům se ukazuje jméno jazyka, které se najde podle kódu.',
    fix: ({ value }) => {
      const [meant] = languagesMeant(value)
      return meant
        ? `Nemá tu být „${meant}“ (${languageName(meant, 'cs') ?? languageName(meant, 'en')})?`
        : 'Napište kód jako cs, en nebo de (BCP 47).'
    },
  },
})

export const rules = [languageTag]
