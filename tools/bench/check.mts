import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { enlarge } from './enlarge.mts'
import type { Figure, Measurement } from './figure'
import { timed } from './processes.mts'

/**
 * Time and memory of the content check, each in a process of its own, as an editor runs it. Pictures are known, as they
 * are from the second check on; what reading them for the first time takes is told for the sample.
 */
export const check: Measurement = {
  about: 'the content check',
  built: false,
  rounds: 3,
  measure: async ({ folder }, { artists }) => {
    const figures: Figure[] = []
    const sizes = [...new Set([50, ...artists])]
    for (const size of sizes) {
      const aside = await mkdtemp(path.join(tmpdir(), 'bench-check-'))
      try {
        const content = path.join(aside, 'content')
        await cp(path.join(folder, 'content'), content, { recursive: true })
        process.env.CHECK_CONTENT_MEMORY = path.join(aside, 'pictures.json')
        await enlarge(content, size)
        const run = () =>
          timed('tsx', ['tools/commands/check-content.mts', '--content', content, '--format', 'json'], folder)
        const first = await run()
        if (size === 50) figures.push({ name: `${size} artists, pictures unknown`, value: first.seconds, unit: 's' })
        const { seconds, megabytes } = await run()
        figures.push(
          { name: `${size} artists`, value: seconds, unit: 's' },
          { name: `${size} artists, memory`, value: megabytes, unit: 'MB' },
        )
      } finally {
        delete process.env.CHECK_CONTENT_MEMORY
        await rm(aside, { recursive: true })
      }
    }
    return figures
  },
}
