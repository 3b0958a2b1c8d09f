import { whileListening } from '../../../tests/support/while-listening'
import { wholeLayout } from './whole-layout'

const isWhole = () => document.documentElement.hasAttribute('data-whole')

/** Comes to an address and does something there. @returns whether everything is laid out then */
function wholeAfter(address: string, type: string, act = () => {}): boolean {
  window.history.replaceState(null, '', address)
  document.documentElement.removeAttribute('data-whole')
  document.body.innerHTML = '<a id="place" href="#contact">Contact</a><a id="page" href="/umelci">Artists</a>'
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  whileListening(() => {
    document.addEventListener('click', (event) => event.preventDefault()) // jsdom follows no link
    wholeLayout()
    act()
  })
  return isWhole()
}

const click = (id: string) => () => document.getElementById(id)?.click()

test('who comes to a page anew and asks for no place on it gets the first screen only', () => {
  expect(wholeAfter('/', 'navigate')).toBe(false)
  expect(wholeAfter('/', 'navigate', click('page'))).toBe(false)
})

test.each(['reload', 'back_forward'])(
  'a page that is come to by %s is laid out whole: its place is restored',
  (type) => {
    expect(wholeAfter('/', type)).toBe(true)
  },
)

test('an anchor in the address, in a link or a step in the history asks for a place', () => {
  expect(wholeAfter('/#contact', 'navigate')).toBe(true)
  expect(wholeAfter('/', 'navigate', click('place'))).toBe(true)
  expect(wholeAfter('/', 'navigate', () => window.dispatchEvent(new Event('popstate')))).toBe(true)
})
