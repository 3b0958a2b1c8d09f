/** The paragraphs of a text of the content: a blank line begins a new one. */
export const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)
