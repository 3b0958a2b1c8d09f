import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../command-line/run-program.mts'

/**
 * Packages that only one rarely used command needs, at the version that it was written for. `npm ci` does not install
 * them (docs/decisions/006-node-from-npm.md).
 */
export const onDemandPackages = { lighthouse: '13.5.0', 'vnu-jar': '26.9.27' }

export type OnDemandPackage = keyof typeof onDemandPackages

const cache = 'node_modules/.cache/on-demand'
const folderOf = (name: OnDemandPackage) =>
  path.resolve(cache, `${name}@${onDemandPackages[name]}`, 'node_modules', name)

/** @returns the folder of a package; undefined if it was not downloaded yet */
export function findPackage(name: OnDemandPackage): string | undefined {
  return existsSync(folderOf(name)) ? folderOf(name) : undefined
}

/**
 * Downloads a package with npm, unless it was downloaded before.
 * @returns its folder
 * @throws Error in one line if npm cannot download it
 */
export async function fetchPackage(name: OnDemandPackage): Promise<string> {
  const found = findPackage(name)
  if (found) return found
  const wanted = `${name}@${onDemandPackages[name]}`
  console.log(`Downloading ${wanted} into ${cache} …`)
  await mkdir(cache, { recursive: true })
  // npm writes into a temporary folder: an interrupted download must not look complete.
  const temporary = await mkdtemp(path.join(cache, 'part-'))
  try {
    await writeFile(path.join(temporary, 'package.json'), '{}')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--silent']
    const isDownloaded = await run('npm', ['install', '--prefix', temporary, ...options, wanted])
    if (!isDownloaded) throw new Error(`npm could not download ${wanted}. Check the connection to the npm registry.`)
    await rename(temporary, path.join(cache, wanted))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return folderOf(name)
}
