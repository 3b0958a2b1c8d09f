import type { InlineHashes } from '../../src/http/security-headers'
import { parts, placeholders, type Part } from '../../src/registration/placeholders'
import { escapeHtml } from '../http/escape-html'

/** A page with placeholders for everything that depends on the request. The build makes it (tools/build). */
export type Page = {
  html: string
  /** The hashes for its Content-Security-Policy. No placeholder is inside a script or a style. */
  hashes: InlineHashes
}

/** What replaces a placeholder, by its kind: a text, which is escaped. */
export type Fill = Record<string, (name: string, option: string) => string | undefined>

/** Fills in a page. One pass replaces all placeholders, so that a placeholder inside a value stays plain text. */
export function fillPage({ html }: Page, chosen: ReadonlySet<Part>, fill: Fill): string {
  return choose(html, chosen).replace(placeholders, (_, kind: string, name = '', option = '') =>
    escapeHtml(fill[kind]?.(name, option) ?? ''),
  )
}

/** Keeps the parts of a page that belong to an answer, and removes the others. */
function choose(html: string, chosen: ReadonlySet<string>): string {
  return html.replace(parts, (_, part: string, content: string) => (chosen.has(part) ? choose(content, chosen) : ''))
}
