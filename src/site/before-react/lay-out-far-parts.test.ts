import { whileListening } from '../../../tests/support/while-listening'
import { layOutFarParts } from './lay-out-far-parts'

const isAllLaidOut = () => document.documentElement.hasAttribute('data-whole')

/** Opens an address and does something there. @returns whether everything is laid out then */
function allLaidOutAfter(address: string, type: string, act = () => {}): boolean {
  window.history.replaceState(null, '', address)
  document.documentElement.removeAttribute('data-whole')
  document.body.innerHTML = '<a id="place" href="#contact">Contact</a><a id="page" href="/umelci">Artists</a>'
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  whileListening(() => {
    document.addEventListener('click', (event) => event.preventDefault()) // jsdom follows no link
    layOutFarParts()
    act()
  })
  return isAllLaidOut()
}

const click = (id: string) => () => document.getElementById(id)?.click()

test('a new visit that goes to no place on the page lays out the first screen only', () => {
  expect(allLaidOutAfter('/', 'navigate')).toBe(false)
  expect(allLaidOutAfter('/', 'navigate', click('page'))).toBe(false)
})

test.each(['reload', 'back_forward'])(
  'a page opened by %s is laid out completely, because its scroll position is restored',
  (type) => {
    expect(allLaidOutAfter('/', type)).toBe(true)
  },
)

test('an anchor in the address, a link to an anchor and a step in the history lay out everything', () => {
  expect(allLaidOutAfter('/#contact', 'navigate')).toBe(true)
  expect(allLaidOutAfter('/', 'navigate', click('place'))).toBe(true)
  expect(allLaidOutAfter('/', 'navigate', () => window.dispatchEvent(new Event('popstate')))).toBe(true)
})
