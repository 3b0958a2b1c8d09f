import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { enlarge } from './enlarge.mts'
import type { Figure, Measurement, Site } from './figure'
import { type Ran, timed } from './processes.mts'
import { workspace } from './workspace.mts'

const build = (folder: string) => timed('npm', ['run', 'build'], folder)

/** What an editor changes between two builds: a number of one artist, and a text of the exhibition that all pages have. */
const changes: [name: string, file: (folder: string) => Promise<string>, from: RegExp, to: string][] = [
  [
    'an artist',
    async (folder) => `artists/${(await readdir(path.join(folder, 'content/artists')))[0]}/artist.yaml`,
    /^birthYear: (\d\d\d)(\d)/m,
    'birthYear: 19$2$2',
  ],
  ['the exhibition', async () => 'exhibition.yaml', /^(admission:\n +cs: )(.*)$/m, '$1$2 $2'],
]

/** The whole build: for the first time, without a change, and after each kind of change. Nothing is kept of it. */
export const buildTimes: Measurement = {
  about: 'the build',
  built: false,
  rounds: 1,
  measure: (site) =>
    aside(site, async (folder) => {
      const figures = figuresOf('cold', await build(folder))
      // The second build is the first that finds something, and what it had to write is not there for the third.
      await build(folder)
      figures.push(...figuresOf('warm, nothing changed', await build(folder)))
      for (const [name, fileOf, from, to] of changes) {
        const file = path.join(folder, 'content', await fileOf(folder))
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
 * Larger exhibitions, built without a cache but with their pictures made: what a page costs, which must not grow with
 * their number.
 */
export const scale: Measurement = {
  about: 'the build of larger exhibitions',
  built: false,
  rounds: 1,
  measure: (site, { artists }) =>
    aside(site, async (folder) => {
      const figures: Figure[] = []
      const made = 'public/static'
      if (existsSync(made)) await cp(made, path.join(folder, made), { recursive: true })
      else await build(folder)
      for (const size of artists) {
        await enlarge(path.join(folder, 'content'), size)
        await forgetAllButPictures(folder)
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

const figuresOf = (name: string, { seconds, megabytes }: Ran): Figure[] => [
  { name, value: seconds, unit: 's' },
  { name: `${name}, memory`, value: megabytes, unit: 'MB' },
]

/** In a folder of the same files: the one that is measured may be served or developed meanwhile. */
async function aside<T>({ name, folder }: Site, act: (folder: string) => Promise<T>): Promise<T> {
  const copy = path.resolve(folder) === process.cwd() ? await workspace() : undefined
  if (!copy) await Promise.all(['.cache', 'public'].map((each) => rm(path.join(folder, each), gone)))
  try {
    return await act(copy?.folder ?? folder)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  } finally {
    await copy?.remove()
  }
}

const gone = { recursive: true, force: true }

async function forgetAllButPictures(folder: string): Promise<void> {
  const [site, pictures, kept] = ['public', 'public/static', 'pictures'].map((each) => path.join(folder, each)) as [
    string,
    string,
    string,
  ]
  await rename(pictures, kept)
  await Promise.all([site, path.join(folder, '.cache')].map((each) => rm(each, gone)))
  await mkdir(site)
  await rename(kept, pictures)
}

const countPages = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).length
