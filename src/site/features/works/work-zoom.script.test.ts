import { whileListening } from '../../../../tests/support/while-listening'
import { zoomWork } from './work-zoom.script'

beforeAll(() => Object.assign(Element.prototype, { scrollBy: () => undefined }))

/** Runs the script and the steps on the page of a work, and removes the script's event listeners. */
function onPage(steps: (followed: string[]) => void): void {
  document.body.innerHTML = `<main><figure data-work>
    <div data-stage><div data-sheet><img></div></div><button data-zooms>Zoom</button>
  </figure><nav><a href="#former" rel="prev">Former</a><a href="#later" rel="next">Later</a></nav></main>
  <dialog open><button id="in-menu">Close</button></dialog>`
  const followed: string[] = []
  document.querySelectorAll('a').forEach((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(link.rel)
    })
  })
  whileListening(() => {
    zoomWork()
    steps(followed)
  })
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const button = () => find('[data-zooms]')
const zoom = () => find('[data-work]').dataset.zoom
const press = (key: string, target: Element = document.body, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('a double click zooms, and gives the work the focus for the keys', () => {
  onPage(() => {
    find('img').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    expect(zoom()).toBe('2')
    expect(find('[data-stage]')).toHaveFocus()
    press('0', find('[data-stage]'))
    expect(zoom()).toBeUndefined()
    expect(find('[data-stage]')).toHaveFocus()
  })
})

test('the keys + - 0 do nothing while the focus is elsewhere (WCAG 2.1.4)', () => {
  onPage(() => {
    expect(press('+')).toBe(false)
    expect(press('+', find('[rel=next]'))).toBe(false)
    expect(zoom()).toBeUndefined()
    button().click()
    expect(press('-')).toBe(false)
    expect(press('0')).toBe(false)
    expect(zoom()).toBe('2')
  })
})

test('arrow keys lead to the neighbouring works', () => {
  onPage((followed) => {
    expect(press('ArrowRight')).toBe(true)
    press('ArrowLeft', button())
    expect(followed).toEqual(['next', 'prev'])
    expect(press('ArrowDown')).toBe(false)
  })
})

test('arrow keys move a zoomed work that has the focus, and never leave it', () => {
  onPage((followed) => {
    button().click()
    expect(press('ArrowRight', button())).toBe(true)
    expect(press('ArrowDown', button())).toBe(true)
    expect(press('ArrowRight')).toBe(false)
    expect(followed).toEqual([])
  })
})

test('key combinations of the browser, and keys in the menu, do nothing', () => {
  onPage((followed) => {
    expect(press('ArrowLeft', document.body, { altKey: true })).toBe(false)
    expect(press('+', button(), { ctrlKey: true })).toBe(false)
    expect(press('ArrowLeft', find('#in-menu'))).toBe(false)
    expect(followed).toEqual([])
    expect(zoom()).toBeUndefined()
  })
})

test('on another page the script does nothing', () => {
  onPage((followed) => {
    find('[data-work]').remove()
    expect(press('ArrowRight')).toBe(false)
    expect(followed).toEqual([])
  })
})
