import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../command-line/run-program.mts'

/**
 * What only a rare command needs, at the version that it was written for. It is not installed with the other packages
 * (docs/decisions/030-weight.md).
 */
export const versions = { lighthouse: '13.5.0', 'vnu-jar': '26.9.27' }

export type OnDemandPackage = keyof typeof versions

const cache = 'node_modules/.cache/rare'
const folderOf = (name: OnDemandPackage) => path.resolve(cache, `${name}@${versions[name]}`, 'node_modules', name)

/** @returns the folder of a package that was fetched before */
export function fetchedPackage(name: OnDemandPackage): string | undefined {
  return existsSync(folderOf(name)) ? folderOf(name) : undefined
}

/**
 * Fetches a package by npm, once.
 * @returns its folder
 * @throws Error in one line where it cannot be fetched
 */
export async function fetchPackage(name: OnDemandPackage): Promise<string> {
  const found = fetchedPackage(name)
  if (found) return found
  const wanted = `${name}@${versions[name]}`
  console.log(`Fetching ${wanted} into node_modules/.cache, once …`)
  await mkdir(cache, { recursive: true })
  // In a folder aside: one that is broken off is never taken for whole.
  const aside = await mkdtemp(path.join(cache, 'part-'))
  try {
    await writeFile(path.join(aside, 'package.json'), '{}')
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--silent']
    const isFetched = await run('npm', ['install', '--prefix', aside, ...options, wanted])
    if (!isFetched) throw new Error(`${wanted} is missing here and npm could not fetch it.`)
    await rename(aside, path.join(cache, wanted))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return folderOf(name)
}
