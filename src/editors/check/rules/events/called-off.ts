import { at, type Content, hasGap } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'

export const rules = { 'event/called-off-without-updated': 'warning' } as const satisfies Rules

const report = reporter(rules)

/** Events that were called off, without the time from which calendars see that they changed. */
export const check = (content: Content): Finding[] =>
  content
    .records('Event')
    .filter((event) => event.data.cancelled && event.data.updated === undefined && !hasGap(event, ['updated']))
    .map((event) => report('event/called-off-without-updated', at(event, ['cancelled'])))
