/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOpenHouse } from '../netlify/lib/open-house'
import { aContentFolder, withSlip } from '../src/testing/content'
import { writeOpenHouse } from './open-house.mts'

const event = 'events/vecer.yaml'

/** What the function reads after a build of this content. */
async function factsOf(content: ReturnType<typeof aContentFolder>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    for (const [name, text] of content.texts) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    const file = path.join(folder, 'generated/open-house.json')
    await writeOpenHouse(folder, file)
    return await readOpenHouse(() => readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the function gets the slug, the seats, the closing time and the version of the notice from the content', async () => {
  expect(await factsOf(aContentFolder())).toEqual({
    event: 'vecer',
    capacity: 200,
    // Content names the local time of the exhibition; the function gets an instant.
    closesAt: '2025-09-03T10:00:00.000Z',
    noticeVersion: '2025-08',
  })
})

test('registration need not close', async () => {
  const closing = '  registrationCloses: "2025-09-03T12:00"\n'
  expect(await factsOf(withSlip(aContentFolder(), event, closing, ''))).toMatchObject({ closesAt: null })
})

test('without an invitation there is nothing to write', async () => {
  const folder = aContentFolder()
  const texts = new Map([...folder.texts].filter(([name]) => name !== event))
  await expect(factsOf({ ...folder, texts })).rejects.toThrow('has an invitation')
})
