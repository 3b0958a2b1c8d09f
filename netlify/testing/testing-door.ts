import type { DoorFunction } from '../door/handle-door'
import { inEachLanguage } from '../../src/i18n/locales'
import { createDoorHandler } from '../door/handle-door'
import type { AdmittedDevice, Arrival, DoorList, SavedArrivals, WalkIn } from '../storage/door-types'
import { postTo, testsOf, type Answering } from './testing'

export const key = '0123456789abcdef0123456789abcdef'
/** The key in a link, which admits devices. */
export const link = 'fedcba9876543210fedcba9876543210'

/** What the database answers to the door. */
export const admitted: AdmittedDevice = { event: 'vecer', key }
export const list: DoorList = {
  event: 'vecer',
  cursor: 42,
  free: 3,
  guests: [{ id: '7', name: 'Ludmila Střeštíková', seats: 2, arrived: 0, walk_in: false }],
  removed: ['8'],
}
export const saved: SavedArrivals = { cursor: 43, free: 3, refused: [], removed: [] }
export const added: WalkIn = {
  outcome: 'registered',
  guest: { id: '9', name: 'Petr Příchozí', seats: 2, arrived: 2, walk_in: true },
  cursor: 44,
  free: 1,
}

/** A request of a device: to be admitted, a tick, and a guest without a registration. */
export const admission = { device: 'Telefon 47' }
export const action: Arrival = { id: '5b1c2a3e-6a51-4c0e-9a53-3b0d6f3e8b11', guest: '7', arrived: 2 }
export const arrivals = { actions: [action] }
const inBoth = (text: string) => inEachLanguage((locale) => `${text} (${locale})`)
/** A message of a guide. */
export const message = { subject: inBoth('Sraz'), text: inBoth('U brány.\n\nV pět.') }
export const walkIn = { fullName: 'Petr Příchozí', persons: 2, submissionId: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11' }

/** Answers each function of the door; null with another key. */
export const answering: Answering<DoorFunction> = (args) => {
  if ('p_link' in args) return args.p_link === link ? admitted : null
  if (args.p_key !== key) return null
  if ('p_since' in args) return list
  if ('p_subject' in args) return { outcome: 'message_sent', guests: 7 }
  return 'p_actions' in args ? saved : added
}

export const { overDatabase: testDoor, overFetch: testDoorOverFetch } = testsOf<DoorFunction>(
  createDoorHandler,
  answering,
)

export const doorAddress = 'https://site.example/api/door'

const authorization = { Authorization: `Bearer ${key}` }
export const withLink = { Authorization: `Bearer ${link}` }

export const getDoor = (query = '', headers: Record<string, string> = authorization) =>
  new Request(doorAddress + query, { headers })

export const postDoor = (body: object = arrivals, headers: Record<string, string> = authorization) =>
  postTo(doorAddress, JSON.stringify(body), headers)
