/** @jest-environment node */
import { isThisMachine } from './this-machine'

test.each([
  'http://localhost:54321',
  'http://127.0.0.1:54321',
  'http://[::1]:54321',
  'smtp://user:password@localhost:1025',
  'smtp://[::1]:1025',
])('%s is on this machine', (url) => {
  expect(isThisMachine(url)).toBe(true)
})

test.each([
  'https://project.supabase.co',
  'https://localhost.example',
  'https://localhost@database.example',
  'https://database.example/?localhost#127.0.0.1',
  'smtps://127.0.0.1.example:465',
  'http://0.0.0.0:54321',
  'http://[::2]:54321',
])('%s is not', (url) => {
  expect(isThisMachine(url)).toBe(false)
})
