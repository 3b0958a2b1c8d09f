import { offlineLink } from '../../../dom/contract'
import { closest } from '../../../dom/events'
import { askForReact } from '../../../dom/need-react'

/** How long a form that was sent waits for React, in milliseconds. */
const patience = 3000

/**
 * Keeps what a guest does with the form before React is there, for `RegistrationForm`: marks the fields that were changed
 * or left, and holds a form that was sent. If React does not come, the browser posts the form. Without network that would
 * lead to its error page: the page says so instead, and keeps what was typed.
 */
export function holdForm(): void {
  let isGivenUp = false
  /** Whether the page can say that it is offline. */
  const isOffline = () => !navigator.onLine && document.querySelector('[data-offline]')
  const find = (event: Event) => closest<HTMLFormElement>(event, 'form[data-registration]')

  /** Whether the button of the form says that it joins the waiting list, and not that it registers. */
  const isFull = () => document.querySelector('[data-seats=waiting]') !== null
  const join = (form: HTMLFormElement) =>
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'waiting', value: true }))

  function giveUp(): void {
    isGivenUp = true
    const form = document.querySelector<HTMLFormElement>('form[data-held]')
    if (!form) return
    const joins = form.dataset.held === 'waiting'
    delete form.dataset.held
    if (isOffline()) return void dispatchEvent(new Event(offlineLink))
    if (joins) join(form)
    form.submit()
  }

  document.addEventListener('focusin', (event) => find(event) && askForReact())
  const mark = (type: string, name: 'left' | 'changed') =>
    document.addEventListener(type, (event) => {
      if (find(event)) (event.target as HTMLElement).dataset[name] = ''
    })
  mark('focusout', 'left')
  mark('input', 'changed')
  // After React, which prevents the default of each form that it sends.
  document.addEventListener('submit', (event) => {
    const form = find(event)
    if (!form || event.defaultPrevented) return
    if (isGivenUp && !isOffline()) return void (isFull() && join(form))
    event.preventDefault()
    form.dataset.held = isFull() ? 'waiting' : ''
    askForReact()
    setTimeout(giveUp, isOffline() ? 0 : patience)
  })
  // A script could not be loaded. The event does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true)
}
