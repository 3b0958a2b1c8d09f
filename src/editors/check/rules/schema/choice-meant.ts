import type { KindName } from '../../../../model/kinds'
import { choiceName, choices } from '../../../words/choices'
import { closestTo } from '../../base/closest'
import { listed, phrase, phrases, type Wording } from '../../base/message'
import type { Path } from '../../base/path'
import { schemaPhrases } from './words'

/**
 * The value that an editor meant, or all values, each with what it means. An editor may also write a choice in words:
 * 'Komentovaná prohlídka' is 'guidedTour'.
 */
export function choiceAdvice(kind: KindName | undefined, path: Path, written: string, values: string[]): Wording {
  const field = [kind, ...path.filter((step) => typeof step !== 'number')].join('.')
  const inWords =
    (value: string): Wording =>
    (language) => {
      const name = choiceName(field, value, language)
      return name === value ? '' : ` (${name})`
    }
  const meant = choiceNamed(field, written) ?? closestTo(written, values)
  if (meant !== undefined) return phrase(schemaPhrases.choiceMeant, { meant, inWords: inWords(meant) })
  const named = values.map(
    (value): Wording =>
      (language) =>
        value + inWords(value)(language),
  )
  return phrase(phrases.writeOneOf, { values: listed(named) })
}

function choiceNamed(field: string, written: string): string | undefined {
  const words = Object.entries(choices[field] ?? {})
  const names = new Map(words.flatMap(([value, texts]) => Object.values(texts).map((text) => [text, value])))
  return names.get(closestTo(written.toLowerCase(), [...names.keys()]) ?? '')
}
