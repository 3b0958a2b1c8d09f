import { writeFile } from 'node:fs/promises'
import { compare, measurements, withSites } from '../bench/compare.mts'
import { type Row, table } from '../bench/figure'
import { runCommand, UsageError } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { run } from '../command-line/run-program.mts'

/** Compares the function with its database call. It prints its own table. */
const register = 'register'

const usage = `Usage: npm run bench [-- NAME... OPTIONS]

Measures the site and prints the median of each figure.
Names: ${[...Object.keys(measurements), register].join(', ')}. Without a name: all except ${register}.

  --vs REF        measure another commit too, in turns, and print the ratio of each figure
  --artists N,N   how many artists the enlarged exhibitions have (50,500)
  --rounds N      how often each measurement is repeated, instead of its own number
  --json FILE     write the figures into a file too
  --help          print this help

Environment variables:
  CONTENT_FOLDER   the content of the measured site (content)`

const options = {
  vs: { type: 'string' },
  artists: { type: 'string', default: '50,500' },
  rounds: { type: 'string' },
  json: { type: 'string' },
} as const

process.exitCode = await runCommand({
  usage,
  options,
  positionals: { min: 0, max: Infinity },
  run: async ({ vs, artists, rounds, json }, chosen) => {
    const unknown = chosen.find((name) => !(name in measurements) && name !== register)
    if (unknown) throw new UsageError(`Unknown measurement: ${unknown}`)
    forgetPublishedSite()
    const names = chosen.length > 0 ? chosen : Object.keys(measurements)
    const sizes = { artists: artists.split(',').map(Number) }
    const figures: Record<string, Row[]> = {}
    await withSites(vs, async (sites) => {
      for (const [name, measurement] of Object.entries(measurements).filter(([name]) => names.includes(name))) {
        figures[name] = await compare(measurement, sites, sizes, rounds ? Number(rounds) : undefined)
        const titles = sites.map((site) => site.name)
        console.log(`\n${name}: ${measurement.about}\n\n${table(figures[name], titles)}`)
      }
    })
    if (names.includes(register)) await run('tsx', ['tools/bench/register-calls.mts'])
    if (json) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`)
  },
})
