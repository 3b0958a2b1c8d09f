import type { Mark } from '../../components/marks/marks'

export type Plan = {
  /** The marks of this browser, also those that the site does not have. */
  own: Mark[]
  /** The marks that are shown: those of the link if they are others than the own ones. */
  marks: Mark[]
  isShared: boolean
  /** Whether the site has none of the marks of the link. */
  isLinkGone: boolean
  /** How many of the marks that the page is about the site does not have. */
  gone: number
}

/**
 * The plan that the page shows.
 * @param known the current marks by all marks that have led to them
 * @param saved the marks that this browser has saved
 * @param linked the marks of the link; none if the page was opened without one
 */
export function planOf(known: ReadonlyMap<Mark, Mark>, saved: readonly Mark[], linked: readonly Mark[]): Plan {
  const current = (marks: readonly Mark[]) => [...new Set(marks.map((mark) => known.get(mark) ?? mark))]
  const isKnown = (mark: Mark) => known.has(mark)
  const own = current(saved)
  const inLink = current(linked)
  const shared = inLink.filter(isKnown)
  const isShared =
    shared.some((mark) => !own.includes(mark)) || (shared.length > 0 && shared.length < own.filter(isKnown).length)
  const marks = isShared ? shared : own.filter(isKnown)
  return {
    own,
    marks,
    isShared,
    isLinkGone: inLink.length > 0 && shared.length === 0,
    gone: (isShared ? inLink : own).length - marks.length,
  }
}
