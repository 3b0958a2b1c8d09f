import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { enlarge } from './enlarge.mts'
import type { Figure, Measurement } from './figure'
import { timed } from './processes.mts'
import { contentOf } from './workspace.mts'

/**
 * Time and memory of the content check, in a process of its own, as an editor runs it. The second check is measured,
 * which has the pictures in its cache; for the sample, the first check too. Twice as many artists show how it grows.
 */
export const check: Measurement = {
  about: 'the content check',
  built: false,
  rounds: 3,
  measure: async ({ folder }, { artists }) => {
    const figures: Figure[] = []
    const sizes = [...new Set([50, 100, ...artists])]
    const seconds = new Map<number, number>()
    for (const size of sizes) {
      const temporary = await mkdtemp(path.join(tmpdir(), 'bench-check-'))
      try {
        const content = path.join(temporary, 'content')
        await cp(contentOf(folder), content, { recursive: true })
        process.env.CHECK_CONTENT_CACHE = path.join(temporary, 'pictures.json')
        await enlarge(content, size)
        const run = () =>
          timed('tsx', ['tools/commands/check-content.mts', '--content', content, '--format', 'json'], folder)
        const first = await run()
        if (size === 50) figures.push({ name: `${size} artists, no cache`, value: first.seconds, unit: 's' })
        const second = await run()
        const { megabytes } = second
        seconds.set(size, second.seconds)
        figures.push(
          { name: `${size} artists`, value: second.seconds, unit: 's' },
          { name: `${size} artists, memory`, value: megabytes, unit: 'MB' },
        )
      } finally {
        delete process.env.CHECK_CONTENT_CACHE
        await rm(temporary, { recursive: true })
      }
    }
    const [fifty, hundred] = [seconds.get(50), seconds.get(100)]
    // 2 or less: the time grows no faster than the number of artists.
    if (fifty && hundred) figures.push({ name: '100 artists / 50 artists', value: hundred / fifty, unit: '' })
    return figures
  },
}
