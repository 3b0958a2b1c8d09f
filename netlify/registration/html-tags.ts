/** An element's attributes as they were written, still escaped; true for one without a value. */
export type Attributes = Map<string, string | true>

export type Tag = { name: string; attributes: Attributes }

/** What a start tag becomes: itself and what follows it; undefined leaves it as it is. */
export type Rewrite = (tag: Tag, closing: boolean) => string | undefined

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

// Comments, templates, scripts and styles are taken whole: what looks like a tag in them is none.
const piece =
  /<!--[\s\S]*?-->|<(script|style|template|textarea|title)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/**
 * Rewrites the tags of an HTML document; everything else stays as it is, letter by letter.
 * It need not be a parser: the documents are the ones that Gatsby has built.
 * @param whole what a script, style, template … becomes; undefined leaves it as it is
 */
export function rewriteTags(
  html: string,
  rewrite: Rewrite,
  whole: (element: string, name: string) => string | undefined,
) {
  return html.replace(piece, (text: string, rawName?: string, slash?: string, name?: string, rest = '') => {
    if (rawName) return whole(text, rawName.toLowerCase()) ?? text
    if (!name) return text
    return rewrite({ name: name.toLowerCase(), attributes: attributesOf(rest) }, slash === '/') ?? text
  })
}

/** The attributes of a tag; of two with one name the first counts, as in a browser. */
export function attributesOf(text: string): Attributes {
  const attributes: Attributes = new Map()
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? true)
  }
  return attributes
}

export function writeTag({ name, attributes }: Tag): string {
  const written = [...attributes].map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${quote(value)}"`))
  return `<${name}${written.join('')}>`
}

const quote = (value: string) => value.replaceAll('"', '&quot;')

/** A text as it may stand in HTML, in an element as in a quoted attribute. */
export function escapeHtml(text: string): string {
  const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => references[character] ?? '')
}
