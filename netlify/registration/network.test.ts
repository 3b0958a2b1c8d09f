/** @jest-environment node */
import { networkOf } from './network'

const now = Date.parse('2031-09-04T23:59:00Z')
const hashOf = (ip: string | undefined, secret = 'secret', time = now) => networkOf(ip, secret, time).p_network

test('an IPv4 address is a network, also in the form of IPv6', () => {
  expect(hashOf('203.0.113.7')).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOf('::ffff:203.0.113.7')).toBe(hashOf('203.0.113.7'))
  expect(hashOf('203.0.113.8')).not.toBe(hashOf('203.0.113.7'))
})

test.each(['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::%eth0'])(
  'the first 64 bits of an IPv6 address are a network: %s',
  (ip) => expect(hashOf(ip)).toBe(hashOf('2001:db8:1:2:3:4:5:6')),
)

test('another /64 is another network', () => {
  expect(hashOf('2001:db8:1:3::1')).not.toBe(hashOf('2001:db8:1:2::1'))
  expect(hashOf('2001:db8::2:0:0:1')).not.toBe(hashOf('2001:db8:2::1'))
})

test('with another secret or on another day, the hash is another one; the hash of the day before is known', () => {
  expect(hashOf('203.0.113.7', 'other')).not.toBe(hashOf('203.0.113.7'))
  const tomorrow = now + 60_000
  expect(hashOf('203.0.113.7', 'secret', tomorrow)).not.toBe(hashOf('203.0.113.7'))
  expect(networkOf('203.0.113.7', 'secret', tomorrow).p_network_before).toBe(hashOf('203.0.113.7'))
})

test.each([undefined, '', 'localhost', '999.1.1.1'])('without an address, no network is known: %s', (ip) => {
  expect(networkOf(ip, 'secret', now)).toEqual({ p_network: null, p_network_before: null })
})
