import { forget, readStored, store } from '../../dom/storage'
import { actionOf, type Action } from './door-api'
import type { Tick } from './guest-list'

// Of this tab only. Nothing in it is personal: the guests are ids.
const linkItem = 'door:link'
const keyItem = 'door:key'
const ticksItem = 'door:ticks'

/**
 * Takes the key of a link out of the address, so that it is in no picture of the screen, and keeps it until this tab is
 * admitted. A browser that stores nothing keeps it in the address. It runs before React, and again where a link is opened
 * in a tab that has the page already.
 * @returns whether there was one
 */
export function takeLink(): boolean {
  const link = linkInAddress()
  if (link === undefined) return false
  write(linkItem, link)
  if (read(linkItem) === link) history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** The key of the link that was opened; an empty text if there is none. */
export const readLink = (): string => read(linkItem) || linkInAddress() || ''

const linkInAddress = () => /^#k=(\w*)/.exec(location.hash)?.[1]

export const forgetLink = (): void => write(linkItem, '')

/** The key of this tab, with which it was admitted; an empty text if there is none. */
export const readKey = (): string => read(keyItem)

export const keepKey = (key: string): void => write(keyItem, key)

export const forgetKey = (): void => write(keyItem, '')

/** Keeps the ticks that the server has not answered, without the names of the guests. */
export function keepTicks(ticks: readonly Tick[]): void {
  write(ticksItem, ticks.length > 0 ? JSON.stringify(ticks.map(actionOf)) : '')
}

/** The ticks from before a reload. They may have been sent. */
export function readTicks(): Tick[] {
  try {
    const kept = JSON.parse(read(ticksItem) || '[]') as Action[]
    return kept.filter(isAction).map((action) => ({ ...actionOf(action), sent: true }))
  } catch {
    return []
  }
}

const isAction = ({ id, guest, arrived }: Action) =>
  typeof id === 'string' && typeof guest === 'string' && typeof arrived === 'number'

const read = (item: string) => readStored('sessionStorage', item) ?? ''

/** Where nothing can be stored, the link stays in the address, and a reload loses the key and the ticks that wait. */
function write(item: string, text: string): void {
  if (text) store('sessionStorage', item, text)
  else forget('sessionStorage', item)
}
