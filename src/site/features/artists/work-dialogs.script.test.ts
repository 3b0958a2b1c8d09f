import { whileListening } from '../../../../tests/support/while-listening'
import { workDialogs } from './work-dialogs.script'

/** jsdom has no modal dialogs; what matters here is which one is open. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Object.assign(Element.prototype, { scrollBy: () => undefined, scrollIntoView: () => undefined })
})

const work = (slug: string, previous: string, next: string) => `
  <dialog id="${slug}" data-work>
    <div data-stage><div data-sheet><img></div></div>
    <a href="#${previous}" rel="prev"></a><a href="#${next}" rel="next"></a><button data-zooms></button>
    <a href="#figure_${slug}" data-close></a>
  </dialog>`

/** The function as it stands in the page, its own text and nothing more; its listeners are gone after the steps. */
function onPage(address: string, steps: () => void): void {
  history.replaceState(null, '', address)
  // The page's root says when the exhibition closes: not a word about works.
  document.documentElement.dataset.closes = '2031-09-07T19:00:00.000Z'
  document.body.innerHTML = `<a href="#more"></a><a href="#les"></a>${work('more', 'les', 'les')}${work('les', 'more', 'more')}`
  whileListening(() => {
    workDialogs()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    steps()
  })
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const open = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog')].filter((each) => each.open).map(({ id }) => id)
const zoom = () => document.querySelector<HTMLDialogElement>('#more')!.dataset.zoom

test('the work that the address names is open, no other one, and none that does not exist', () => {
  onPage('/umelec-x#les', () => expect(open()).toEqual(['les']))
  onPage('/umelec-x#nic', () => expect(open()).toEqual([]))
  onPage('/umelec-x', () => expect(open()).toEqual([]))
})

test('opening is one step in the history, moving none', () => {
  onPage('/umelec-x', () => {
    const before = history.length
    click('a[href="#more"]')
    expect(open()).toEqual(['more'])
    expect(history.length).toBe(before + 1)
    press('ArrowRight')
    expect(open()).toEqual(['les'])
    expect(location.hash).toBe('#les')
    expect(history.length).toBe(before + 1)
  })
})

test('a link that is opened in a new tab opens nothing here', () => {
  onPage('/umelec-x', () => {
    window.addEventListener('click', (event) => event.preventDefault()) // jsdom cannot leave
    document
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(open()).toEqual([])
  })
})

test('the keys + - 0 and the button zoom, in three steps', () => {
  onPage('/umelec-x#more', () => {
    press('+')
    expect(zoom()).toBe('2')
    press('+')
    press('+')
    expect(zoom()).toBe('3')
    press('-')
    expect(zoom()).toBe('2')
    press('0')
    expect(zoom()).toBeUndefined()
    click('#more button')
    expect(zoom()).toBe('2')
    expect(open()).toEqual(['more'])
  })
})

test('the arrows stay with a work while it is zoomed, and leave the browser’s own keys alone', () => {
  onPage('/umelec-x#more', () => {
    press('ArrowLeft', { altKey: true })
    press('+', { ctrlKey: true })
    expect(open()).toEqual(['more'])
    expect(zoom()).toBeUndefined()
    press('+')
    press('ArrowRight')
    expect(open()).toEqual(['more'])
  })
})

test('a work that is opened again is no longer zoomed', () => {
  onPage('/umelec-x#more', () => {
    press('+')
    click('#more a[rel=next]')
    press('ArrowRight')
    expect(open()).toEqual(['more'])
    expect(zoom()).toBeUndefined()
  })
})

test('a router that listens too hears nothing of a step that only closes a work', () => {
  onPage('/umelec-x#more', () => {
    const heard = jest.fn()
    window.addEventListener('popstate', heard)
    history.replaceState(null, '', '/umelec-x')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).not.toHaveBeenCalled()
    history.replaceState(null, '', '/umelci')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
