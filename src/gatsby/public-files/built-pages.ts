import { globSync } from 'node:fs'

/** No pages of the site: the form for editors is Decap's, Gatsby's slices are parts of pages; the rest only takes time. */
const others = ['admin.html', 'admin', '_gatsby', 'page-data', 'static', 'social'].map((name) => `public/${name}`)

/** @returns the HTML file of every page that was built, with slashes: `public/en/umelci.html` */
export function builtPages(): string[] {
  const files = globSync('public/**/*.html', { exclude: others })
  return files.map((file) => file.replaceAll('\\', '/')).sort()
}
