/** @jest-environment node */
import { isMessageVisible } from './message-visibility'

const state = (changed: Partial<Parameters<typeof isMessageVisible>[1]> = {}) => ({
  touched: false,
  dirty: false,
  submitted: false,
  ...changed,
})

test('a live message is always seen', () => {
  expect(isMessageVisible('live', state())).toBe(true)
})

test('a message on blur is seen once the field was left, not while it is changed', () => {
  expect(isMessageVisible('blur', state({ dirty: true }))).toBe(false)
  expect(isMessageVisible('blur', state({ touched: true }))).toBe(true)
})

test('a dirty message is seen once the value was changed, not when the field was only left', () => {
  expect(isMessageVisible('dirty', state({ touched: true }))).toBe(false)
  expect(isMessageVisible('dirty', state({ dirty: true }))).toBe(true)
})

test.each(['live', 'blur', 'dirty'] as const)('after an attempt to send, a %s message is seen', (mode) => {
  expect(isMessageVisible(mode, state({ submitted: true }))).toBe(true)
})
