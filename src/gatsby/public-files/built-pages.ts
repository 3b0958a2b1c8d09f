import { globSync } from 'node:fs'

/** Not pages of the site: the form for editors, Gatsby's slices. The other folders contain no HTML; skipping them saves time. */
const excluded = ['admin.html', 'admin', '_gatsby', 'page-data', 'static', 'social'].map((name) => `public/${name}`)

/** @returns the HTML files of all pages in `public/`, with slashes: `public/en/umelci.html` */
export function builtPages(): string[] {
  const files = globSync('public/**/*.html', { exclude: excluded })
  return files.map((file) => file.replaceAll('\\', '/')).sort()
}
