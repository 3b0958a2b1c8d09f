import { securityHeaders, type InlineHashes } from '../../http/security-headers'

type Rule = [path: string, headers: Record<string, string>]

// A file whose name changes with its content is never asked for again. Every other is asked for each time, which is
// Netlify's own rule (`max-age=0, must-revalidate`).
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

// Pictures for shared links are shown by pages of others; their names stay when they are drawn anew.
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'public, max-age=86400' }

/**
 * The form for editors (tools/admin/admin-files.mts): robots leave it out, and Decap CMS needs what no public page may have.
 * It writes styles into the page, compiles its schemas, shows pictures from memory, and speaks with GitHub and with
 * Netlify's sign-in in a window of its own.
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

const hashed = /[-.][0-9a-f]{20}\.(js|css)$/

type Site = {
  /** Names of the files at the top of `public/`; Gatsby's hashed scripts and styles are among them. */
  rootFiles: readonly string[]
  /** Of all pages together. */
  inline: InlineHashes
  apiOrigin?: string
}

/**
 * The text of Netlify's `_headers` file. Of a header that two rules name, the later rule's counts, so what is special
 * comes after `/*`.
 */
export function headersFile({ rootFiles, inline, apiOrigin }: Site): string {
  const immutables = rootFiles.filter((file) => hashed.test(file)).toSorted()
  const rules: Rule[] = [
    ['/*', securityHeaders({ ...inline, apiOrigin })],
    ['/static/*', immutable],
    ['/fonts/*', immutable],
    ['/social/*', shared],
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
