import { writeFile } from 'node:fs/promises'
import { compare, measurements, withSites } from '../bench/measurements.mts'
import { type Row, table } from '../bench/figure'
import { runCommand, UsageError } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'

const usage = `Usage: npm run bench [-- NAME... OPTIONS]

Measures the site and prints the median of each figure.
Names: ${Object.keys(measurements).join(', ')}. Without a name: all.

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
    const unknown = chosen.find((name) => !(name in measurements))
    if (unknown) throw new UsageError(`Unknown measurement: ${unknown}`)
    forgetPublishedSite()
    const wanted = Object.entries(measurements).filter(([name]) => chosen.length === 0 || chosen.includes(name))
    const sizes = artists.split(',').map(Number)
    const figures: Record<string, Row[]> = {}
    await withSites(vs, async (sites) => {
      for (const [name, measurement] of wanted) {
        figures[name] = await compare(measurement, sites, sizes, Number(rounds ?? measurement.rounds))
        const titles = sites.map((site) => site.name)
        console.log(`\n${name}: ${measurement.about}\n\n${table(figures[name], titles)}`)
      }
    })
    if (json) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`)
  },
})
