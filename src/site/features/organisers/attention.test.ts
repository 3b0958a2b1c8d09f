/** @jest-environment node */
import type { EventNumbers, EventSettings, Overview, OverviewAnswer } from '../../../registration/organisers'
import { attentionIn, reasonOf } from './attention'
import { isOver } from './state-now'
import { testingEvent } from './testing-server'

const now = new Date('2031-09-01T10:00:00Z')
const event = (slug: string, changes: Partial<EventNumbers> = {}): EventNumbers => ({
  ...{ event: slug, ends_at: '2031-09-04T20:00:00Z', capacity: 10, taken: 0, waiting: 0, arrived: 0 },
  ...{ held_back: false, days: [] },
  ...changes,
})
const none = { schedule_stopped: false, late: [], held_back: [], refused: 0, failing: 0, nearly_full: [] }
const builtAt = '2031-08-01T10:00:00.000Z'
const overview = (
  events: EventNumbers[],
  changes: Partial<Overview> = {},
): Overview & Pick<OverviewAnswer, 'builtAt' | 'content'> => ({
  ...{
    events,
    mail: [],
    mail_set_up: true,
    newest_build: '2031-08-01T10:00:00+00:00',
    builtAt,
    trouble: none,
    log: [],
    content: events.map((each) => ({ ...testingEvent, event: each.event })),
  },
  ...changes,
})

const calledOff = { called_off: true, untold: true } as EventSettings

test('an event needs attention from nine tenths of its capacity on, until it is over or called off', () => {
  const events = [event('a', { taken: 8 }), event('b', { taken: 9 }), event('c', { taken: 10, waiting: 2 })]
  expect(attentionIn(overview(events), now)).toEqual([
    { what: 'nearlyFull', event: 'b', free: 1 },
    { what: 'full', event: 'c', waiting: 2 },
  ])
  expect(attentionIn(overview(events), new Date('2031-09-05'))).toEqual([])
  expect(attentionIn(overview([event('a', { taken: 10, settings: calledOff })]), now)).toMatchObject([
    { what: 'calledOff' },
  ])
})

test('an event that was called off needs attention while it has guests whom nobody has written to, until it is over', () => {
  const events = [event('a', { waiting: 1, settings: calledOff }), event('b', { settings: calledOff })]
  expect(attentionIn(overview(events), now)).toEqual([{ what: 'calledOff', event: 'a' }])
  expect(attentionIn(overview(events), new Date('2031-09-05'))).toEqual([])
  const told = event('a', { waiting: 1, settings: { ...calledOff, untold: false } })
  expect(attentionIn(overview([told]), now)).toEqual([])
})

test('an event that was moved, or takes place after all, needs attention until its guests are told', () => {
  const untold = { ...calledOff, called_off: false }
  const events = [event('a', { taken: 1, settings: untold }), event('b', { settings: untold })]
  expect(attentionIn(overview(events), now)).toEqual([{ what: 'changed', event: 'a' }])
  expect(attentionIn(overview(events), new Date('2031-09-05'))).toEqual([])
})

test('an event that the content no longer has needs attention while it has guests, until it is over', () => {
  const events = [event('a', { waiting: 1 }), event('b'), event('c', { taken: 1, ends_at: '2031-08-01T20:00:00Z' })]
  const removed = { ...overview(events), content: [] }
  expect(attentionIn(removed, now)).toEqual([{ what: 'removed', event: 'a' }])
  expect(attentionIn(overview(events), now)).toEqual([])
})

test('a site that shows itself as of another day looks at its events as of that day', () => {
  const settings = { as_of: '2031-09-01T10:00:00Z' } as EventSettings
  const events = [event('a', { taken: 9, settings })]
  expect(attentionIn(overview(events), new Date('2032-01-01'))).toEqual([{ what: 'nearlyFull', event: 'a', free: 1 }])
  expect(isOver(events[0]!, new Date('2032-01-01'))).toBe(false)
  expect(isOver(event('a'), new Date('2032-01-01'))).toBe(true)
})

test('mails that failed need attention, those on their way do not', () => {
  const mail = (state: 'waiting' | 'refused', fault: string | null) => ({ event: 'a', state, fault, mails: 2 })
  const mails = [mail('waiting', null), mail('waiting', 'mail_sign_in'), mail('refused', 'mail_address')]
  const ofRemoved = mail('waiting', 'no_mail_event')
  expect(attentionIn(overview([], { mail: mails }), now)).toEqual([
    { what: 'mail', event: 'a', mails: 2, reason: 'mail_sign_in' },
    { what: 'mail', event: 'a', mails: 2, reason: 'mail_address' },
  ])
  expect(attentionIn(overview([], { mail: [ofRemoved] }), now)).toMatchObject([{ reason: 'no_mail_event' }])
})

const heldBack = { held_back: true, ends_at: '2031-08-01T20:00:00Z' }

test('missing mail and guests who are kept longer need attention', () => {
  expect(attentionIn(overview([event('a', heldBack)], { mail_set_up: false }), now)).toEqual([
    { what: 'noMail' },
    { what: 'heldBack', event: 'a' },
  ])
})

test('a published site that is older than what the events follow needs attention', () => {
  expect(attentionIn(overview([], { newest_build: '2031-08-01T10:00:01+00:00' }), now)).toEqual([
    { what: 'olderBuild' },
  ])
  expect(attentionIn(overview([], { newest_build: null }), now)).toEqual([])
})

test('a fault without words of its own is told as a server that does not answer', () => {
  expect([null, 'mail_address', 'mail_timeout'].map(reasonOf)).toEqual(['none', 'mail_address', 'mail_unreachable'])
})

test('a schedule that has stopped and a late erasure need attention', () => {
  const trouble = { ...none, schedule_stopped: true, late: ['a'] }
  expect(attentionIn(overview([event('a')], { trouble }), now)).toEqual([
    { what: 'schedule' },
    { what: 'late', event: 'a' },
  ])
})
