import type { Content } from '../../engine/content-folder'

/** Whether a place is the venue or a room in it. */
export function isInVenue(content: Content, place: string | undefined, venue: string | undefined): boolean {
  const within = new Map(content.records('Place').map(({ data }) => [data.slug, data.within]))
  const seen = new Set<string>()
  for (let slug: string | undefined = place; slug !== undefined && !seen.has(slug); slug = within.get(slug)) {
    if (slug === venue) return true
    seen.add(slug)
  }
  return false
}
