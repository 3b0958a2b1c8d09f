/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readFacts } from '../../netlify/storage/facts'
import { aContentFolder, withSlip } from '../../tests/support/content'
import { inFolder } from '../../tests/support/in-folder'
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
const factsOf = (content: ReturnType<typeof aContentFolder>) =>
  inFolder(Object.fromEntries(content.texts), async (folder) => {
    const file = path.join(folder, 'generated/registrations.json')
    await writeRegistrations(folder, file, builtAt)
    return readFacts(() => readFile(file, 'utf8'))
  })

const eventIn = async (content: ReturnType<typeof aContentFolder>, slug: string) =>
  (await factsOf(content))?.events.find(({ event }) => event === slug)

test('the functions get the facts of the invitation and the time of the build', async () => {
  expect(await factsOf(aContentFolder())).toEqual({
    builtAt: '2031-08-01T12:00:00.000Z',
    asOf: null,
    timeZone: 'Europe/Prague',
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
        place: 'kotelna',
        cancelled: false,
        showPlaces: false,
        waitingList: false,
        reminderTimes: [],
        pages: expect.anything() as unknown,
      },
    ],
  })
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

/** What a tour of this kind says to the functions. */
const lines = (more: string) => withSlip(withTour('{}'), tour, 'capacity: 25\n', `capacity: 25\n${more}`)
const slip = (from: string, to: string, file = invitation) => withSlip(aContentFolder(), file, from, to)
const closing = '  registrationCloses: "2031-09-03T12:00"\n'

test.each<[string, ReturnType<typeof aContentFolder>, string, object]>([
  [
    'without more, it is open from now to the start, for two persons, hides the seats and has no waiting list',
    withTour('{}'),
    'prohlidka',
    { maxSeats: 2, opensAt: null, closesAt: '2031-09-05T14:00:00.000Z', showPlaces: false, waitingList: false },
  ],
  ['one may be full', lines('availability: full\n'), 'prohlidka', { availability: 'full' }],
  ['one may be closed', lines('availability: closed\n'), 'prohlidka', { availability: 'closed' }],
  ['an open one says nothing', lines('availability: open\n'), 'prohlidka', { availability: null }],
  ...['open', 'full'].map((said): [string, ReturnType<typeof aContentFolder>, string, object] => [
    `one that was called off is closed, also if the content says ${said}`,
    lines(`availability: ${said}\ncancelled: true\n`),
    'prohlidka',
    { availability: 'closed', cancelled: true },
  ]),
  [
    'only guests with a personal invitation may register',
    slip('invitation:\n', 'invitation:\n  personal: true\n'),
    'vecer',
    { personal: true },
  ],
  [
    'without registrationCloses, an invitation closes at its end',
    slip(closing, ''),
    'vecer',
    { closesAt: '2031-09-03T20:00:00.000Z' },
  ],
])('of an event the functions learn: %s', async (_what, content, slug, expected) => {
  expect(await eventIn(content, slug)).toMatchObject(expected)
})

test('the functions know the page of each event in each language, and its words', async () => {
  const address = 'Nábřežní\u00a06, 602\u00a000\u00a0Brno'
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

test('the demoDate is an instant, and a notice without earlier versions has one version', async () => {
  const zone = 'timeZone: Europe/Prague\n'
  const demo = slip(zone, `${zone}demoDate: "2031-08-25T12:00"\n`, 'exhibition.yaml')
  const content = withSlip(demo, 'exhibition.yaml', '  earlierVersions: ["2031-06"]\n', '')
  expect(await factsOf(content)).toMatchObject({ asOf: '2031-08-25T10:00:00.000Z', noticeVersions: ['2031-08'] })
})

test('without an event that takes registrations, the file contains null', async () => {
  const folder = aContentFolder()
  const texts = new Map([...folder.texts].filter(([name]) => name !== invitation))
  expect(await factsOf({ ...folder, texts })).toBeNull()
})
