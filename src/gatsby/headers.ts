type Rule = [path: string, headers: Record<string, string>]

const everywhere: Rule = [
  '/*',
  {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  },
]

// A file whose name changes with its content is never asked for again.
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

// The form for editors (tools/admin-files.mts), which robots leave out. What Decap CMS needs beyond the public pages
// (inline styles, api.github.com, Netlify's sign-in in a window) is allowed here and nowhere else.
const admin = { 'X-Robots-Tag': 'noindex, nofollow' }

const hashedScript = /-[0-9a-f]{20}\.js$/

/**
 * The text of Netlify's `_headers` file.
 * @param rootFiles names of the files at the top of `public/`; Gatsby's hashed scripts are among them
 */
export function headersFile(rootFiles: readonly string[]): string {
  const scripts = rootFiles.filter((file) => hashedScript.test(file)).toSorted()
  const rules: Rule[] = [
    everywhere,
    ['/static/*', immutable],
    ['/fonts/*', immutable],
    ['/admin', admin],
    ['/admin/*', admin],
    ...scripts.map((file): Rule => [`/${file}`, immutable]),
  ]
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('\n')
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
