import { publicAddress, subscriptionAddress } from './calendar-path'

// Google documents neither address. It hands out this form itself; others open its app on Android without the event.
const google = 'https://calendar.google.com/calendar/render'

/**
 * Where Google Calendar subscribes to a calendar file. It takes an address with `webcal:` only, and does so in a browser
 * on a computer: its apps can show a subscription, but not add one (https://support.google.com/calendar/answer/37100).
 * @param path the path of the file
 */
export const googleSubscription = (path: string): string =>
  `${google}?${new URLSearchParams({ cid: subscriptionAddress(path) })}`

type Event = {
  title: string
  /** Instants in ISO 8601 in UTC, '2031-09-04T15:00:00.000Z'. */
  start: string
  end: string
  location: string
  /** The path of its page. */
  page: string
}

/** Where Google Calendar adds an event, also in its apps. The entry does not follow changes: it links to the page. */
export function googleEvent({ title, start, end, location, page }: Event): string {
  const basic = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')
  const dates = `${basic(start)}/${basic(end)}`
  return `${google}?${new URLSearchParams({ action: 'TEMPLATE', text: title, dates, location, details: publicAddress(page) })}`
}
