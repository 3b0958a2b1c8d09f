import type { KindName } from '../../../../model/kinds'
import { choices } from '../../../words/choices'
import { closestTo } from '../../base/closest'
import type { Path } from '../../base/path'

/** The value of a choice that an editor wrote in words: 'Komentovaná prohlídka' is 'guidedTour'. */
export function choiceMeant(kind: KindName | undefined, path: Path, written: string): string | undefined {
  const steps = path.filter((step) => typeof step !== 'number')
  const words = Object.entries(choices[[kind, ...steps].join('.')] ?? {})
  const names = new Map(words.flatMap(([value, texts]) => Object.values(texts).map((text) => [text, value])))
  return names.get(closestTo(written.toLowerCase(), [...names.keys()]) ?? '')
}
