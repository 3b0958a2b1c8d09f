/** The public address of a file of the site, for other programs. @param path the path of the file */
export const publicAddress = (path: string): string => (process.env.GATSBY_SITE_URL ?? '') + path

/** The address with which a program of the device subscribes to a calendar file. */
export const webcalAddress = (path: string): string => publicAddress(path).replace(/^https?/, 'webcal')

/**
 * Where Google Calendar subscribes to a calendar file. It takes an address with `webcal:` only, and does so in a browser
 * on a computer: its apps show a subscription, but cannot add one (https://support.google.com/calendar/answer/37100).
 */
export const googleSubscription = (path: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(path))}`
