/**
 * Whether the document was opened by a link or an address: after Back, Forward and a reload, the browser returns to the
 * place where it was left.
 */
export const isNewVisit = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'
