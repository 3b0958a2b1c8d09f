import { securityHeaders, type InlineHashes } from '../../http/security-headers'

type Rule = [path: string, headers: Record<string, string>]

// For files whose name contains a hash of their content. The others have Netlify's default, `max-age=0, must-revalidate`.
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

// Social images: other sites embed them, and a new version has the same name.
const socialImages = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' }

// Calendars. Programs that subscribe to one ask whether it has changed.
const calendars = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

/**
 * The headers of the form for editors (tools/admin/admin-files.mts). Decap CMS needs more than the public pages: it adds
 * styles to the page, compiles schemas, shows blob: images, and opens GitHub's and Netlify's sign-in in a new window.
 */
export const adminHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "font-src 'self' data:",
    "connect-src 'self' data: blob: https://api.github.com https://api.netlify.com",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

// Pictures in the artists’ names on the home page: a new version has the same name.
const pictureInNames = { 'Cache-Control': 'public, max-age=86400' }

const hashed = /[-.][0-9a-f]{20}\.(js|css)$/

type Site = {
  /** The names of the files at the top of `public/`, Gatsby's hashed scripts and styles among them. */
  rootFiles: readonly string[]
  /** The hashes of the inline scripts and styles of all pages. */
  inline: InlineHashes
  apiOrigin?: string
}

/**
 * The text of Netlify's `_headers` file. When two rules set the same header, the later one wins, so `/*` comes first.
 */
export function headersFile({ rootFiles, inline, apiOrigin }: Site): string {
  const immutables = rootFiles.filter((file) => hashed.test(file)).toSorted()
  const rules: Rule[] = [
    ['/*', securityHeaders({ ...inline, apiOrigin })],
    ['/static/*', immutable],
    ['/fonts/*', immutable],
    ['/search/script/*', immutable],
    ['/social/*', socialImages],
    ['/calendar/*', calendars],
    ['/names/*', pictureInNames],
    ['/admin', adminHeaders],
    ['/admin/*', adminHeaders],
    ...immutables.map((file): Rule => [`/${file}`, immutable]),
  ]
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('\n')
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
