import { closest, distance } from 'fastest-levenshtein'
import { capital } from '../../i18n/capital'
import { isLocale } from '../../i18n/locales'
import { kinds } from '../../model/kinds'
import { fieldName, inLanguageOf } from '../schemas/field-name'
import type { MessageLanguage } from '../words/message-language'
import type { Path } from './parse-yaml'

/**
 * A field as editors know it: `works[1].alt.en` of an artist is 'works 2 › alternative text › in English'.
 * @param path begins with the kind of the file, ['Artist', 'works', 1]; keys without a kind stand for themselves
 */
export function fieldInWords(path: Path, language: MessageLanguage): string {
  const [first, ...rest] = path
  const hasKind = typeof first === 'string' && first in kinds
  const parts: string[] = []
  let field = hasKind ? first : ''
  for (const step of hasKind ? rest : path) {
    if (typeof step === 'number') {
      parts.push(`${parts.pop() ?? item[language]} ${step + 1}`)
    } else {
      const key = String(step)
      field += `.${key}`
      const name = isLocale(key) ? inLanguageOf(key, language) : fieldName(field, language)
      parts.push(name ?? quoted(key, language))
    }
  }
  return parts.join(' › ') || wholeFile[language]
}

const item = { cs: 'položka', en: 'item' }
const wholeFile = { cs: 'soubor', en: 'the file' }

/** A field at the beginning of a sentence. */
export const Field = (path: Path, language: MessageLanguage) => capital(fieldInWords(path, language))

/** Lower case without diacritics, as in a slug. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The candidate an editor most probably meant: at most two slips (one in a short word), or a third of the word.
 * 'Jana Nová' is as good as 'jana-nova'.
 */
export function didYouMean(wrong: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || wrong.length > 200) return undefined
  const simple = plain(wrong).replaceAll(/[\s_]+/g, '-')
  const same = candidates.find((candidate) => plain(candidate) === simple)
  if (same !== undefined) return same
  const best = closest(wrong, candidates as string[])
  const slips = wrong.length <= 3 ? 1 : Math.max(2, wrong.length / 3)
  return distance(wrong, best) <= slips ? best : undefined
}

const shown = 8

/** 'Did you mean “x”?', or the values that exist. */
export function suggestion(wrong: string, candidates: readonly string[], language: MessageLanguage): string {
  const cs = language === 'cs'
  if (candidates.length === 0)
    return cs ? 'Zatím tu nic není, nejdřív to přidejte.' : 'There is none yet; add it first.'
  const meant = didYouMean(wrong, candidates)
  if (meant !== undefined) return cs ? `Nemá tu být „${meant}“?` : `Did you mean “${meant}”?`
  const list = candidates.slice(0, shown).join(', ')
  const rest = candidates.length > shown ? ' …' : '.'
  return cs ? `Napište jedno z těchto: ${list}${rest}` : `Write one of: ${list}${rest}`
}

/** A text short enough to be quoted in a message. */
export function quoted(text: string, language: MessageLanguage): string {
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return language === 'cs' ? `„${short}“` : `“${short}”`
}
