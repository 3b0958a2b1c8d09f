/**
 * Completes a client-side navigation for screen readers and keyboards. Removes the English words from Gatsby's
 * announcement, so that it is the page's heading in its language. Moves the focus to the anchor of the address, so that
 * Tab continues there, as browsers do when they navigate by themselves.
 * @param hash of the address, such as '#contact'; '' if it has none
 */
export function announcePage(hash: string): void {
  // A visitor who has gone on by then keeps the focus: what is being typed would land in another field.
  let isLate = false
  const goOn = () => {
    isLate = true
  }
  document.addEventListener('keydown', goOn, { once: true })
  // Gatsby announces in the next frame. Its router focuses the page in an effect, which may run even later.
  requestAnimationFrame(() => {
    const announcer = document.getElementById('gatsby-announcer')
    if (announcer) announcer.textContent = (announcer.textContent ?? '').replace(/^Navigated to /, '')
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.removeEventListener('keydown', goOn)
        if (!isLate) focusOn(hash.slice(1))
      }),
    )
  })
}

function focusOn(id: string): void {
  const target = document.getElementById(id)
  if (!target || target.contains(document.activeElement)) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
