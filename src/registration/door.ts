/** The most ticks that one request of the door can have. */
export const maxActions = 200

/** The longest name of a device at the door, in characters (Unicode code points). */
export const maxDeviceNameLength = 60
