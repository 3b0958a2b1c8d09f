import { formatDateRange } from '../../../../i18n/dates'
import { isLocale } from '../../../../i18n/locales'
import type { Finding } from '../../base/rule'
import type { Content } from '../../read/content'
import { report } from './words'
import { type WrittenDays, writtenDays } from './written-days'

/**
 * Days in the description of the exhibition that are not its own: they stay behind when the exhibition moves. Evenings
 * by invitation are often before it opens.
 */
export function* check(content: Content): Iterable<Finding> {
  const evenings = content.records('Event').flatMap(({ data: { start, invitation } }) => (invitation && start) || [])
  for (const { yaml, data } of content.records('Exhibition')) {
    const { startDate, endDate } = data
    if (startDate === undefined || endDate === undefined || endDate < startDate) continue
    const own = [
      { first: startDate, last: endDate },
      ...evenings.map((start) => ({ first: start.slice(0, 10), last: start.slice(0, 10) })),
    ]
    for (const { path, from, to } of yaml.texts) {
      const [field, locale] = path
      if (field !== 'description' || !isLocale(locale)) continue
      const source = yaml.text.slice(from, to)
      for (const written of writtenDays(source, locale)) {
        const meant = [startDate, endDate].map((day) => rangeOf(written, Number(day.slice(0, 4))))
        if (meant.some(({ first, last }) => own.some((each) => first <= each.last && last >= each.first))) continue
        const place = yaml.between(from + written.from, from + written.to)
        const values = {
          written: source.slice(written.from, written.to),
          ...{ startDate, endDate, days: formatDateRange(startDate, endDate, locale) },
        }
        yield report('date/description', place, values, { cause: 'description' })
      }
    }
  }
}

type Range = { first: string; last: string }

/** @param year that of days without one */
function rangeOf({ first, last }: WrittenDays, year: number): Range {
  const monthAndDay = ({ month, day }: WrittenDays['first']) =>
    [month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const [from, to] = [monthAndDay(first), monthAndDay(last)]
  const lastYear = last.year ?? year
  const firstYear = first.year ?? (from > to ? lastYear - 1 : lastYear)
  return { first: `${firstYear}-${from}`, last: `${lastYear}-${to}` }
}
