/** Does something in a task of its own, when the browser has drawn what was done before. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act))
