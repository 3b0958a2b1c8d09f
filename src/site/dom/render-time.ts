import { asOf } from '#build-values'
import { siteTime } from './site-time'

/** The time of the site where React renders: while it builds, which has no document, and in a browser. */
export const renderTime = (): number => (typeof document === 'undefined' ? siteTime(asOf) : siteTime())
