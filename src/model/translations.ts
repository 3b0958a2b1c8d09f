import { type Locale, locales } from '../i18n/locales'

export type Tree = { [key: string]: Tree | string }

export const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node)

/** Whether a node is a text: one of its keys is a language. */
export const isText = (node: Tree) => locales.some((locale) => locale in node)

/** The same tree with the texts of one language as its leaves. */
export function textsIn(locale: Locale, node: unknown): Tree | string {
  if (!isTree(node)) return ''
  if (isText(node)) return String(node[locale] ?? '')
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, textsIn(locale, child)]))
}
