import { exampleRegistration, type FormName } from '../../../../registration/fields'
import { emptyValues, keepDraft, readDraft, startValues } from './draft'

const values = { ...exampleRegistration('invitation'), email: '', submissionId: 'id' }

const registered = { name: 'Jana Nová', seats: 2, mail: true, waiting: false }

afterEach(() => sessionStorage.clear())

test('what was typed survives a reload', () => {
  keepDraft('vecer', { values })

  expect(readDraft('vecer')).toEqual({ values })
})

test('each event has a draft of its own', () => {
  keepDraft('vecer', { values })
  keepDraft('dilna', { registered })

  expect(readDraft('vecer')).toEqual({ values })
  expect(readDraft('dilna')).toEqual({ registered })
  expect(readDraft('prohlidka')).toEqual({})
})

test('nothing kept, or something unreadable, is an empty draft', () => {
  expect(readDraft('vecer')).toEqual({})

  sessionStorage.setItem('registration:vecer', '{broken')

  expect(readDraft('vecer')).toEqual({})
})

test('a browser that forbids storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect(() => keepDraft('vecer', { values })).not.toThrow()
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
})

function strings(form: FormName) {
  return Object.fromEntries(Object.entries(exampleRegistration(form)).map(([name, value]) => [name, String(value)]))
}
