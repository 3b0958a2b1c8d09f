import { onClick } from '../dom/events'

/**
 * The button that shares the address of the page (share-button.tsx): with the dialog of the browser, or else by copying
 * it. A message says that it is copied, or that this failed.
 */
export function sharePage(): void {
  const show = (message: 'copied' | 'failed' | undefined) =>
    document.querySelectorAll<HTMLElement>('[data-shared]').forEach((each) => {
      each.hidden = each.dataset.shared !== message
    })

  async function share({ dataset }: HTMLElement): Promise<void> {
    // Without the query, and without a fragment unless it is part of what is shared.
    const url = location.origin + location.pathname + dataset.share
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
      if (error instanceof DOMException && error.name === 'AbortError') return
      // The message says to copy it from the address bar.
      if (dataset.share) history.replaceState(history.state, '', url)
      show('failed')
    }
  }

  onClick('[data-share]', (button) => void share(button))
}
