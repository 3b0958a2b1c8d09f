import { instantOf } from '../../model/phase'

const name = 'asOf'

/**
 * Shows the page as of the moment that its address asks for, `?asOf=2031-09-06T17:00`, and so the pages after it in the
 * same tab; `?asOf=` ends it. What is no local time is left alone. Only in builds that are not for production.
 * @param timeZone in which that moment is meant
 */
export function asOf(timeZone: string): void {
  const asked = new URLSearchParams(location.search).get(name)
  const local = asked ?? kept()
  if (asked === '') keep('')
  if (!local || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return
  try {
    document.documentElement.dataset.asOf = instantOf(local, timeZone)
    keep(local)
  } catch {
    // There is no such day.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(local: string): void {
  try {
    sessionStorage.setItem(name, local)
  } catch {
    // Without storage it holds for this page.
  }
}
