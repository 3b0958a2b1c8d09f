import type { MessageLanguage } from '../../words/message-language'

/** A text in each language of messages. The check replaces `{name}` with the value of that name. */
export type Text = Record<MessageLanguage, string>

/**
 * A text in the language of its reader.
 * @property replacement what this advice says to write in place of the marked characters, where nothing else can be meant
 */
export type Wording = ((language: MessageLanguage) => string) & { replacement?: string }

/** A value in a message: the same in every language, or worded in each. */
export type Value = string | number | Wording

/** The names of the values in a text: 'first' | 'last' for '{first} and {last}'. A double brace is no value. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Name) | Placeholders<Rest>
  : never

/** The values that a text needs. */
export type Values<Text extends string> = Record<Placeholders<Text>, Value>

/** A text with its values filled in. */
export function fill(text: string, values: Readonly<Record<string, Value>>, language: MessageLanguage): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'function' ? value(language) : String(value)
  })
}

/** A part of a message. */
export const phrase =
  <Words extends Text>(
    words: Words,
    ...[values = {}]: [Placeholders<Words[MessageLanguage]>] extends [never]
      ? [values?: Record<string, never>]
      : [values: Values<Words[MessageLanguage]>]
  ): Wording =>
  (language) =>
    fill(words[language], values, language)
