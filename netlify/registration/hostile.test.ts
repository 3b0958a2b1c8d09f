/** @jest-environment node */
import { endpoints } from '../testing/endpoints'
import { hostile } from '../testing/hostile-values'
import { postTo, visitor } from '../testing/testing'
import { token } from '../testing/testing-links'

const hostileEvents: unknown[] = [
  ...[...hostile, 'vecer', 'dilna', 'DILNA', 'dilna ', 'dílna', 'dilna\u0000', '../vecer', 'vecer/..', '{{answer}}'],
  ...['http://x.example', '\r\nX: y', ['dilna'], { event: 'dilna' }, { toString: 'dilna' }, [[['dilna']]]],
]
const hostilePersons: unknown[] = [
  ...[...hostile, '0', '1.5', '+2', '２', '99', '9'.repeat(500), '1\u0000', '{{value email}}'],
  ...[5, 1e308, -0, [2], ['2'], [[2]], { valueOf: 2 }, { toString: '2' }],
]
const hostileWaiting: unknown[] = [
  // But for those that mean something.
  ...hostile.filter((value) => value !== true && value !== '' && value !== null),
  ...['TRUE', 'true ', 'true\u0000', 'yes', 'on', '1', 'waiting', 'registered', 1, -0],
  ...[[true], ['true'], { true: true }, { valueOf: true }, { toString: 'true' }, { waiting: true }],
]
const hostileTokens: unknown[] = [
  ...[...hostile, token.toUpperCase(), ` ${token}`, `${token}\n`, token.slice(1), `${token}0`, `${token}\u0000`],
  ...[`g${token.slice(1)}`, `${token}' or '1'='1`, '０'.repeat(32), '{{value token}}', '{{if found}}', '\r\nX: y'],
  ...[[token], [[token]], { toString: token }],
]

const hostileNames: unknown[] = [
  ...[
    '',
    ' ',
    'x',
    '1',
    '-',
    '?',
    '\u0000\u0000',
    'ab\u0000',
    'Jan\nNovák',
    'Jan\r\nBcc: x',
    'Jan\u2028Novák',
    '\ud800ab',
  ],
  ...[
    '\u202e',
    '\u200bJ\u200b',
    'ㅤㅤ',
    'evil.cz.',
    'EVIL.CZ',
    'evil.рф',
    'evil．cz',
    'evil。cz',
    'evil.\u00adcz',
    'Jan \ufffd',
    'a'.repeat(101),
    'Jan {{value token}}',
    '{{if found}}',
    '<b>Jan</b>',
  ],
  ...[
    '"><script>',
    'http://x.example',
    'www.jan.example',
    'jan@x.example',
    '$(rm)',
    '%s%s',
    'a\\b',
    '../jan',
    '~jan',
    '§ 1 jan',
  ],
  ...[null, 0, 1, 1e308, true, [], ['Jan Novák'], {}, { toString: 'Jan Novák' }, [['Jan']]],
]

const [register, change, personalInvitation] = endpoints
const [link] = change!.requests
const [acceptance] = personalInvitation!.requests

test.each([
  {
    ...register!,
    request: visitor,
    field: 'event',
    hostile: hostileEvents,
    expected: [201, 404, 413, 422],
    reached: [2],
  },
  { ...register!, request: visitor, field: 'persons', hostile: hostilePersons, expected: [413, 422], reached: [] },
  { ...register!, request: visitor, field: 'waiting', hostile: hostileWaiting, expected: [413, 422], reached: [] },
  { ...change!, request: link, field: 'token', hostile: hostileTokens, expected: [404, 413], reached: [] },
  { ...change!, request: link, field: 'persons', hostile: hostilePersons, expected: [200, 413, 422], reached: [0, 5] },
  {
    ...personalInvitation!,
    request: acceptance,
    field: 'token',
    hostile: hostileTokens,
    expected: [404, 413],
    reached: [],
  },
  {
    ...personalInvitation!,
    request: acceptance,
    field: 'persons',
    hostile: hostilePersons,
    expected: [201, 413, 422],
    reached: [0, 5],
  },
  {
    ...personalInvitation!,
    request: acceptance,
    field: 'fullName',
    hostile: hostileNames,
    expected: [422],
    reached: [],
  },
])('hostile values of $field to $name get only documented codes, and none reaches the database', async (row) => {
  const { address, request, field, hostile, answers, expected, reached } = row
  const statuses = new Set<number>()
  const persons = new Set<unknown>()
  for (const value of hostile) {
    const { handle, lines, calls } = row.test(() => answers[0])
    const body = JSON.stringify({ ...request, [field]: value })
    const response = await handle(postTo(address, body))
    statuses.add(response.status)
    for (const call of calls as object[]) {
      expect(call).toMatchObject('p_token' in call ? { p_token: token } : { p_facts: { id: visitor.event } })
      if ('p_persons' in call) persons.add(call.p_persons)
    }
    for (const secret of [visitor.email, token]) expect(lines.join()).not.toContain(secret)
  }
  expect([...statuses].sort()).toEqual(expected)
  // Of all these values only valid numbers of persons are passed on.
  expect([...persons].sort()).toEqual(reached)
})
