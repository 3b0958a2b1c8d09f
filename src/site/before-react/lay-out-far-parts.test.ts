import { waitFor } from '@testing-library/react'
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

test('a page that has loaded lays out one part after the other when its font is there, without React', async () => {
  let fontsAreThere = () => {}
  Object.assign(document, { fonts: { ready: new Promise<void>((resolve) => (fontsAreThere = resolve)) } })
  const laidOut = () => document.querySelectorAll('[data-far][data-whole]').length
  allLaidOutAfter('/', 'navigate', () => {
    document.body.innerHTML = '<section data-far></section><section data-far></section>'
    window.dispatchEvent(new Event('load'))
  })
  await Promise.resolve()
  expect(laidOut()).toBe(0)
  fontsAreThere()
  await waitFor(() => expect(laidOut()).toBe(1))
  expect(isAllLaidOut()).toBe(false)
  await waitFor(() => expect(isAllLaidOut()).toBe(true))
  expect(laidOut()).toBe(2)
})
