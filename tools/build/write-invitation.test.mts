/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readInvitation } from '../../netlify/registration/invitation'
import { aContentFolder, withSlip } from '../../tests/support/content'
import { writeInvitation } from './write-invitation.mts'

const event = 'events/vecer.yaml'
const builtAt = new Date('2031-08-01T12:00:00Z')

/** The facts that the function reads after a build of this content. */
async function factsOf(content: ReturnType<typeof aContentFolder>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    for (const [name, text] of content.texts) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    const file = path.join(folder, 'generated/invitation.json')
    await writeInvitation(folder, file, builtAt)
    return await readInvitation(() => readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the function gets the facts of the invitation and the time of the build', async () => {
  expect(await factsOf(aContentFolder())).toEqual({
    builtAt: '2031-08-01T12:00:00.000Z',
    asOf: null,
    event: 'vecer',
    path: 'zvani',
    capacity: 200,
    // The content has local times of the exhibition; the function gets instants.
    closesAt: '2031-09-03T10:00:00.000Z',
    endsAt: '2031-09-03T20:00:00.000Z',
    noticeVersions: ['2031-08', '2031-06'],
    retentionDays: 30,
  })
})

test('without registrationCloses, registration closes at the end of the event', async () => {
  const closing = '  registrationCloses: "2031-09-03T12:00"\n'
  expect(await factsOf(withSlip(aContentFolder(), event, closing, ''))).toMatchObject({
    closesAt: '2031-09-03T20:00:00.000Z',
  })
})

test('demoDate is passed to the function as an instant', async () => {
  const zone = 'timeZone: Europe/Prague\n'
  const demo = withSlip(aContentFolder(), 'exhibition.yaml', zone, `${zone}demoDate: "2031-08-25T12:00"\n`)
  expect(await factsOf(demo)).toMatchObject({ asOf: '2031-08-25T10:00:00.000Z' })
})

test('a notice without earlier versions has one version', async () => {
  const earlier = '  earlierVersions: ["2031-06"]\n'
  expect(await factsOf(withSlip(aContentFolder(), 'exhibition.yaml', earlier, ''))).toMatchObject({
    noticeVersions: ['2031-08'],
  })
})

test('without an invitation the file contains null', async () => {
  const folder = aContentFolder()
  const texts = new Map([...folder.texts].filter(([name]) => name !== event))
  expect(await factsOf({ ...folder, texts })).toBeNull()
})
