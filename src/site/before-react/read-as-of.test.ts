import { readAsOf } from './read-as-of'

const { dataset } = document.documentElement

beforeEach(() => {
  const script = document.createElement('script')
  script.dataset.timeZone = 'Europe/Prague'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
})

/** The moment of a page that is opened at an address. */
function momentAt(address: string, builtAsOf?: string): string | undefined {
  window.history.replaceState(null, '', address)
  delete dataset.asOf
  if (builtAsOf) dataset.asOf = builtAsOf
  readAsOf()
  return dataset.asOf
}

afterEach(() => {
  delete dataset.asOf
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('the moment in the address is a local time of the exhibition, and goes before the demoDate', () => {
  expect(momentAt('/?asOf=2031-09-06T17:00', '2031-08-25T10:00:00.000Z')).toBe('2031-09-06T15:00:00.000Z')
  expect(momentAt('/en?day=1&asOf=2031-12-06T17:00')).toBe('2031-12-06T16:00:00.000Z')
})

test('the later pages of the same tab keep it, until an empty parameter ends it', () => {
  momentAt('/?asOf=2031-09-06T17:00')
  expect(momentAt('/umelci')).toBe('2031-09-06T15:00:00.000Z')
  expect(momentAt('/?asOf=', '2031-08-25T10:00:00.000Z')).toBe('2031-08-25T10:00:00.000Z')
  expect(momentAt('/umelci')).toBeUndefined()
})

test.each(['tomorrow', '2031-09-06', '2031-13-06T17:00', '2031-09-06T17:00Z', '<b>'])(
  '%s is not a local time and changes nothing',
  (text) => {
    expect(momentAt(`/?asOf=${text}`)).toBeUndefined()
    expect(momentAt('/umelci', '2031-08-25T10:00:00.000Z')).toBe('2031-08-25T10:00:00.000Z')
  },
)

test('without storage it holds for one page', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(momentAt('/?asOf=2031-09-06T17:00')).toBe('2031-09-06T15:00:00.000Z')
  expect(momentAt('/umelci')).toBeUndefined()
})
