import type { UrgentNotice } from '../../../registration/organisers'
import { pageChange } from '../../dom/contract'
import { readStored, store } from '../../dom/storage'
import * as styles from './notice.module.css'

/** Where the id of the notice is stored that the visitor has closed. */
const closed = 'urgent'

let notice: Partial<UrgentNotice> = {}
/** The notice and the language in the document. */
let shown = ''
let region: HTMLElement | undefined
let end: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the urgent notice over the page, as a text and outside of what React renders; without an id, none. The server says
 * for how long, because the clock of a visitor may be wrong. Where nothing can be stored, a closed notice comes back with
 * the next document.
 */
export function showNotice(next: Partial<UrgentNotice>): void {
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    document.body.prepend(region)
    document.addEventListener(pageChange, show)
  }
  notice = next
  clearTimeout(end)
  if (next.id) end = setTimeout(() => showNotice({}), next.seconds! * 1000)
  show()
}

function show(): void {
  const { lang } = document.documentElement
  // `<html>` has no attributes for a moment while Gatsby writes the head of the next page.
  if (!lang) return void requestAnimationFrame(show)
  const { id, texts } = notice
  const wanted = id && id !== readStored('localStorage', closed) ? id + lang : ''
  if (wanted === shown) return
  shown = wanted
  region!.replaceChildren()
  if (!wanted) return
  const text = document.createElement('p')
  text.textContent = texts?.[lang as keyof typeof texts] ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '×'
  button.ariaLabel = document.querySelector<HTMLElement>('[data-close]')?.dataset.close ?? null
  button.onclick = () => {
    store('localStorage', closed, id!)
    showNotice({})
  }
  const box = document.createElement('div')
  box.className = `notPrinted ${styles.notice}`
  box.append(text, button)
  // Screen readers announce what is added to a region that they know.
  setTimeout(() => {
    if (shown === wanted) region!.replaceChildren(box)
  }, 100)
}
