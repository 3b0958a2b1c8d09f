import { type Locale, locales } from '../i18n/locales'
import { typeset } from '../i18n/typography'

export type Tree = { [key: string]: Tree | string }

export const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node)

/** Whether a node is a text: one of its keys is a language. */
export const isText = (node: Tree) => locales.some((locale) => locale in node)

/** The same tree with the texts of one language as its leaves. @param change what is done with each text */
export function textsIn(locale: Locale, node: unknown, change = (text: string) => text): Tree | string {
  if (!isTree(node)) return ''
  if (isText(node)) return change(String(node[locale] ?? ''))
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, textsIn(locale, child, change)]))
}

/** The texts of one language in a translations file, with the non-breaking spaces of its typography. */
export const typesetTextsIn = (locale: Locale, file: unknown) =>
  textsIn(locale, file, (text) => typeset(text, locale)) as Tree
