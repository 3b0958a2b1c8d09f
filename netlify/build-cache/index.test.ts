/** @jest-environment node */

type Step = (build: { utils: { cache: Record<'save' | 'restore', (folders: string[]) => unknown> } }) => unknown
const plugin = jest.requireActual<Record<'onPreBuild' | 'onPostBuild', Step>>('./index.js')

test('a build finds what the one before it made, pictures and all that Gatsby remembers, and says so', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue()
  const kept = new Set<string>()
  const found: string[][] = []
  const cache = {
    save: (folders: string[]) => folders.forEach((folder) => kept.add(folder)),
    // As Netlify's: whether there was anything.
    restore: async (folders: string[]) => {
      const restored = folders.filter((folder) => kept.has(folder))
      found.push(restored)
      return restored.length > 0
    },
  }
  for (let build = 0; build < 2; build++) {
    await plugin.onPreBuild({ utils: { cache } })
    await plugin.onPostBuild({ utils: { cache } })
  }
  expect(found).toEqual([[], ['.cache', 'public']])
  expect(log.mock.calls.map(([line]) => String(line).slice(0, 18))).toEqual([
    'Build cache: none,',
    'Build cache: found',
  ])
})
