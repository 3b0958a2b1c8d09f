import type { Action } from './door-api'
import type { Tick } from './guest-list'

// Of this tab only. Nothing in it is personal: the guests are ids.
const keyItem = 'door:key'
const ticksItem = 'door:ticks'

/**
 * Takes the key out of the address, so that it is in no history and no picture of the screen, and keeps it for this tab.
 * A browser that stores nothing keeps it in the address. It runs before React, and again where a link with a key is
 * opened in a tab that has the page already.
 * @returns whether there was one
 */
export function takeKey(): boolean {
  const key = keyInAddress()
  if (key === undefined) return false
  write(keyItem, key)
  if (read(keyItem) === key) history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** The key of this tab; an empty text if there is none. */
export const readKey = (): string => read(keyItem) || keyInAddress() || ''

const keyInAddress = () => /^#k=(\w*)/.exec(location.hash)?.[1]

export const forgetKey = (): void => write(keyItem, '')

/** Keeps the ticks that the server has not answered, without the names of the guests. */
export function keepTicks(ticks: readonly Tick[]): void {
  const actions = ticks.map(({ id, guest, arrived }): Action => ({ id, guest, arrived }))
  write(ticksItem, actions.length > 0 ? JSON.stringify(actions) : '')
}

/** The ticks from before a reload. They may have been sent. */
export function readTicks(): Tick[] {
  try {
    const kept = JSON.parse(read(ticksItem) || '[]') as Action[]
    return kept.filter(isAction).map(({ id, guest, arrived }) => ({ id, guest, arrived, sent: true }))
  } catch {
    return []
  }
}

const isAction = ({ id, guest, arrived }: Action) =>
  typeof id === 'string' && typeof guest === 'string' && typeof arrived === 'number'

function read(item: string): string {
  try {
    return sessionStorage.getItem(item) ?? ''
  } catch {
    return ''
  }
}

function write(item: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(item, text)
    else sessionStorage.removeItem(item)
  } catch {
    // The key stays in the address, and a reload loses the ticks that wait.
  }
}
