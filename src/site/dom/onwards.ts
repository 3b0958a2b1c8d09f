/**
 * The direction in which a text goes on.
 * @returns 1 to the right, -1 to the left
 */
export const onwards = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1)
