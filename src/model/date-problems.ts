import { problemAt, type ContentFile } from './content-folder'
import type { Event } from './event'
import type { Exhibition } from './exhibition'
import type { Problem } from './problem'

/** How long before the exhibition an open house may be held, in days. */
const openHouseLead = 31

/** What is wrong with the times of an event. */
export function eventDates(file: ContentFile, exhibition: Exhibition | undefined): Problem[] {
  const event = file.yaml.data as Event
  const problems: Problem[] = []
  if (event.end <= event.start) {
    problems.push(
      problemAt(
        file,
        ['end'],
        'date/end-before-start',
        `The event ends at ${event.end}, which is not after its start at ${event.start}.`,
        'Mend the start or the end.',
      ),
    )
  }
  if (!exhibition) return problems
  // The open house has a place and hours of its own, and may be an evening before the exhibition opens.
  const from = event.invitation ? daysBefore(exhibition.startDate, openHouseLead) : exhibition.startDate
  const day = event.start.slice(0, 10)
  if (day < from || day > exhibition.endDate) {
    problems.push(
      problemAt(
        file,
        ['start'],
        'date/outside',
        `The event is on ${day}, but the exhibition lasts from ${exhibition.startDate} to ${exhibition.endDate}.`,
        'Write a day of the exhibition.',
      ),
    )
  }
  return problems
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/** What is wrong with the days and the opening hours of the exhibition. */
export function exhibitionDates(file: ContentFile | undefined): Problem[] {
  if (!file) return []
  const { startDate, endDate, openingHours } = file.yaml.data as Exhibition
  if (endDate < startDate) {
    return [
      problemAt(
        file,
        ['endDate'],
        'date/end-before-start',
        `The exhibition ends on ${endDate}, before it starts on ${startDate}.`,
        'Mend the first or the last day.',
      ),
    ]
  }
  return openingHours.flatMap(({ date, opens, closes }, index) => [
    ...(date < startDate || date > endDate
      ? [
          problemAt(
            file,
            ['openingHours', index, 'date'],
            'date/outside',
            `Opening hours for ${date}, but the exhibition lasts from ${startDate} to ${endDate}.`,
            'Write a day of the exhibition.',
          ),
        ]
      : []),
    ...(closes <= opens
      ? [
          problemAt(
            file,
            ['openingHours', index, 'closes'],
            'date/end-before-start',
            `On ${date} the exhibition closes at ${closes}, which is not after it opens at ${opens}.`,
            'Mend one of the two times.',
          ),
        ]
      : []),
  ])
}
