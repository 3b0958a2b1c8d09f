import type { Text } from '../message-language'

/**
 * What editors read about a field: its name, as in the middle of a sentence, and one or two sentences about it.
 * A path begins with the kind of content: 'Artist.works.title'.
 */
export type FieldTable = Record<string, { name: Text; about: Text }>

export const paragraphs = { en: 'Paragraphs, separated by a blank line.', cs: 'Odstavce oddělené prázdným řádkem.' }

/** The words of a field: its name in English and in Czech, and what it is about. */
export const field = (en: string, cs: string, about: Text) => ({ name: { en, cs }, about })
