import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildTimes, scale } from '../bench/build.mts'
import { check } from '../bench/check.mts'
import { type Figure, type Measurement, rowsOf, type Site, table } from '../bench/figure'
import { interaction } from '../bench/interaction.mts'
import { lighthouseScores } from '../bench/lighthouse.mts'
import { navigation } from '../bench/navigation.mts'
import { timed } from '../bench/processes.mts'
import { sizes } from '../bench/sizes.mts'
import { workspace } from '../bench/workspace.mts'
import { run } from '../command-line/run-program.mts'

const measurements: Record<string, Measurement> = {
  sizes,
  navigation,
  interaction,
  check,
  build: buildTimes,
  scale,
  lighthouse: lighthouseScores,
}
/** Compares the function with the bare call of its database in one run, and prints a table of its own. */
const register = 'register'

const usage = `npm run bench -- [${[...Object.keys(measurements), register].join('] [')}] [options]
Without a name: all but ${register}, which is about the function.
  --vs REF        the same for another commit, in turns in the same run, with the ratio of each figure
  --artists N,N   how many artists the enlarged exhibitions have (50,500)
  --rounds N      how often each measurement is repeated, instead of its own number; the median counts
  --json FILE     writes the figures into a file, too`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    vs: { type: 'string' },
    artists: { type: 'string', default: '50,500' },
    rounds: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !(name in measurements) && name !== register)
const names = positionals.length > 0 ? positionals : Object.keys(measurements)

async function bench(): Promise<void> {
  const chosen = names.flatMap((name) => (measurements[name] ? [{ name, ...measurements[name] }] : []))
  const opened = values.vs ? [await workspace(), await workspace(values.vs)] : []
  const sites: Site[] = values.vs ? opened : [{ name: 'this', folder: process.cwd() }]
  const written: Record<string, unknown> = {}
  try {
    for (const { name, about, ...measurement } of chosen) {
      const rows = rowsOf(await inTurns(measurement, sites))
      written[name] = rows
      const titles = sites.map((site) => site.name)
      console.log(`\n${name}: ${about}\n\n${table(rows, titles)}`)
    }
    if (names.includes(register)) await run('tsx', ['tools/bench/register-calls.mts'])
    if (values.json) await writeFile(values.json, `${JSON.stringify(written, null, 2)}\n`)
  } finally {
    for (const { remove } of opened) await remove()
  }
}

/** Each site is measured once in every round, and goes first in every other one. @returns the figures of each site */
async function inTurns({ built, rounds, measure }: Omit<Measurement, 'about'>, sites: Site[]): Promise<Figure[][]> {
  if (built) for (const { folder } of sites) await ensureBuilt(folder)
  const options = { artists: (values.artists ?? '').split(',').map(Number) }
  const found = new Map(sites.map((site): [Site, Figure[]] => [site, []]))
  for (let round = 0; round < Number(values.rounds ?? rounds); round++) {
    for (const site of round % 2 ? sites.toReversed() : sites) found.get(site)!.push(...(await measure(site, options)))
  }
  return [...found.values()]
}

async function ensureBuilt(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'public/index.html'))) await timed('npm', ['run', 'build'], folder)
}

if (values.help || unknown.length > 0) {
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 1 : 0
} else await bench()
