/** A text at the start of a sentence or of a label: its first letter is a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
