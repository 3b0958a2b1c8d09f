import { exampleRegistration, type FormName } from '../../../../registration/fields'
import {
  emptyValues,
  forgetDrafts,
  isOnDevice,
  keepDraft,
  keepOnDevice,
  onDraftsChange,
  readDraft,
  startValues,
} from './draft'
import { draftPrefix } from './draft-storage'

const values = { ...exampleRegistration('invitation'), email: '', submissionId: 'id' }

const registered = { name: 'Jana Nová', seats: 2, mail: true, waiting: false }

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('what was typed survives a reload', () => {
  keepDraft('vecer', { values })

  expect(readDraft('vecer')).toMatchObject({ values })
})

test('each event has a draft of its own', () => {
  keepDraft('vecer', { values })
  keepDraft('dilna', { registered })

  expect(readDraft('vecer')).toMatchObject({ values })
  expect(readDraft('dilna')).toMatchObject({ registered })
  expect(readDraft('prohlidka')).toEqual({})
})

test.each([
  ['unreadable', '{broken'],
  ['of an earlier deploy, without its time', JSON.stringify({ registered })],
])('what is %s is an empty draft', (_what, stored) => {
  sessionStorage.setItem('registration:vecer', stored)
  expect(readDraft('vecer')).toEqual({})
})

test('a browser that forbids storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect(() => keepDraft('vecer', { values })).not.toThrow()
})

const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time))

test('a tab keeps a draft for an hour after its last change, and then removes it', () => {
  at('2031-08-15T12:00:00Z')
  keepDraft('vecer', { values })
  at('2031-08-15T12:59:59Z')
  expect(readDraft('vecer')).toMatchObject({ values })
  keepDraft('vecer', { values })
  at('2031-08-15T13:59:58Z')
  expect(readDraft('vecer')).toMatchObject({ values })
  at('2031-08-15T13:59:59Z')
  expect(readDraft('vecer')).toEqual({})
  onDraftsChange(() => undefined)
  dispatchEvent(new Event('pageshow'))
  expect(sessionStorage).toHaveLength(0)
})

test('a device keeps a registration only where the guest wants it, and until the event ends', () => {
  at('2031-08-15T12:00:00Z')
  keepDraft('vecer', { registered })
  expect([isOnDevice('vecer'), localStorage.length]).toEqual([false, 0])
  expect(keepOnDevice('vecer', '2031-09-04T20:00:00.000Z')).toBe(true)
  // The next day, in another tab.
  sessionStorage.clear()
  at('2031-09-04T19:59:59Z')
  expect(isOnDevice('vecer')).toBe(true)
  expect(readDraft('vecer')).toMatchObject({ registered, at: Date.parse('2031-08-15T12:00:00Z') })
  at('2031-09-04T20:00:00Z')
  expect(readDraft('vecer')).toEqual({})
  dispatchEvent(new Event('pageshow'))
  expect(localStorage).toHaveLength(0)
})

test('somebody else in the same tab meets nothing of any event; what was kept on the device for another event stays', () => {
  const keepAll = () => {
    keepDraft('vecer', { values })
    for (const event of ['dilna', 'prednaska']) {
      keepDraft(event, { registered })
      keepOnDevice(event, '2131-09-04T20:00:00.000Z')
    }
    localStorage.setItem('plan', 'dilna')
    sessionStorage.setItem('hang', 'salon')
  }
  const kept = () => [Object.keys(sessionStorage).sort(), Object.keys(localStorage).sort()]
  const [vecer, prednaska] = ['vecer', 'prednaska'].map((event) => draftPrefix + event)
  keepAll()
  forgetDrafts('dilna')
  expect(kept()).toEqual([
    ['hang', prednaska, vecer],
    ['plan', prednaska],
  ])
  keepAll()
  forgetDrafts('dilna', true)
  expect(kept()).toEqual([['hang'], ['plan', prednaska]])
})

describe.each<FormName>(['invitation', 'programme'])('the values to start the form of the %s with', (form) => {
  const typed = { ...emptyValues(form), fullName: 'Jana Nová' }
  const draft = { ...emptyValues(form), ...strings(form), submissionId: 'id' }

  test('are those typed before hydration, and those of the draft where nothing was typed', () => {
    expect(startValues(form, typed, draft)).toEqual({ ...draft, fullName: 'Jana Nová', submissionId: '' })
    expect(startValues(form, typed)).toEqual(typed)
  })

  test('keep their submission id if they are the same as in the draft', () => {
    expect(startValues(form, emptyValues(form), draft)).toEqual(draft)
    expect(startValues(form, draft, draft)).toEqual(draft)
  })
})

test('a number of persons that was chosen before hydration replaces the number of the draft', () => {
  const draft = { ...emptyValues('programme'), persons: '3' }
  expect(startValues('programme', { persons: '2' }, draft).persons).toBe('2')
  // 1 is what the page itself chooses.
  expect(startValues('programme', { persons: '1' }, draft).persons).toBe('3')
  expect(startValues('programme', { persons: '1' }, draft, 4, ['persons']).persons).toBe('1')
})

function strings(form: FormName) {
  return Object.fromEntries(Object.entries(exampleRegistration(form)).map(([name, value]) => [name, String(value)]))
}
