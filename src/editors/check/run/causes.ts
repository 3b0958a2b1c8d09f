import { listed, phrase, phrases } from '../base/message'
import type { Finding } from '../base/rule'

/** How many other places a message names. */
const maxPlaces = 5

/** One problem for each cause: of its findings, the first, which names the places of the others. */
export function oneForEachCause(findings: readonly Finding[]): Finding[] {
  const causeOf = ({ rule, cause }: Finding) => cause && `${rule.name} ${cause}`
  const others = new Map<string, Finding[]>()
  const firsts = findings.filter((finding) => {
    const cause = causeOf(finding)
    const known = cause === undefined ? undefined : others.get(cause)
    if (cause !== undefined && !known) others.set(cause, [])
    return !known?.push(finding)
  })
  return firsts.map((first) => withPlaces(first, others.get(causeOf(first) ?? '') ?? []))
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
