import { address, guest, testFunction, testFunctionOverFetch } from './testing'
import { booked, changeAddress, testChange, testChangeOverFetch, token } from './testing-links'

/** The functions that take POST requests, with a valid request of each, as a form sends it. */
export const endpoints = [
  {
    name: 'register',
    address,
    request: guest as Record<string, string>,
    success: 201,
    test: testFunction,
    testOverFetch: testFunctionOverFetch,
    answer: 'registered' as unknown,
  },
  {
    name: 'change',
    address: changeAddress,
    request: { token, persons: '1', locale: 'cs' } as Record<string, string>,
    success: 200,
    test: testChange,
    testOverFetch: testChangeOverFetch,
    answer: { ...booked, seats: 1, outcome: 'changed' } as unknown,
  },
]
