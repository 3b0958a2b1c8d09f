import { afterPaint } from '../../dom/after-paint'
import { pageChange } from '../../dom/contract'
import { closest, hasModifier } from '../../dom/events'

/**
 * Improves the menu, whose buttons also work without scripts. Without scripts it opens as a modal dialog, for which
 * browsers compute the styles of the whole page again before they paint. Here it opens as a popover, which takes half
 * the time, and the rest of the page becomes inert after that (decision 017). The back button and a followed link close
 * the menu.
 */
export function controlMenu(): void {
  const find = () => document.querySelector<HTMLDialogElement>('#menu')
  const isOpen = () => find()?.matches(':is([open], :popover-open)') === true
  const supportsPopover = 'popover' in HTMLElement.prototype
  const open = () => find()?.[supportsPopover ? 'showPopover' : 'showModal']()
  const close = () => find()?.[supportsPopover ? 'hidePopover' : 'close']()

  /** Whether the step back from the history entry of the closed menu has not arrived yet. */
  let isGoingBack = false

  /** An open menu has its own history entry. */
  function addEntry(): void {
    if (!isGoingBack && !history.state?.menu) history.pushState({ ...history.state, menu: true }, '')
  }

  /** Everything but the element and its ancestors. */
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
      // Remove the menu's history entry first; otherwise one step back from the next page would lead to it. Before React
      // the browser then restores the scroll position, which would undo the scrolling to a section.
      event.preventDefault()
      event.stopImmediatePropagation()
      const follow = () => link.click()
      const isBeforeReact = history.scrollRestoration === 'auto'
      addEventListener('popstate', isBeforeReact ? () => afterPaint(follow) : follow, { once: true })
      history.back()
    },
    true,
  )

  // `beforetoggle`, because the focus returns to the button when the menu closes, and the button must not be inert.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'closed' && target === find()) setRestInert(target as Element, false)
    },
    true,
  )

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== find()) return
      if (isOpen()) {
        addEntry()
        afterPaint(() => isOpen() && setRestInert(target as Element, true))
        return
      }
      // A popover returns the focus only to what had it, and Safari gives it to no button that is clicked.
      if (!document.querySelector(':focus:not(#menu *)')) {
        document.querySelector<HTMLElement>('[commandfor="menu"]')?.focus({ preventScroll: true })
      }
      if (isGoingBack || !history.state?.menu) return
      isGoingBack = true
      history.back()
    },
    true,
  )

  // A menu that is removed together with its page sends no event.
  document.addEventListener(pageChange, () => {
    if (!history.state?.menu) isGoingBack = false
    const element = find()
    if (element && !isOpen()) setRestInert(element, false)
  })

  addEventListener('popstate', () => {
    const wasClosedBefore = isGoingBack
    isGoingBack = false
    if (!isOpen()) return
    // Opened again in the meantime.
    if (wasClosedBefore) addEntry()
    else close()
  })
}
