import type { Locale } from '../../i18n/locales'
import type { Report } from './report'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

const forms: Record<Locale, Record<'error' | 'warning' | 'file', Forms>> = {
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
export function count(number: number, what: 'error' | 'warning' | 'file', locale: Locale): string {
  const form = forms[locale][what]
  return `${number} ${form[new Intl.PluralRules(locale).select(number)] ?? form.other}`
}

/** One line: how much was read, and how much is wrong. */
export function summary({ problems, files, locale }: Report): string {
  const cs = locale === 'cs'
  const read = count(files, 'file', locale)
  if (problems.length === 0) return cs ? `Obsah: ${read}, vše v pořádku.` : `Content: ${read}, no problem found.`
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const told = `${count(errors, 'error', locale)}, ${count(problems.length - errors, 'warning', locale)}`
  return cs ? `Obsah: ${read}, ${told}.` : `Content: ${read}, ${told}.`
}
