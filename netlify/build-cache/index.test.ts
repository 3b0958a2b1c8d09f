/** @jest-environment node */

type Step = (build: { utils: { cache: Record<'save' | 'restore', (folders: string[]) => unknown> } }) => unknown
const plugin = jest.requireActual<Record<'onPreBuild' | 'onPostBuild', Step>>('./index.js')

test('a build restores the cache and output of the build before it, and logs whether it found them', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue()
  const saved = new Set<string>()
  const restores: string[][] = []
  const cache = {
    save: (folders: string[]) => folders.forEach((folder) => saved.add(folder)),
    // Like Netlify, returns whether it restored anything.
    restore: async (folders: string[]) => {
      const restored = folders.filter((folder) => saved.has(folder))
      restores.push(restored)
      return restored.length > 0
    },
  }
  for (let build = 0; build < 2; build++) {
    await plugin.onPreBuild({ utils: { cache } })
    await plugin.onPostBuild({ utils: { cache } })
  }
  expect(restores).toEqual([[], ['.cache', 'public']])
  expect(log.mock.calls.map(([line]) => String(line).slice(0, 18))).toEqual([
    'Build cache: none.',
    'Build cache: found',
  ])
})
