import { readFileSync } from 'node:fs'
import type { GeneratedFile } from '../../src/editors/schemas/schema-files'
import { locales } from '../../src/i18n/locales'
import { pathTo, type Route } from '../../src/i18n/routes'

/** The functions that answer at the addresses of a page, with the route of the page. */
const routes = {
  registration: 'registration',
  'personal-invitation-page': 'personalInvitation',
} as const satisfies Record<string, Route>

/** The paths of these functions, by name: the addresses of the page in every language of the site. */
export const functionPaths = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => [name, locales.map((locale) => pathTo(route, locale))]),
  )

/**
 * The files of these functions, with the addresses of the page in every language of the site. Netlify reads the paths of
 * a function without running it, so they cannot be computed there.
 */
export function functionFiles(): GeneratedFile[] {
  return Object.entries(functionPaths()).map(([name, addresses]) => {
    const path = `netlify/functions/${name}/${name}.ts`
    return { path, text: withPaths(readFileSync(path, 'utf8'), addresses) }
  })
}

/** The text of a function with other paths, as the formatter writes it. */
export function withPaths(text: string, paths: readonly string[]): string {
  const quoted = paths.map((path) => `'${path}'`)
  const line = `  path: [${quoted.join(', ')}],`
  const lines = `  path: [\n${quoted.map((path) => `    ${path},\n`).join('')}  ],`
  return text.replace(/^ {2}path: \[[^\]]*\],$/m, line.length > 120 ? lines : line)
}
