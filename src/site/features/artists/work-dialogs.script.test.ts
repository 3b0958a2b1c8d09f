import { whileListening } from '../../../../tests/support/while-listening'
import { controlWorkDialogs } from './work-dialogs.script'

/** jsdom has no modal dialogs; these tests need only know which dialog is open. */
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

/** Opens a page with two works, runs the script and the steps, and removes the script's event listeners. */
function onPage(address: string, steps: () => void): void {
  history.replaceState(null, '', address)
  // Not a link that closes a work.
  document.documentElement.dataset.closes = '2031-09-07T19:00:00.000Z'
  document.body.innerHTML = `<a href="#more"></a><a href="#les"></a>${work('more', 'les', 'les')}${work('les', 'more', 'more')}`
  whileListening(() => {
    controlWorkDialogs()
    steps()
  })
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const open = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog')].filter((each) => each.open).map(({ id }) => id)
const zoom = () => document.querySelector<HTMLDialogElement>('#more')!.dataset.zoom

test('only the work in the address is open, and none if it does not exist', () => {
  onPage('/umelec-x#les', () => expect(open()).toEqual(['les']))
  onPage('/umelec-x#nic', () => expect(open()).toEqual([]))
  onPage('/umelec-x', () => expect(open()).toEqual([]))
})

test('opening adds a history entry, moving to another work does not', () => {
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

test('a link that is opened in a new tab opens no dialog here', () => {
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

test('arrow keys stay on a zoomed work, and key combinations of the browser do nothing', () => {
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

test('a work that is opened again is not zoomed', () => {
  onPage('/umelec-x#more', () => {
    press('+')
    click('#more a[rel=next]')
    press('ArrowRight')
    expect(open()).toEqual(['more'])
    expect(zoom()).toBeUndefined()
  })
})

test('a router does not hear of a step that only closes a work, even if it was first to listen', () => {
  const heard = jest.fn()
  window.addEventListener('popstate', heard)
  onPage('/umelec-x#more', () => {
    history.replaceState(null, '', '/umelec-x')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).not.toHaveBeenCalled()
    history.replaceState(null, '', '/umelci')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
  window.removeEventListener('popstate', heard)
})
