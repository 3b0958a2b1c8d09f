import { closest, distance } from 'fastest-levenshtein'
import type { Path } from './parse-yaml'

/** Keys whose words are not simply the key spelt out. */
const words: Record<string, string> = {
  cs: 'in Czech',
  en: 'in English',
  alt: 'alternative text',
  bio: 'biography',
  url: 'link',
  ledBy: 'led by',
  sortName: 'name to sort by',
  slug: 'end of the address (slug)',
}

/** A field as an editor would name it: `works[1].alt.en` is 'works 2 › alternative text › in English'. */
export function fieldInWords(path: Path): string {
  const parts: string[] = []
  for (const step of path) {
    if (typeof step === 'number') parts.push(`${parts.pop() ?? 'item'} ${step + 1}`)
    else parts.push(words[String(step)] ?? String(step).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  }
  return parts.join(' › ') || 'the file'
}

/** A field or a word at the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The candidate an editor most probably meant: at most two slips, or a third of the word. */
export function didYouMean(wrong: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const best = closest(wrong, candidates as string[])
  return distance(wrong, best) <= Math.max(2, wrong.length / 3) ? best : undefined
}

/** 'Did you mean “x”?', or the values that exist. */
export function suggestion(wrong: string, candidates: readonly string[]): string {
  if (candidates.length === 0) return 'There is none yet; add it first.'
  const meant = didYouMean(wrong, candidates)
  if (meant !== undefined) return `Did you mean “${meant}”?`
  const shown = candidates.slice(0, 8).join(', ')
  return candidates.length > 8 ? `Write one of: ${shown} …` : `Write one of: ${shown}.`
}
