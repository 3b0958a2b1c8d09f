/** @jest-environment node */
import type { UnsentMail } from '../../netlify/storage/list-types'
import { unsentLines } from './unsent-mail'

const lines = (changes: Partial<UnsentMail>, ended: string[] = []) =>
  unsentLines(
    [{ event: 'dilna', kind: 'registered', state: 'waiting', fault: null, status: null, mails: 2, ...changes }],
    new Set(ended),
  )

test.each([
  ['registered', 'registered'],
  ['waiting', 'on the waiting list'],
  ['promoted', 'moved up from the waiting list'],
  ['changed', 'changed'],
  ['cancelled', 'cancelled'],
  ['message', 'message of an organiser'],
] as const)('a mail of the kind %s is called “%s”', (kind, words) => {
  expect(lines({ kind })).toEqual([`dilna: 2 mails (${words}) waiting to be sent.`])
})

test('the line says why a mail was not sent, and whether it is tried again', () => {
  expect(lines({ fault: 'mail_unreachable', mails: 1 })).toEqual([
    'dilna: 1 mail (registered) waiting to be sent: the mail server cannot be reached.',
  ])
  expect(lines({ state: 'refused', fault: 'mail_address', status: 550 })).toEqual([
    'dilna: 2 mails (registered) not sent, and not tried again: the mail server refuses the address for good (550).',
  ])
})

test('after the event, only messages and the mails of cancelled registrations are still sent', () => {
  expect(lines({}, ['dilna', 'beseda'])).toEqual(['dilna: 2 mails (registered) not sent, and not tried again.'])
  expect(lines({ kind: 'message' }, ['dilna'])).toEqual([
    'dilna: 2 mails (message of an organiser) waiting to be sent.',
  ])
  expect(lines({ kind: 'cancelled' }, ['dilna'])).toEqual(['dilna: 2 mails (cancelled) waiting to be sent.'])
  expect(lines({}, ['beseda'])).toEqual(['dilna: 2 mails (registered) waiting to be sent.'])
})
