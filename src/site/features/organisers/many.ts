import { maxErased, type ListedGuest } from '../../../registration/organisers'

/** A guest of a selection, whose event the selection says. */
export type SelectedGuest = Pick<ListedGuest, 'id' | 'name' | 'email' | 'state' | 'seats'>

/** Guests of an event that an organiser wants to change together. */
export type Selection = { event: string; guests: readonly SelectedGuest[] }

/** What is sent in one request. */
export type Batch = { event: string; ids: string[] }

/** How many guests one request takes, by the name of the action. */
const sizes = { cancel: 5000, keep: 5000, eraseMany: maxErased } as const

export type ManyAction = keyof typeof sizes

/**
 * The requests that change selected guests, one after the other. Those who wait come first: otherwise they would move up
 * meanwhile, into the seats of the others.
 */
export function batchesOf(selections: readonly Selection[], action: ManyAction): Batch[] {
  const size = sizes[action]
  return selections.flatMap(({ event, guests }) => {
    const isWaiting = ({ state }: SelectedGuest) => state === 'waiting'
    const ids = [...guests.filter(isWaiting), ...guests.filter((each) => !isWaiting(each))].map(({ id }) => id)
    return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ({
      event,
      ids: ids.slice(index * size, (index + 1) * size),
    }))
  })
}

export const guestsIn = (selections: readonly Selection[]) => selections.flatMap(({ guests }) => guests)

export const seatsOf = (guests: readonly Pick<ListedGuest, 'seats'>[]) =>
  guests.reduce((sum, { seats }) => sum + seats, 0)
