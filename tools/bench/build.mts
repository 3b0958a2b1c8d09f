import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startProgram } from '../command-line/start-program'
import { freePort } from '../server/ports'
import { enlarge } from './enlarge.mts'
import type { Figure, Measurement, Site } from './figure'
import { type Run, timed } from './processes.mts'
import { contentOf, workspace } from './workspace.mts'

const build = (folder: string) => timed('npm', ['run', 'build'], folder)

/** Changes of an editor between two builds: a number of one artist, and a text of the exhibition, which all pages query. */
const changes: [name: string, file: (folder: string) => Promise<string>, from: RegExp, to: string][] = [
  [
    'an artist',
    async (folder) => `artists/${(await readdir(path.join(contentOf(folder), 'artists')))[0]}/artist.yaml`,
    /^birthYear: (\d\d\d)(\d)/m,
    'birthYear: 19$2$2',
  ],
  ['the exhibition', async () => 'exhibition.yaml', /^(admission:\n +cs: )(.*)$/m, '$1$2 $2'],
]

/** From `npm start` in a fresh copy until the site answers. */
async function start(folder: string): Promise<Figure> {
  const begin = performance.now()
  const { stop } = await startProgram(path.join(folder, 'tools/commands/start.mts'), {
    cwd: folder,
    env: { CONTENT_FOLDER: contentOf(folder), PORT: String(await freePort()) },
    ready: /is open/,
  })
  const value = (performance.now() - begin) / 1000
  await stop()
  return { name: 'npm start, cold', value, unit: 's' }
}

/** The build: without a cache, without a change, and after each kind of change. */
export const buildTimes: Measurement = {
  about: 'the build',
  rounds: 1,
  measure: (site) =>
    inCopy(site, async (folder) => {
      const figures = [await start(folder)]
      await deleteBuild(folder)
      figures.push(...figuresOf('cold', await build(folder)))
      // The second build still writes files that the first one did not leave.
      await build(folder)
      figures.push(...figuresOf('warm, nothing changed', await build(folder)))
      for (const [name, fileOf, from, to] of changes) {
        const file = path.join(contentOf(folder), await fileOf(folder))
        const text = await readFile(file, 'utf8')
        await writeFile(file, text.replace(from, to))
        figures.push(...figuresOf(`warm, ${name} changed`, await build(folder)))
        await writeFile(file, text)
        await build(folder)
      }
      return figures
    }),
}

/**
 * The build of larger exhibitions, without a cache but with all pictures encoded. The time for each page must not grow
 * with the number of pages.
 */
export const scale: Measurement = {
  about: 'the build of larger exhibitions',
  rounds: 1,
  measure: (site, artists) =>
    inCopy(site, async (folder) => {
      const figures: Figure[] = []
      const encoded = 'public/static'
      if (existsSync(encoded)) await cp(encoded, path.join(folder, encoded), { recursive: true })
      else await build(folder)
      for (const size of artists) {
        await enlarge(contentOf(folder), size)
        await deleteBuild(folder, 'static')
        const cold = await build(folder)
        const pages = await countPages(path.join(folder, 'public'))
        figures.push(
          { name: `${size} artists, pages`, value: pages, unit: 'files' },
          ...figuresOf(`${size} artists`, cold),
          { name: `${size} artists, each page`, value: (cold.seconds / pages) * 1000, unit: 'ms' },
          ...figuresOf(`${size} artists, warm`, await build(folder)),
        )
      }
      return figures
    }),
}

const figuresOf = (name: string, { seconds, megabytes }: Run): Figure[] => [
  { name, value: seconds, unit: 's' },
  { name: `${name}, memory`, value: megabytes, unit: 'MB' },
]

/** Calls `act` with a copy of the site: the site itself may be in use by a server meanwhile. */
async function inCopy<T>({ folder }: Site, act: (folder: string) => Promise<T>): Promise<T> {
  const copy = path.resolve(folder) === process.cwd() ? await workspace() : undefined
  if (!copy) await deleteBuild(folder)
  try {
    return await act(copy?.folder ?? folder)
  } finally {
    await copy?.remove()
  }
}

/** @param kept a folder of `public` that stays */
async function deleteBuild(folder: string, kept?: string): Promise<void> {
  const site = path.join(folder, 'public')
  const old = (await readdir(site).catch(() => [])).filter((name) => name !== kept)
  const paths = [path.join(folder, '.cache'), ...old.map((name) => path.join(site, name))]
  await Promise.all(paths.map((each) => rm(each, { recursive: true, force: true })))
}

const countPages = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).length
