/** @jest-environment node */
import { readInvitedEvent, refusalToEraseAll, type InvitedEvent } from './invited-event'

test('the event with an invitation is the one that guests register for', async () => {
  const { event, exhibition } = await readInvitedEvent()
  expect(event.slug).toBe('first-choice-night')
  expect(exhibition.timeZone).toBe('Europe/Prague')
  expect(event.invitation.persons).toBe(2)
  expect(exhibition.notice.version).toMatch(/./)
})

const evening = {
  event: { slug: 'vecer', end: '2025-09-04T22:00' },
  exhibition: { timeZone: 'Europe/Prague' },
} as InvitedEvent

test('nobody erases all guests before the event is over', () => {
  const refusal = refusalToEraseAll(evening, new Date('2025-09-04T19:59:59Z'), true)
  expect(refusal).toMatch(/^The event ends on 2025-09-04; nothing was erased\./)
  expect(refusal).toMatch(/30 days after the event: erase them by 2025-10-04\.$/)
})

test('after the event, all guests are erased only where that was confirmed', () => {
  const after = new Date('2025-09-04T20:00:00Z')
  expect(refusalToEraseAll(evening, after, false)).toContain('--yes')
  expect(refusalToEraseAll(evening, after, true)).toBe('')
})
