import type { InlineHashes } from '../../src/http/security-headers'
import { guestName } from '../../src/registration/guest-name'
import { parts, placeholders, type Part } from '../../src/registration/placeholders'
import { linesIn } from '../../src/typeface/line-width'
import { escapeHtml } from '../http/escape-html'

/** A page with placeholders for everything that depends on the request. The build makes it (tools/build). */
export type Page = {
  html: string
  /** The hashes for its Content-Security-Policy. No placeholder is inside a script or a style. */
  hashes: InlineHashes
  /** The advance widths of the title font, as the build of the site reads them (src/gatsby/fonts/fonts.ts). */
  letterWidths: string
}

/** What replaces a placeholder, by its kind: a text, which is escaped. */
export type Fill = Record<string, (name: string, option: string) => string | undefined>

/** Fills in a page. One pass replaces all placeholders, so that a placeholder inside a value stays plain text. */
export function fillPage({ html }: Page, chosen: ReadonlySet<Part>, fill: Fill): string {
  return choose(html, chosen).replace(placeholders, (_, kind: string, name = '', option = '') =>
    escapeHtml(fill[kind]?.(name, option) ?? ''),
  )
}

/** Fills in the placeholders of a guest's name. */
export function fillGuest({ letterWidths }: Page, name: string | null | undefined): Fill[string] {
  const guest: Record<string, string> = guestName(name ?? '', linesIn(letterWidths))
  return (fact) => guest[fact]
}

/** Keeps the parts of a page that belong to an answer, and removes the others. */
function choose(html: string, chosen: ReadonlySet<string>): string {
  return html.replace(parts, (_, part: string, content: string) => (chosen.has(part) ? choose(content, chosen) : ''))
}
