import { afterPaint } from '../../dom/after-paint'
import { closest, hasModifier } from '../../dom/events'
import { pageChange } from '../../dom/page-change'

/**
 * The menu where its buttons alone are not enough. By themselves they open it as a modal dialog, for which a browser
 * styles the whole page anew before it draws anything. Here it opens as a popover, drawn in half the time, and the page
 * behind is put out of reach as soon as the menu is seen (decision 017). It closes by the way back and when one of its
 * links is followed.
 */
export function menu(): void {
  const find = () => document.querySelector<HTMLDialogElement>('#menu')
  const isOpen = () => find()?.matches(':is([open], :popover-open)') === true
  const knowsPopovers = 'popover' in HTMLElement.prototype
  const open = () => find()?.[knowsPopovers ? 'showPopover' : 'showModal']()
  const close = () => find()?.[knowsPopovers ? 'hidePopover' : 'close']()

  /** All of the page but the element and what it is in. */
  function setRestInert(element: Element, isInert: boolean): void {
    const parent = element.parentElement
    if (!parent || element === document.body) return
    for (const other of parent.children) if (other !== element) other.toggleAttribute('inert', isInert)
    setRestInert(parent, isInert)
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, 'button[commandfor="menu"]')
      if (button) {
        event.preventDefault()
        if (button.getAttribute('command') === 'close') close()
        else open()
      }

      const link = closest(event, '#menu a')
      if (!link || !isOpen() || hasModifier(event)) return
      if (!history.state?.menu) {
        close()
        return
      }
      // The entry that stands for the open menu goes first; otherwise the way back from the next page leads to it.
      event.preventDefault()
      event.stopImmediatePropagation()
      addEventListener('popstate', () => link.click(), { once: true })
      history.back()
    },
    true,
  )

  // Before it closes, because the focus goes back to the button, which is behind.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'closed' && target === find()) setRestInert(target as Element, false)
    },
    true,
  )

  // The open menu is a step of its own in the history.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== find()) return
      if (isOpen()) {
        history.pushState({ ...history.state, menu: true }, '')
        afterPaint(() => isOpen() && setRestInert(target as Element, true))
        return
      }
      // A popover gives the focus back only where it has it itself.
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('[commandfor="menu"]')?.focus({ preventScroll: true })
      }
      if (history.state?.menu) history.back()
    },
    true,
  )

  // A menu that goes with its page, because another one has come meanwhile, tells nobody that it closes.
  document.addEventListener(pageChange, () => {
    const element = find()
    if (element && !isOpen()) setRestInert(element, false)
  })

  addEventListener('popstate', () => {
    if (isOpen()) close()
  })
}
