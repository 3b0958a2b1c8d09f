/**
 * The menu where its buttons alone are not enough: it closes by the way back and when one of its links is followed,
 * and it opens as a modal dialog in browsers whose buttons know no commands yet.
 */
export function menu(): void {
  const isOpen = () => document.querySelector<HTMLDialogElement>('#menu')?.open === true
  const close = () => document.querySelector<HTMLDialogElement>('#menu')?.close()

  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const button = event.target.closest('button[commandfor="menu"]')
      if (button && !('commandForElement' in button)) {
        event.preventDefault() // else it would open as a popover
        if (button.getAttribute('command') === 'close') close()
        else document.querySelector<HTMLDialogElement>('#menu')?.showModal()
      }

      const link = event.target.closest<HTMLAnchorElement>('#menu a')
      if (!link || !isOpen() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
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

  // The open menu is a step of its own in the history.
  document.addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof HTMLDialogElement) || event.target.id !== 'menu') return
      if (isOpen()) history.pushState({ ...history.state, menu: true }, '')
      else if (history.state?.menu) history.back()
    },
    true,
  )

  addEventListener('popstate', () => {
    if (isOpen()) close()
  })
}
