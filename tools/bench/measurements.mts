import { buildTimes, scale } from './build.mts'
import { door } from './door.mts'
import { type Figure, type Measurement, type Row, rowsOf, type Site } from './figure'
import { interaction } from './interaction.mts'
import { lighthouseScores } from './lighthouse.mts'
import { navigation } from './navigation.mts'
import { paint } from './paint.mts'
import { register } from './register.mts'
import { sizes } from './sizes.mts'
import { workspace } from './workspace.mts'

/** The measurements of `npm run bench`, by their names. */
export const measurements: Record<string, Measurement> = {
  sizes,
  paint,
  navigation,
  interaction,
  door,
  build: buildTimes,
  scale,
  register,
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

/** Measures each site once in every round. The sites take turns at being first. */
export async function compare(
  { measure }: Measurement,
  sites: Site[],
  artists: readonly number[],
  rounds: number,
): Promise<Row[]> {
  const figures = new Map(sites.map((site): [Site, Figure[]] => [site, []]))
  for (let round = 0; round < rounds; round++) {
    for (const site of round % 2 ? sites.toReversed() : sites)
      figures.get(site)!.push(...(await measure(site, artists)))
  }
  return rowsOf([...figures.values()])
}
