import { movedEnd, movedEvent } from './moved-event'

/** From Thursday to Sunday. */
const days = { startDate: '2031-09-04', endDate: '2031-09-07' }

test.each([
  ['the same day of another year', '2030-09-05', '2031-09-05'],
  ['the same weekday of another exhibition', '2044-05-21', '2031-09-06'],
  ['the first day for a weekday before it that the exhibition does not have', '2031-09-02', '2031-09-04'],
  ['the last day for one after it', '2031-09-09', '2031-09-07'],
])('an event moves to %s', (_, from, to) => {
  const event = { start: `${from}T16:00`, end: `${from}T18:30` }
  expect(movedEvent(event, days)).toBe(`  start: "${to}T16:00"\n  end: "${to}T18:30"`)
})

test.each([
  ['on the day of the end', '2030-09-06T15:00', '2031-09-06T16:30', '2031-09-06T15:00'],
  ['in the night before the end', '2031-08-07T22:00', '2031-09-08T01:00', '2031-09-07T22:00'],
])('a start that alone is wrong moves %s, and the other times stay', (_, start, end, meant) => {
  const registration = { closes: '2031-09-05T12:00' }
  expect(movedEvent({ start, end, registration }, days)).toBe(`  start: "${meant}"`)
})

test('its registration opens and closes as long before it, and an event that ends after midnight still does', () => {
  const registration = { opens: '2044-05-01T09:00', closes: '2044-05-20T12:00' }
  expect(movedEvent({ start: '2044-05-21T22:00', end: '2044-05-22T01:00', registration }, days)).toBe(
    `  start: "2031-09-06T22:00"
  end: "2031-09-07T01:00"
  registration:
    opens: "2031-08-17T09:00"
    closes: "2031-09-05T12:00"`,
  )
  const invitation = { path: 'vecer', registrationCloses: '2044-05-20T12:00' }
  expect(movedEvent({ start: '2044-05-21T18:00', invitation }, days)).toBe(
    `  start: "2031-09-06T18:00"
  invitation:
    registrationCloses: "2031-09-05T12:00"`,
  )
  // A registration that closes after the event was not copied with it.
  for (const times of [{}, { opens: '2044-05-22T09:00', closes: '2044-05-31T09:00' }])
    expect(movedEvent({ start: '2044-05-21T18:00', end: '2044-05-21T20:00', registration: times }, days)).toBe(
      '  start: "2031-09-06T18:00"\n  end: "2031-09-06T20:00"',
    )
})

test('an end that is far moves to the day of the start, or to the night after it', () => {
  expect(movedEnd('2031-09-06T13:00', '2032-09-06T15:00')).toBe('  end: "2031-09-06T15:00"')
  expect(movedEnd('2031-09-06T22:00', '2032-09-06T01:00')).toBe('  end: "2031-09-07T01:00"')
  expect(movedEnd('2031-09-06T22:00', '2032-09-06T22:00')).toBe('  end: "2031-09-07T22:00"')
})
