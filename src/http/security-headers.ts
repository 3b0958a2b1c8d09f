import { hash } from 'node:crypto'

/** What a page has in itself that its policy must name: hashes, as `inlineHashes` gives them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type Allowed = Partial<InlineHashes> & {
  /** The origin of the registration's API, where it is not the site's own. */
  apiOrigin?: string
  /** The origin of the form for editors, which may show the page in a frame; without it, nothing may. */
  framedBy?: string
}

/**
 * The security headers of every response: of the files (src/gatsby/public-files/headers.ts) and of the functions
 * (netlify/http/response.ts). Only resources of the site itself are allowed, and inline scripts and style elements
 * only by their hashes; style attributes are allowed (docs/decisions/022-security-headers.md). https://www.w3.org/TR/CSP3/
 */
export function securityHeaders({ scripts = [], styles = [], apiOrigin, framedBy }: Allowed): Record<string, string> {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  const policy = [
    // Not 'none': Firefox asks this directive whether a page may be loaded ahead (prefetch).
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    // The preview of a mail on the organisers' page.
    "frame-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    `form-action 'self'${api}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ]
  // X-Frame-Options cannot name another origin.
  const { 'X-Frame-Options': _, ...framed } = guards
  return { 'Content-Security-Policy': policy.join('; '), ...(framedBy ? framed : guards) }
}

const guards = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY', // what frame-ancestors says, for browsers before it
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * The headers of the page of the form for editors (netlify/editors/show-form.ts, tools/admin/admin-server.ts). Decap CMS
 * needs more than the other pages: it adds styles to the page, compiles schemas, shows blob: images, and opens GitHub's and
 * Netlify's sign-in in a new window.
 * @param previews the origin of the pages that the preview shows
 */
export const formHeaders = (previews: string) => ({
  ...guards,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "font-src 'self' data:",
    "connect-src 'self' data: blob: https://api.github.com https://api.netlify.com",
    `frame-src 'self' blob: ${previews}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex, nofollow',
})

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The hashes of the scripts that run, and of the styles, inside a page. */
export function inlineHashes(html: string): InlineHashes {
  const found = [...html.matchAll(element)].map(([, name, attributes = '', text = '']) => ({ name, attributes, text }))
  const scripts = found.filter(({ name, attributes }) => name === 'script' && !/\s(src|type)=/.test(attributes))
  const styles = found.filter(({ name }) => name === 'style')
  return { scripts: hashes(scripts), styles: hashes(styles) }
}

const hashes = (elements: { text: string }[]) => [
  ...new Set(elements.map(({ text }) => `'sha256-${hash('sha256', text, 'base64')}'`)),
]
