/** What the door is told about a guest. */
export type DoorGuest = {
  /** The id of the registration, a text of digits. */
  id: string
  name: string
  seats: number
  /** How many persons of the guest have arrived. */
  arrived: number
}

/** The most ticks that one request of the door can have. */
export const maxActions = 200

/** The longest name of a device at the door, in characters (Unicode code points). */
export const maxDeviceNameLength = 60
