import { closest } from '../dom/events'

/**
 * The button that shares the address of the page (share-button.tsx): with the dialog of the browser, or else by copying
 * it. A message says that it is copied, or that this failed.
 */
export function sharePage(): void {
  const show = (message: 'copied' | 'failed' | undefined) =>
    document.querySelectorAll<HTMLElement>('[data-shared]').forEach((each) => {
      each.hidden = each.dataset.shared !== message
    })

  async function share(): Promise<void> {
    // Without query and anchor.
    const url = location.origin + location.pathname
    show(undefined)
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: document.title, url })
      } else {
        await navigator.clipboard.writeText(url)
        show('copied')
      }
    } catch (error) {
      // AbortError: the visitor has closed the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show('failed')
    }
  }

  document.addEventListener('click', (event) => {
    if (closest(event, '[data-share]')) void share()
  })
}
