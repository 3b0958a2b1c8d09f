import type { Finding } from '../../base/rule'
import { at, type Content, hasGap } from '../../read/content'
import { report } from './words'

/** Events that were called off, without the time from which calendars see that they changed. */
export const check = (content: Content): Finding[] =>
  content
    .records('Event')
    .filter((event) => event.data.cancelled && event.data.updated === undefined && !hasGap(event, ['updated']))
    .map((event) => report('event/called-off-without-updated', at(event, ['cancelled'])))
