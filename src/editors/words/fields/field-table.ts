import type { MessageLanguage } from '../message-language'

/**
 * What editors read about a field: its name, as in the middle of a sentence, and one or two sentences about it.
 * A path begins with the kind of content: 'Artist.works.title'.
 */
export type FieldTable = Record<string, Record<MessageLanguage, readonly [name: string, description: string]>>
