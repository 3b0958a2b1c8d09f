/** @jest-environment node */
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { floors } from '../floors.mjs'

const parents = ['src', 'src/site', 'src/editors', 'netlify', 'tools']

/** The folders directly in these, with code in them or below. */
const foldersWithCode = [
  ...new Set(
    parents.flatMap((parent) =>
      globSync(`${parent}/*/**/*.{ts,tsx,mts,mjs,js,cjs}`).map((file) => {
        const [first = ''] = path.relative(parent, file).split(path.sep)
        return `${parent}/${first}`
      }),
    ),
  ),
]

const isIn = (folder: string, room: string) => folder === room || folder.startsWith(`${room}/`)

test('every folder with code is a room, in a room, or has rooms in it', () => {
  const homeless = foldersWithCode.filter(
    (folder) =>
      !floors.some((floor) => isIn(folder, floor.folder) || (parents.includes(folder) && isIn(floor.folder, folder))),
  )
  expect(homeless).toEqual([])
})

test('every room is a folder', () => {
  for (const { folder } of floors) expect(statSync(folder).isDirectory()).toBe(true)
})

test('README.md shows the same rooms with the same words in the same order', () => {
  const width = Math.max(...floors.map(({ folder }) => folder.length)) + 2
  const tree = floors.map(({ folder, what }) => `${folder.padEnd(width)}${what}\n`).join('')
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`\n${tree}\`\`\``)
})
