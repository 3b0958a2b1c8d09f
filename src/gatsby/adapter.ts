import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { inlineHashes } from '../http/security-headers'
import { builtPages } from './public-files/built-pages'
import { finishHtml } from './html/finish-html'
import { headersFile } from './public-files/headers'
import { madeFiles, removeRewritten, removeUnmade } from './public-files/leftovers'

const publicFolder = 'public'

/**
 * The last step of a build: makes `public/` what Netlify serves, and writes the headers that go with it.
 * Gatsby writes `x/index.html`, which Netlify would serve at `/x/`; addresses here have no slash at the end,
 * so the file becomes `x.html`. What belongs to no page any more is deleted, which Gatsby would leave behind.
 */
export const adapter: IAdapter = {
  name: 'netlify',
  async adapt({ routesManifest }) {
    const made = madeFiles(routesManifest)
    const pages = new Set<string>()
    const scripts = new Set<string>()
    const styles = new Set<string>()
    for (const file of made.filter(isPage)) {
      const page = await moveToCleanUrl(file)
      const written = await readFile(page, 'utf8')
      const html = finishHtml(written)
      if (html !== written) await writeFile(page, html)
      pages.add(page)
      const inline = inlineHashes(html)
      inline.scripts.forEach((hash) => scripts.add(hash))
      inline.styles.forEach((hash) => styles.add(hash))
    }
    await removeUnmade(pages, made)
    const headers = headersFile({
      rootFiles: await readdir(publicFolder),
      inline: { scripts: [...scripts], styles: [...styles] },
      apiOrigin: apiOrigin(process.env),
    })
    await writeFile(path.join(publicFolder, '_headers'), headers)
  },
}

/** Beside pages, Gatsby lists the pieces that it puts into them. */
const isPage = (file: string) => file.endsWith('.html') && !/[\\/]_gatsby[\\/]/.test(file)

/** The origin of GATSBY_API_URL, where that is not the site's own. */
function apiOrigin({ GATSBY_API_URL }: NodeJS.ProcessEnv): string | undefined {
  return GATSBY_API_URL ? new URL(GATSBY_API_URL).origin : undefined
}

/** @returns where the page's file now is */
async function moveToCleanUrl(file: string): Promise<string> {
  const name = file.split(path.sep).join('/')
  const clean = cleanName(name)
  if (clean === name) return name
  await mkdir(path.dirname(clean), { recursive: true })
  // A page that an incremental build did not touch has been moved by an earlier one.
  await rename(name, clean).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return clean
}

/** 'public/umelci/index.html' → 'public/umelci.html'; the home page stays where it is. */
export function cleanName(file: string): string {
  return file === `${publicFolder}/index.html` ? file : file.replace(/\/index\.html$/, '.html')
}

/**
 * Before a build: deletes what it writes anew, and puts the pages of the last one back where Gatsby left them. When only
 * scripts have changed, Gatsby writes their new names into the files of all pages without rendering the pages again, and
 * fails if one is gone.
 */
export async function restorePages(): Promise<void> {
  // In development nothing is written anew; the last build stays whole.
  if (process.env.NODE_ENV !== 'development') await removeRewritten()
  const moved = builtPages().filter((file) => !file.endsWith('/index.html'))
  await Promise.all(
    moved.map(async (file) => {
      const original = file.replace(/\.html$/, '/index.html')
      await mkdir(path.dirname(original), { recursive: true })
      await copyFile(file, original)
    }),
  )
}
