import { copyFile, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { builtPages } from './built-pages'

/**
 * Moves the HTML file of a page so that Netlify serves it without a slash at the end of the address.
 * @returns the file's new path
 */
export async function moveToCleanUrl(file: string): Promise<string> {
  const name = file.split(path.sep).join('/')
  const clean = cleanUrlFile(name)
  if (clean === name) return name
  await mkdir(path.dirname(clean), { recursive: true })
  // An earlier build has already moved a page that an incremental build did not render again.
  await rename(name, clean).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return clean
}

/** 'public/umelci/index.html' → 'public/umelci.html'. The home page does not move. */
export function cleanUrlFile(file: string): string {
  return file === 'public/index.html' ? file : file.replace(/\/index\.html$/, '.html')
}

/**
 * Copies all pages of the last build back to where Gatsby wrote them. When only scripts have changed, Gatsby replaces
 * the names of the scripts in all pages without rendering them again, and fails if a file is missing.
 */
export async function restorePages(): Promise<void> {
  const moved = builtPages().filter((file) => !file.endsWith('/index.html'))
  await Promise.all(
    moved.map(async (file) => {
      const original = file.replace(/\.html$/, '/index.html')
      await mkdir(path.dirname(original), { recursive: true })
      await copyFile(file, original)
    }),
  )
}
