/**
 * After React has shown another page or anchor: moves the focus to the anchor that a link led to, so that the next Tab
 * goes on from there, as browsers do by themselves where React does not follow the link; and takes the English words
 * out of what Gatsby tells screen readers, which is then the page's heading in its own language.
 * @param hash of the address, '#contact'; empty where it has none
 */
export function tellOfPage(hash: string): void {
  // Gatsby speaks in the next frame; its router moves the focus to the whole page in an effect, which may be later.
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer')
    if (announcer) announcer.textContent = (announcer.textContent ?? '').replace(/^Navigated to /, '')
    requestAnimationFrame(() => requestAnimationFrame(() => focusOn(hash.slice(1))))
  })
}

function focusOn(id: string): void {
  const target = document.getElementById(id)
  // A large work takes the focus itself.
  if (!target || target instanceof HTMLDialogElement || target.contains(document.activeElement)) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
