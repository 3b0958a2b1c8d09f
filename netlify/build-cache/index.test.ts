/** @jest-environment node */

type Step = (build: { utils: { cache: Record<'save' | 'restore', (folders: string[]) => void> } }) => void
const plugin = jest.requireActual<Record<'onPreBuild' | 'onPostBuild', Step>>('./index.js')

test('a build finds what the one before it made, pictures and all that Gatsby remembers', () => {
  const kept = new Set<string>()
  const found: string[][] = []
  const cache = {
    save: (folders: string[]) => folders.forEach((folder) => kept.add(folder)),
    restore: (folders: string[]) => found.push(folders.filter((folder) => kept.has(folder))),
  }
  for (let build = 0; build < 2; build++) {
    plugin.onPreBuild({ utils: { cache } })
    plugin.onPostBuild({ utils: { cache } })
  }
  expect(found).toEqual([[], ['.cache', 'public']])
})
