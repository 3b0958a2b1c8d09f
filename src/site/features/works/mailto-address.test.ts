/** @jest-environment node */
import { mailtoAddress } from './mailto-address'

test('a mail has its subject and body encoded, with spaces in the place of no-break spaces', () => {
  const address = mailtoAddress('a@majakka.example', {
    subject: 'Moře & pes? 100 %',
    body: 'v\u00a0zimě\nhttps://x.example/a#b',
  })
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe('a@majakka.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: 'Moře & pes? 100 %',
    body: 'v zimě\nhttps://x.example/a#b',
  })
  expect(address).not.toContain('+')
})
