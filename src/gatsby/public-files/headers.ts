import { securityHeaders, type InlineHashes } from '../../http/security-headers'

type Rule = [path: string, headers: Record<string, string>]

// For what other sites could show or run as a part of their pages.
const ownOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' }

// For files whose name contains a hash of their content. The others have Netlify's default, `max-age=0, must-revalidate`.
const immutable = { ...ownOnly, 'Cache-Control': 'public, max-age=31536000, immutable' }

// Social images: other sites embed them, and a new version has the same name.
const socialImages = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' }

// Calendars. Programs that subscribe to one ask whether it has changed.
const calendars = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

// Pictures in the artists’ names on the home page: a new version has the same name.
const pictureInNames = { ...ownOnly, 'Cache-Control': 'public, max-age=86400' }

const hashed = /[-.][0-9a-f]{20}\.(js|css)$/

type Site = {
  /** The names of the files at the top of `public/`, Gatsby's hashed scripts and styles among them. */
  rootFiles: readonly string[]
  /** The hashes of the inline scripts and styles of all pages. */
  inline: InlineHashes
  apiOrigin?: string
  framedBy?: string
}

// The files of the form for editors; a function answers with its page (netlify/editors/show-form.ts).
const formFiles = { ...ownOnly, 'X-Robots-Tag': 'noindex, nofollow' }

/**
 * The text of Netlify's `_headers` file. Netlify does not document what it sends when two rules for the same address set
 * the same header, so no two rules do.
 */
export function headersFile({ rootFiles, inline, ...origins }: Site): string {
  const immutables = rootFiles.filter((file) => hashed.test(file)).toSorted()
  const { 'Cross-Origin-Resource-Policy': _, ...everywhere } = securityHeaders({ ...inline, ...origins })
  const rules: Rule[] = [
    ['/*', everywhere],
    ...filesIn('/static', 2, immutable),
    ...filesIn('/fonts', 1, immutable),
    ...filesIn('/search/script', 1, immutable),
    ...filesIn('/urgent', 1, immutable),
    ...filesIn('/card', 1, immutable),
    ...filesIn('/social', 3, socialImages),
    ...filesIn('/calendar', 2, calendars),
    ...filesIn('/names', 2, pictureInNames),
    ...filesIn('/admin', 1, formFiles),
    ...immutables.map((file): Rule => [`/${file}`, immutable]),
  ]
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('\n')
}

/**
 * The rules for the files of a folder, one for each depth of its folders. An asterisk in their place would also match pages
 * whose address begins with the name of the folder: Netlify takes `/calendar/*` for `/calendars`, too.
 */
const filesIn = (folder: string, depth: number, headers: Record<string, string>): Rule[] =>
  Array.from({ length: depth }, (_, folders) => [`${folder}${'/:folder'.repeat(folders)}/:file`, headers])

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
