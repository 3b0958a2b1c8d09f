import type { MessageLanguage } from '../message-language'

/** A text in each language of messages. The check replaces `{name}` with the value of that name. */
export type Text = Record<MessageLanguage, string>

/** What is wrong, why it matters and how to fix it, for each rule of the content check by its name. */
export type RuleWords = Record<
  `${string}/${string}`,
  Record<MessageLanguage, { what: string; why: string; fix: string }>
>
