/** @jest-environment node */
import { movedEnds } from './moved-ends'

const file = 'content/events/dilna.yaml'
const registration = 'registration: { persons: 4 }'
const anEvent = (end: string, more = registration, slug = 'dilna') => `slug: ${slug}\nend: "${end}"\n${more}\n`
const retention = { 'content/exhibition.yaml': 'retentionDays: 30' }

type Files = Record<string, string>

/** The ends that a change moves. */
const moved = (before: Files, after: Files, exhibition: Files = retention) =>
  movedEnds(
    [...new Set([...Object.keys(before), ...Object.keys(after)])],
    async (name) => ({ ...exhibition, ...after })[name],
    async (name) => before[name],
  )

test.each([
  ['earlier, and data are kept by the end before', '2031-09-05T18:30', '2030-09-05T18:30', '2031-10-05'],
  ['later, and data are kept by the new end', '2031-09-05T18:30', '2031-09-06T01:00', '2031-10-06'],
])('the end of an event with registration moves %s', async (_, from, to, keptUntil) => {
  const expected = [{ file, from, to, keptUntil }]
  expect(await moved({ [file]: anEvent(from) }, { [file]: anEvent(to) })).toEqual(expected)
  const invitation = 'invitation: { path: zvani }'
  expect(await moved({ [file]: anEvent(from, invitation) }, { [file]: anEvent(to, invitation) })).toEqual(expected)
})

test('an event is known by its slug when its file gets another name, also if it takes no registrations any more', async () => {
  const name = 'content/events/papirova-dilna.yaml'
  const after = { [name]: anEvent('2031-09-06T18:30', '') }
  expect(await moved({ [file]: anEvent('2031-09-05T18:30') }, after)).toEqual([expect.objectContaining({ file: name })])
})

test('without a valid retention nothing is said of the day until which data are kept', async () => {
  const change = [{ [file]: anEvent('2031-09-05T18:30') }, { [file]: anEvent('2031-09-06T18:30') }] as const
  for (const text of ['', 'retentionDays: many', 'retentionDays: 1e99', 'x: ][']) {
    expect(await moved(...change, { 'content/exhibition.yaml': text })).toEqual([
      { file, from: '2031-09-05T18:30', to: '2031-09-06T18:30' },
    ])
  }
})

test.each([
  ['whose end stays', anEvent('2031-09-05T18:30'), anEvent('2031-09-05T18:30', `${registration}\ncapacity: 2`)],
  ['without registration', anEvent('2031-09-05T18:30', ''), anEvent('2031-09-06T18:30', '')],
  ['that is new', undefined, anEvent('2031-09-06T18:30')],
  ['that is gone', anEvent('2031-09-05T18:30'), undefined],
  ['with another slug', anEvent('2031-09-05T18:30'), anEvent('2031-09-06T18:30', registration, 'jina')],
  ['whose end is no time', anEvent('2031-09-05T18:30'), anEvent('tomorrow')],
  ['that cannot be parsed', anEvent('2031-09-05T18:30'), 'end: "2031'],
])('an event %s is not reported', async (_, before, after) => {
  const files = (text: string | undefined): Files => (text === undefined ? {} : { [file]: text })
  expect(await moved(files(before), files(after))).toEqual([])
})

test('where visitors register on another site, the programme has no guests here', async () => {
  const exhibition = { 'content/exhibition.yaml': 'programme: { registration: { cs: https://listky.example/ } }' }
  const ends = [{ [file]: anEvent('2031-09-05T18:30') }, { [file]: anEvent('2031-09-06T18:30') }] as const
  expect(await moved(...ends, exhibition)).toEqual([])
})
