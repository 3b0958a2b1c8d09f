import { cpSync, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The folder in which the sites of the tests are built, one after the other. webpack's cache holds absolute paths, so
 * only builds in one folder can share it.
 */
export const buildPlace = path.resolve('.test-site-build')

/** webpack's cache between two builds. */
const sharedCache = '.test-site-webpack'
const cacheInPlace = path.join(buildPlace, '.cache/webpack')
const cacheFolders = ['babel', 'stage-build-html', 'stage-build-javascript']

/** Names the folder from which the site was moved. */
const originFile = path.join(buildPlace, 'moved-from.txt')

/** Moves a site to where it is built. `clearBuildPlace` moves it back. */
export async function moveToBuildPlace(site: string): Promise<void> {
  await clearBuildPlace()
  await rename(site, buildPlace)
  await writeFile(originFile, site)
  await moveCache(sharedCache, cacheInPlace)
}

/** What a running server writes into a built site. */
const writtenByServer = /[\\/](\.netlify|test-results)$/

/**
 * Copies a built site, on which a server may run, to where it is built again, with a copy of webpack's cache.
 * `clearBuildPlace` deletes both.
 */
export async function copyToBuildPlace(site: string): Promise<void> {
  await clearBuildPlace()
  const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true }
  // Node's `cp` takes six times as long.
  cpSync(site, buildPlace, { ...options, filter: (file) => !writtenByServer.test(file) })
  cpSync(sharedCache, cacheInPlace, options)
}

/** After a build, or before the next one if the last was interrupted: makes place for another site. */
export async function clearBuildPlace(): Promise<void> {
  const origin = await readFile(originFile, 'utf8').catch(() => undefined)
  if (!origin) return rm(buildPlace, { recursive: true, force: true })
  await moveCache(cacheInPlace, sharedCache)
  await rm(originFile)
  await rename(buildPlace, origin)
}

async function moveCache(from: string, to: string): Promise<void> {
  for (const name of cacheFolders.filter((each) => existsSync(path.join(from, each)))) {
    await rm(path.join(to, name), { recursive: true, force: true })
    await mkdir(to, { recursive: true })
    await rename(path.join(from, name), path.join(to, name))
  }
}
