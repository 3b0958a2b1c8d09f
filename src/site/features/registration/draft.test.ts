import { exampleRegistration } from '../../../registration/fields'
import { keepDraft, readDraft } from './draft'

const values = { ...exampleRegistration('invitation'), email: '', submissionId: 'id' }

afterEach(() => sessionStorage.clear())

test('what was typed survives a reload', () => {
  keepDraft({ values })

  expect(readDraft()).toEqual({ values })
})

test('nothing kept, or something unreadable, is no draft', () => {
  expect(readDraft()).toBeUndefined()

  sessionStorage.setItem('registration', '{broken')

  expect(readDraft()).toBeUndefined()
})

test('a browser that forbids storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

  expect(() => keepDraft({ values })).not.toThrow()
})
