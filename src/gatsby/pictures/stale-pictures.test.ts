/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { inFolder } from '../../../tests/support/in-folder'
import { removeStalePictures } from './stale-pictures'

test('pictures of a work that the content no longer has are deleted; other files stay', () => {
  const [kept, removed] = ['a'.repeat(32), 'b'.repeat(32)]
  return inFolder({ [`${kept}/1/sea.avif`]: '', [`${removed}/1/sky.avif`]: '', 'd/27.json': '' }, async (folder) => {
    await removeStalePictures(folder, new Set([kept]))
    expect((await readdir(folder)).toSorted()).toEqual([kept, 'd'])
  })
})
