/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { inFolder } from '../../../tests/support/in-folder'
import { removeStaleCopies, removeStalePictures } from './stale-pictures'

const [kept, removed] = ['a'.repeat(32), 'b'.repeat(32)]

test('copies of files that the content no longer has are deleted; other files stay', () =>
  inFolder({ [`${kept}/map.svg`]: '', [`${removed}/map.svg`]: '', 'd/27.json': '' }, async (folder) => {
    await removeStaleCopies(folder, new Set([kept]))
    expect((await readdir(folder)).toSorted()).toEqual([kept, 'd'])
  }))

test('files that no picture of the content is made into are deleted; other files stay', () =>
  inFolder({ 'sea-1a2b3c4d-480.avif': '', 'sky-1a2b3c4d-480.jpg': '', 'map.svg': '' }, async (folder) => {
    await removeStalePictures(folder, new Set(['/static/sea-1a2b3c4d-480.avif']))
    expect((await readdir(folder)).toSorted()).toEqual(['map.svg', 'sea-1a2b3c4d-480.avif'])
  }))
