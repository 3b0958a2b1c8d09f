import { instantOf, localTimeIn } from '../../model/time-zone'
import { readStored, store } from '../dom/storage'

const name = 'asOf'

/**
 * Shows the page as of the moment in its address, a local time of the exhibition: `?asOf=2031-09-06T17:00`. The later
 * pages of the same tab keep the moment; `?asOf=` ends it. Anything that is not a local time is ignored.
 * The time zone is in `data-time-zone` of the script element.
 */
export function readAsOf(): void {
  const timeZone = document.currentScript!.dataset.timeZone!
  const inAddress = new URLSearchParams(location.search).get(name)
  const local = inAddress ?? readStored('sessionStorage', name)
  if (inAddress === '') store('sessionStorage', name, '')
  if (!local || !localTimeIn(local)) return
  document.documentElement.dataset.asOf = instantOf(local, timeZone)
  store('sessionStorage', name, local)
}
