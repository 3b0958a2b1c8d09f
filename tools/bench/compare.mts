import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildTimes, scale } from './build.mts'
import { check } from './check.mts'
import { door } from './door.mts'
import { type Figure, type Measurement, type Options, type Row, rowsOf, type Site } from './figure'
import { interaction } from './interaction.mts'
import { lighthouseScores } from './lighthouse.mts'
import { navigation } from './navigation.mts'
import { organisers } from './organisers.mts'
import { paint } from './paint.mts'
import { pictures } from './pictures.mts'
import { timed } from './processes.mts'
import { sizes } from './sizes.mts'
import { workspace } from './workspace.mts'

/** The measurements of `npm run bench`, by their names. */
export const measurements: Record<string, Measurement> = {
  sizes,
  paint,
  navigation,
  interaction,
  door,
  organisers,
  check,
  build: buildTimes,
  pictures,
  scale,
  lighthouse: lighthouseScores,
}

/**
 * Passes this version of the site to `act`, and with `commit` that version too. For a comparison, both are in temporary
 * folders, so that nothing of an earlier build makes one of them faster.
 */
export async function withSites(commit: string | undefined, act: (sites: Site[]) => Promise<void>): Promise<void> {
  const opened = commit ? [await workspace(), await workspace(commit)] : []
  try {
    await act(commit ? opened : [{ name: 'this', folder: process.cwd() }])
  } finally {
    for (const { remove } of opened) await remove()
  }
}

/**
 * Measures each site once in every round. The sites take turns at being first.
 * @param rounds how many rounds; by default as many as the measurement needs
 */
export async function compare(
  measurement: Measurement,
  sites: Site[],
  options: Options,
  rounds = measurement.rounds,
): Promise<Row[]> {
  if (measurement.built) for (const { folder } of sites) await ensureBuilt(folder)
  const figures = new Map(sites.map((site): [Site, Figure[]] => [site, []]))
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? sites.toReversed() : sites
    for (const site of order) figures.get(site)!.push(...(await measurement.measure(site, options)))
  }
  return rowsOf([...figures.values()])
}

async function ensureBuilt(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'public/index.html'))) await timed('npm', ['run', 'build'], folder)
}
