import { localTimeOf } from '../../../../model/time-zone'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { report } from './words'

type Event = ContentRecord<'Event'>

/** Events that were called off or that a change moves, without the time from which calendars see that they changed. */
export function* check(content: Content): Iterable<Finding> {
  for (const event of content.records('Event')) {
    if (event.data.cancelled && event.data.updated === undefined && !hasGap(event, ['updated']))
      yield report('event/called-off-without-updated', at(event, ['cancelled']))
  }
  yield* changed(content)
}

/** Events that a change moves, calls off or holds after all. */
function* changed(content: Content): Iterable<Finding> {
  const { before, folder } = content
  const timeZone = content.records('Exhibition')[0]?.data.timeZone
  if (!before || !folder.before || timeZone === undefined) return
  const line = `updated: "${localTimeOf(folder.before.now, timeZone)}"`
  const earlier = new Map(before.records('Event').map((event) => [event.data.slug, event]))
  for (const event of content.records('Event')) {
    const was = event.data.slug === undefined ? undefined : earlier.get(event.data.slug)
    const key = was && !isUpdated(was, event) && changedKey(was, event, before, content)
    if (!key) continue
    yield report('event/changed-without-updated', event.yaml.keyPositionOf([key]), { line })
  }
}

/** Whether calendars see the change, or it is reported that they do not. */
const isUpdated = ({ data: was }: Event, { data: { cancelled, updated } }: Event) =>
  updated === undefined ? cancelled === true : updated !== was.updated

/** The key of what has changed, as far as it is known. A place that moves, moves its events. */
function changedKey({ data: was }: Event, { data: is }: Event, before: Content, after: Content): string | undefined {
  const key = (['start', 'end', 'place'] as const).find(
    (each) => was[each] !== undefined && is[each] !== undefined && was[each] !== is[each],
  )
  if (key) return key
  if (Boolean(was.cancelled) !== Boolean(is.cancelled)) return is.cancelled ? 'cancelled' : 'start'
  return whereIs(was.place, before) === whereIs(is.place, after) ? undefined : 'place'
}

/** The building of a place and its address, to compare. */
function whereIs(slug: string | undefined, content: Content): string {
  const places = new Map(content.records('Place').map(({ data }) => [data.slug, data]))
  const building = places.get(slug)?.within ?? slug
  return JSON.stringify([building, places.get(building)?.address])
}
