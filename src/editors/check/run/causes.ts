import { listed, phrase, phrases } from '../base/message'
import type { Finding } from '../base/rule'

/** How many other places a message names. */
const maxPlaces = 5

/** One problem for each cause: of its findings, the first, which names the places of the others. */
export function oneForEachCause(findings: readonly Finding[]): Finding[] {
  const byCause = new Map<string | Finding, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const key = finding.cause === undefined ? finding : `${finding.rule.name} ${finding.cause}`
    const known = byCause.get(key)
    if (known) known.push(finding)
    else byCause.set(key, [finding])
  }
  return [...byCause.values()].map(([first, ...others]) => withPlaces(first, others))
}

function withPlaces(first: Finding, others: readonly Finding[]): Finding {
  if (others.length === 0) return first
  const all = others.map(({ file, line }) => `${file}:${line}`)
  const shown = listed(all.slice(0, maxPlaces))
  const places =
    all.length > maxPlaces ? phrase(phrases.andMore, { places: shown, count: all.length - maxPlaces }) : shown
  return {
    ...first,
    describe: (language) => {
      const { what, why, fix } = first.describe(language)
      return { what, why: `${why} ${phrase(phrases.alsoIn, { places })(language)}`, fix }
    },
  }
}
