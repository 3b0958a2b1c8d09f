/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFacts } from '../../netlify/storage/facts'
import { aContentFolder, withSlip } from '../../tests/support/content'
import { writeRegistrations } from './write-registrations.mts'

const invitation = 'events/vecer.yaml'
const tour = 'events/prohlidka.yaml'
const elsewhere = '  registration:\n    cs: mailto:sedm@majakka.example\n    en: mailto:sedm@majakka.example\n'
const builtAt = new Date('2031-08-01T12:00:00Z')

/** The content with a tour that takes registrations. @param registration in YAML */
const withTour = (registration: string, content = withSlip(aContentFolder(), 'exhibition.yaml', elsewhere, '')) => ({
  ...content,
  texts: new Map(content.texts).set(tour, `${content.texts.get(tour)}registration: ${registration}\n`),
})

/** The facts that the functions read after a build of this content. */
async function factsOf(content: ReturnType<typeof aContentFolder>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    for (const [name, text] of content.texts) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    const file = path.join(folder, 'generated/registrations.json')
    await writeRegistrations(folder, file, builtAt)
    return await readFacts(() => readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const eventIn = async (content: ReturnType<typeof aContentFolder>, slug: string) =>
  (await factsOf(content))?.events.find(({ event }) => event === slug)

test('the functions get the facts of the invitation and the time of the build', async () => {
  expect(await factsOf(aContentFolder())).toEqual({
    builtAt: '2031-08-01T12:00:00.000Z',
    asOf: null,
    noticeVersions: ['2031-08', '2031-06'],
    retentionDays: 30,
    events: [
      {
        event: 'vecer',
        form: 'invitation',
        capacity: 200,
        maxSeats: 2,
        opensAt: null,
        // The content has local times of the exhibition; the functions get instants.
        closesAt: '2031-09-03T10:00:00.000Z',
        startsAt: '2031-09-03T15:00:00.000Z',
        endsAt: '2031-09-03T20:00:00.000Z',
        availability: null,
        personal: false,
        cancelled: false,
        showPlaces: false,
        waitingList: false,
        reminderTimes: [],
        pages: expect.anything() as unknown,
      },
    ],
  })
})

test('the functions learn that only guests with a personal invitation can register', async () => {
  const content = withSlip(aContentFolder(), invitation, 'invitation:\n', 'invitation:\n  personal: true\n')
  expect(await eventIn(content, 'vecer')).toMatchObject({ personal: true })
})

test('the functions get the facts of each event of the programme that takes registrations', async () => {
  const registration =
    '{ opens: "2031-08-01T09:00", closes: "2031-09-05T12:00", persons: 4, showPlaces: true, waitingList: true }'
  const facts = await factsOf(withTour(registration))
  expect(facts?.events.map(({ event }) => event)).toEqual(['prohlidka', 'vecer'])
  expect(facts?.events[0]).toMatchObject({
    event: 'prohlidka',
    form: 'programme',
    capacity: 25,
    maxSeats: 4,
    opensAt: '2031-08-01T07:00:00.000Z',
    closesAt: '2031-09-05T10:00:00.000Z',
    endsAt: '2031-09-05T15:30:00.000Z',
    availability: null,
    showPlaces: true,
    waitingList: true,
  })
})

test('the functions learn when guests are to be reminded', async () => {
  const content = withSlip(withTour('{}'), tour, 'capacity: 25\n', 'capacity: 25\nreminder: true\n')
  const { reminderTimes } = (await eventIn(content, 'prohlidka'))!
  expect(reminderTimes[0]).toEqual(['2031-09-04T14:00:00.000Z', '2031-09-04T19:00:00.000Z'])
})

test('without more, registration is open from now to the start, for two persons, hides the seats and has no waiting list', async () => {
  expect(await eventIn(withTour('{}'), 'prohlidka')).toMatchObject({
    maxSeats: 2,
    opensAt: null,
    closesAt: '2031-09-05T14:00:00.000Z',
    showPlaces: false,
    waitingList: false,
  })
})

test.each([
  ['full', 'full'],
  ['closed', 'closed'],
  ['open', null],
])('an availability of %s in the content is %j for the functions', async (said, availability) => {
  const content = withTour('{}')
  const events = withSlip(content, tour, 'capacity: 25\n', `capacity: 25\navailability: ${said}\n`)
  expect(await eventIn(events, 'prohlidka')).toMatchObject({ availability })
})

test.each(['open', 'full'])('an event that was called off is closed, also if its availability is %s', async (said) => {
  const content = withTour('{}')
  const lines = `capacity: 25\navailability: ${said}\ncancelled: true\n`
  const calledOff = withSlip(content, tour, 'capacity: 25\n', lines)
  expect(await eventIn(calledOff, 'prohlidka')).toMatchObject({ availability: 'closed', cancelled: true })
})

test('the functions know the page of each event in each language, and its words', async () => {
  const address = 'Nábřežní\u00a06, 602\u00a000 Brno'
  const pagesOf = async (slug: string) => (await eventIn(withTour('{}'), slug))?.pages
  expect(await pagesOf('prohlidka')).toEqual({
    cs: {
      path: '/program/prohlidka',
      title: 'Prohlídka',
      when: 'pátek 5.\u00a0září 2031, 16:00–17:30',
      where: `Horní sál, Palác, ${address}`,
    },
    en: {
      path: '/en/programme/prohlidka',
      title: 'A Tour',
      when: 'Friday 5\u00a0September 2031, 16:00–17:30',
      where: `Upper Hall, Palác, ${address}`,
    },
  })
  const where = `Kotelna, ${address}`
  expect(await pagesOf('vecer')).toMatchObject({ cs: { path: '/zvani', where }, en: { path: '/en/zvani', where } })
})

test('if people register for the programme elsewhere, only the invitation takes registrations here', async () => {
  const facts = await factsOf(withTour('{}', aContentFolder()))
  expect(facts?.events.map(({ event }) => event)).toEqual(['vecer'])
})

test('without registrationCloses, registration closes at the end of the event by invitation', async () => {
  const closing = '  registrationCloses: "2031-09-03T12:00"\n'
  expect(await eventIn(withSlip(aContentFolder(), invitation, closing, ''), 'vecer')).toMatchObject({
    closesAt: '2031-09-03T20:00:00.000Z',
  })
})

test('demoDate is passed to the functions as an instant', async () => {
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

test('without an event that takes registrations, the file contains null', async () => {
  const folder = aContentFolder()
  const texts = new Map([...folder.texts].filter(([name]) => name !== invitation))
  expect(await factsOf({ ...folder, texts })).toBeNull()
})
