import { type Locale, locales } from '../i18n/locales'

export type Tree = { [key: string]: Tree | string }

export const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node)

/** A leaf: it has a key that is a language. */
export const isText = (node: Tree) => locales.some((locale) => locale in node)

/** The same tree with the texts of one language as its leaves. */
export function textsIn(locale: Locale, node: unknown): Tree | string {
  if (!isTree(node)) return ''
  if (isText(node)) return String(node[locale] ?? '')
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, textsIn(locale, child)]))
}
