/** The most ticks that one request of the door can have. */
export const maxActions = 200

/** The longest name of a device at the door, in characters (Unicode code points). */
export const maxDeviceNameLength = 60

/** The longest subject of a message to guests, in characters: a mail program shows it in one line. */
export const maxSubjectLength = 120
/** The longest text of a message to guests, in characters: about two pages. */
export const maxTextLength = 5000
