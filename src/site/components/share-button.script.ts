import { closest } from '../dom/events'

/**
 * Buttons that share the address of the page (share-button.tsx), with the dialog of the browser or else by copying it, or
 * copy a text. The message after the button says that it is copied, or that this failed.
 */
export function sharePage(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-share], [data-copy]')
    if (button) void share(button)
  })
}

async function share({ dataset, nextElementSibling }: HTMLElement): Promise<void> {
  const show = (message: 'copied' | 'failed' | undefined) =>
    nextElementSibling?.querySelectorAll<HTMLElement>('[data-shared]').forEach((each) => {
      each.hidden = each.dataset.shared !== message
    })
  // Without the query, and without a fragment unless it is part of what is shared.
  const url = location.origin + location.pathname + dataset.share
  show(undefined)
  try {
    if (dataset.copy === undefined && typeof navigator.share === 'function') {
      await navigator.share({ title: document.title, url })
    } else {
      await navigator.clipboard.writeText(dataset.copy ?? url)
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
