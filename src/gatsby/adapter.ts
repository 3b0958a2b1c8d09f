import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { headersFile } from './headers'

const publicFolder = 'public'

/**
 * The last step of a build: makes `public/` what Netlify serves.
 * Gatsby writes `x/index.html`, which Netlify would serve at `/x/`; addresses here have no slash at the end,
 * so the file becomes `x.html`. A page that exists no more loses its file, which Gatsby would leave behind.
 */
export const adapter: IAdapter = {
  name: 'netlify',
  async adapt({ routesManifest }) {
    const pages = new Set<string>()
    for (const route of routesManifest) {
      if (route.type !== 'static' || !route.filePath.endsWith('.html')) continue
      pages.add(await moveToCleanUrl(route.filePath))
    }
    await removeOldPages(pages)
    await writeFile(path.join(publicFolder, '_headers'), headersFile(await readdir(publicFolder)))
  },
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
 * Before a build: puts the pages of the last one back where Gatsby left them. When only scripts have changed, Gatsby
 * writes their new names into the files of all pages without rendering the pages again, and fails if one is gone.
 */
export async function onPreBootstrap(): Promise<void> {
  for (const file of await builtPages()) {
    const original = file.replace(/\.html$/, '/index.html')
    if (file.endsWith('/index.html')) continue
    await mkdir(path.dirname(original), { recursive: true })
    await copyFile(file, original)
  }
}

async function removeOldPages(pages: ReadonlySet<string>): Promise<void> {
  const old = (await builtPages()).filter((file) => !pages.has(file))
  await Promise.all(old.map((file) => rm(file)))
}

/** The HTML files of the last build; none before the first. */
async function builtPages(): Promise<string[]> {
  const files = await readdir(publicFolder, { recursive: true, withFileTypes: true }).catch(() => [])
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.html'))
    .map((file) => path.join(file.parentPath, file.name).split(path.sep).join('/'))
}
