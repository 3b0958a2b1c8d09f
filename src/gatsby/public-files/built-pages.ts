import { globSync } from 'node:fs'

/** Not pages of the site: the form of earlier builds, Gatsby's slices. The other folders contain no HTML; skipping them saves time. */
const excluded = ['admin.html', 'admin', '_gatsby', 'page-data', 'static', 'social'].map((name) => `public/${name}`)

/**
 * @param site the folder of the built site
 * @returns the HTML files of all its pages, with slashes: `public/en/umelci.html`
 */
export function builtPages(site = '.'): string[] {
  const files = globSync('public/**/*.html', { cwd: site, exclude: excluded })
  return files.map((file) => file.replaceAll('\\', '/')).sort()
}
