import { onClick } from '../../dom/events'

/**
 * The buttons that copy the address of a calendar, which is the element before them (calendars.tsx). The element after
 * them says that it is copied. If the browser cannot copy it, the address is selected, so that the visitor can.
 */
export function copyAddress(): void {
  async function copy(button: HTMLElement): Promise<void> {
    const { previousElementSibling: address, nextElementSibling: status } = button
    const { copied, notCopied } = button.closest<HTMLElement>('[data-copied]')!.dataset
    status!.textContent = ''
    try {
      await navigator.clipboard.writeText(address!.textContent)
      status!.textContent = copied!
    } catch {
      getSelection()?.selectAllChildren(address!)
      status!.textContent = notCopied!
    }
  }

  onClick('[data-copy]', (button) => void copy(button))
}
