import { siteTime } from './site-time'

afterEach(() => delete document.documentElement.dataset.asOf)

test('by default the time is that of the clock', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-05T12:00:00Z'))
  expect(siteTime()).toBe(Date.parse('2031-09-05T12:00:00Z'))
})

test('a fixed moment of the page has precedence over the clock and stands still', () => {
  document.documentElement.dataset.asOf = '2031-08-25T10:00:00.000Z'
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'))
  expect(siteTime()).toBe(Date.parse('2031-08-25T10:00:00Z'))
})
