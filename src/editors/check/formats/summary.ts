import type { MessageLanguage } from '../../words/message-language'
import type { Report } from './report'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

const forms: Record<MessageLanguage, Record<'error' | 'warning' | 'file', Forms>> = {
  en: {
    error: { one: 'error', other: 'errors' },
    warning: { one: 'warning', other: 'warnings' },
    file: { one: 'file', other: 'files' },
  },
  cs: {
    error: { one: 'chyba', few: 'chyby', other: 'chyb' },
    warning: { one: 'varování', other: 'varování' },
    file: { one: 'soubor', few: 'soubory', other: 'souborů' },
  },
}

/** '2 errors', '5 chyb'. */
export function count(number: number, what: 'error' | 'warning' | 'file', language: MessageLanguage): string {
  const form = forms[language][what]
  return `${number} ${form[new Intl.PluralRules(language).select(number)] ?? form.other}`
}

/** One line: how much was read, and how much is wrong. */
export function summary({ problems, files, language }: Report): string {
  const cs = language === 'cs'
  const read = count(files, 'file', language)
  if (problems.length === 0) return cs ? `Obsah: ${read}, vše v pořádku.` : `Content: ${read}, no problem found.`
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const told = `${count(errors, 'error', language)}, ${count(problems.length - errors, 'warning', language)}`
  return cs ? `Obsah: ${read}, ${told}.` : `Content: ${read}, ${told}.`
}
