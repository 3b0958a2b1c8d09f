/** Calls a function in its own task after the next paint. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))
