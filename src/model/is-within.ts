/**
 * Whether a place is a building or a room in it.
 * @param place the slug of the place
 * @param building the slug of the building
 * @param withinOf returns what a place is in, by their slugs
 */
export function isWithin(
  place: string | undefined,
  building: string | undefined,
  withinOf: (place: string) => string | null | undefined,
): boolean {
  const seen = new Set<string>()
  for (let slug: string | null | undefined = place; slug && !seen.has(slug); slug = withinOf(slug)) {
    if (slug === building) return true
    seen.add(slug)
  }
  return false
}
