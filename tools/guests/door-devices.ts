import type { Device } from '../../netlify/storage/door-types'
import type { GuestDatabase } from './guest-database'
import { localTime } from './guest-list'
import type { GuestLookup } from './guest-lookup'
import { count, toLines } from './table'

/**
 * Lists the devices that are at the door of an event.
 * @param slug by default the event by invitation
 */
export async function listDevices(
  database: GuestDatabase,
  lookup: GuestLookup,
  timeZone: string,
  slug = lookup.eventByInvitation(),
): Promise<string> {
  const devices = await devicesOf(database, lookup, slug)
  if (devices.length === 0) return `No device is at the door of ${slug}.`
  return toLines([
    ['No.', 'Device', 'Since'],
    ...devices.map(({ id, device, since }) => [id, device, localTime(since, timeZone)]),
  ]).join('\n')
}

/**
 * Ends the key of a device at once. By a name, it ends every device that is called so: one of them may be lost.
 * @param device its number or its name
 * @param slug by default the event by invitation
 * @throws Error if there is no such device
 */
export async function endDevice(
  database: GuestDatabase,
  lookup: GuestLookup,
  device: string,
  slug = lookup.eventByInvitation(),
): Promise<string> {
  const devices = await devicesOf(database, lookup, slug)
  const byNumber = devices.filter(({ id }) => id === device)
  const meant = byNumber.length > 0 ? byNumber : devices.filter((each) => each.device === device)
  if (meant.length === 0) throw new Error(`No device “${device}” is at the door of ${slug}. --devices lists them.`)
  let ended = 0
  for (const { id } of meant) ended += await database.endDevice(slug, id)
  return `Ended: ${count(ended, 'device')} at the door of ${slug}.`
}

async function devicesOf(database: GuestDatabase, lookup: GuestLookup, slug: string): Promise<Device[]> {
  // Throws if the slug is unknown.
  await lookup.stored(slug)
  return database.listDevices(slug)
}
