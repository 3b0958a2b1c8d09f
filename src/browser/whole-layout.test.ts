import { whileListening } from '../testing/while-listening'
import { pageChange } from './page-change'
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

const far = () => document.querySelectorAll('section[data-whole]').length
const isMeasured = () => document.documentElement.hasAttribute('data-measured')
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** React shows a page with three parts that are far. */
function showPage(): void {
  window.history.replaceState(null, '', '/')
  document.documentElement.removeAttribute('data-whole')
  document.documentElement.removeAttribute('data-measured')
  document.body.innerHTML = '<p>Near</p>' + '<section data-far>Far</section>'.repeat(3)
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
  wholeLayout()
  document.dispatchEvent(new Event(pageChange))
}

test('when React has shown a page, what is far is laid out bit by bit, and then only when it comes near', async () => {
  const laidOut: number[] = []
  whileListening(showPage)
  for (let frames = 0; frames < 20 && !isMeasured(); frames++) {
    laidOut.push(far())
    await nextFrame()
  }
  expect([...new Set(laidOut)]).toEqual([1, 2, 3])
  expect([far(), isMeasured(), isWhole()]).toEqual([0, true, false])
})

test('a step back while a page is measured finds everything laid out until the page before is shown', async () => {
  whileListening(() => {
    showPage()
    window.dispatchEvent(new Event('popstate'))
  })
  for (let frames = 0; frames < 10; frames++) await nextFrame()
  expect([isMeasured(), isWhole()]).toEqual([false, true])
})
