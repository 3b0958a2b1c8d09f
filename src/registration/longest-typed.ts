/**
 * How much of a text a field takes, in characters. Browsers cut what is pasted at that without a word: up to twice the
 * longest text stays, and is told to be too long.
 */
export const longestTyped = (longest: number) => longest * 2
