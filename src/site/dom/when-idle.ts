/** Calls a function when the browser is idle; at once in Safari, which cannot tell. */
export const whenIdle = (act: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(act) : act())
