import type { FilePosition } from '../base/problem'

/** Netlify's settings of the project. They are beside the folder of content. */
export const netlifyFile = 'netlify.toml'

type Written = { value: string; place: FilePosition }

/**
 * A redirect of netlify.toml.
 * @property isForced whether it also applies where the site has a page
 * @property isForSome whether it applies only to some requests, by their language or query for example
 */
export type NetlifyRule = { from?: Written; to?: Written; isForced: boolean; isForSome: boolean }

/** Reads the tables `[[redirects]]` of netlify.toml, with one key on a line, as Netlify's documentation writes them. */
export function netlifyRules(toml: string): NetlifyRule[] {
  const rules: NetlifyRule[] = []
  let table = ''
  for (const [index, line] of toml.split(/\r?\n/).entries()) {
    const [, opened] = /^\s*\[+\s*([\w.]+)\s*\]/.exec(line) ?? []
    if (opened !== undefined) {
      table = opened
      if (table === 'redirects') rules.push({ isForced: false, isForSome: false })
    }
    const rule = rules.at(-1)
    if (!rule) continue
    const [whole = '', key = '', value = ''] = /^\s*(\w+)\s*=\s*(.*)/.exec(line) ?? []
    const isCondition = /^(redirects\.)?(query|conditions)$/
    if (isCondition.test(table) || (table === 'redirects' && isCondition.test(key))) rule.isForSome = true
    if (table !== 'redirects') continue
    if (key === 'force') rule.isForced = value.startsWith('true')
    const [text] = /^(["']).*?\1/.exec(value) ?? []
    if (!text || (key !== 'from' && key !== 'to')) continue
    const column = whole.length - value.length + 1
    const place = { file: netlifyFile, line: index + 1, column, endColumn: column + text.length }
    rule[key] = { value: text.slice(1, -1), place }
  }
  return rules
}
