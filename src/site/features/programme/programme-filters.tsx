import * as React from 'react'
import { Choice } from '../../components/choice'
import { capital } from '../../../i18n/capital'
import { areInSeveralMonths, dayParts, formatShortDay, formatShortWeekday } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { filterRules } from './filter-rules'
import * as styles from './programme-filters.module.css'

type Props = {
  events: Queries.ProgrammeEventsFragment['nodes']
  /** The days of the programme, in order. */
  days: readonly string[]
  /** The languages of the events, in the order of the choices. */
  languages: readonly { readonly tag: string; readonly name: string }[]
  /** Whether visitors register for some of the events on this site. */
  hasRegistrations: boolean
}

type Choice = { value: string; label: React.ReactNode; count?: number }

/**
 * The filters of the programme: day, type and language, each if there are several, and seats. Styles hide the other
 * events, also without scripts (filter-rules.ts). programme-filters.script.ts writes the choice into the address and counts again.
 */
export function ProgrammeFilters({ events, days, languages, hasRegistrations }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const choices = <Value extends string>(
    values: readonly Value[],
    of: (event: (typeof events)[number]) => readonly string[],
  ) => values.map((value) => ({ value, count: events.filter((event) => of(event).includes(value)).length }))

  const types = choices([...new Set(events.map(({ type }) => type))], ({ type }) => [type])
  const all: { name: string; legend: string; choices: Choice[] }[] = [
    {
      name: 'day',
      legend: t('home:programme.filter.day'),
      choices: choices(days, ({ start }) => [start.slice(0, 10)]).map((choice) => {
        const { weekday, number, mark } = dayParts(choice.value, locale)
        const label = (
          <>
            <span className={styles.weekday}>{weekday}</span>
            <abbr aria-hidden>{formatShortWeekday(choice.value, locale)}</abbr>
            {` ${areInSeveralMonths(days) ? formatShortDay(choice.value, locale) : number + mark}`}
          </>
        )
        return { ...choice, label }
      }),
    },
    {
      name: 'type',
      legend: t('home:programme.filter.type'),
      choices: types
        .sort((a, b) => b.count - a.count)
        .map((choice) => ({ ...choice, label: t(`programme:type.${choice.value}`) })),
    },
    {
      name: 'language',
      legend: t('home:programme.filter.language'),
      choices: choices(
        languages.map(({ tag }) => tag),
        ({ spoken }) => spoken.map(({ tag }) => tag),
      ).map((choice, index) => ({ ...choice, label: capital(languages[index]?.name ?? '') })),
    },
  ]
  const groups = all.filter(({ choices }) => choices.length > 1)
  const rules = groups.flatMap(({ name, choices }) => choices.map(({ value }) => ({ name, value })))
  if (hasRegistrations) {
    // Without a count: live-seats.script.ts learns it later.
    const free = { value: 'free', label: t('home:programme.filter.free') }
    groups.push({ name: 'places', legend: t('home:programme.filter.places'), choices: [free] })
  }
  if (groups.length === 0) return null
  const total = events.length
  const inSheet = groups.filter(({ name }) => name !== 'day')
  const fieldset = ({ name, legend, choices }: (typeof groups)[number]) => (
    <fieldset
      key={name}
      {...(name === 'places' ? { id: name, className: `untilEnd ${styles.group}` } : { className: styles.group })}
      data-group={name}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {[{ value: '', label: t('home:programme.filter.all'), count: total }, ...choices].map(
          ({ value, label, count }) => (
            <Choice key={value} name={name} value={value} label={label} isDefault={!value} className={styles.chip}>
              {' '}
              {count !== undefined && (
                <small className={styles.count} suppressHydrationWarning>
                  {count}
                </small>
              )}
            </Choice>
          ),
        )}
      </div>
    </fieldset>
  )
  return (
    // With `dialog`, Enter sends no request.
    <form
      className={styles.filters}
      method="dialog"
      aria-label={t('home:programme.filter.label')}
      data-filters
      suppressHydrationWarning
    >
      {rules.length > 0 && (
        // In the body, HTML allows a style only in an SVG.
        <svg className={styles.rules}>
          <style dangerouslySetInnerHTML={{ __html: filterRules(rules) }} />
        </svg>
      )}
      {groups.filter(({ name }) => name === 'day').map(fieldset)}
      {inSheet.length > 0 && (
        <div id="filter_sheet" popover="auto" className={styles.sheet}>
          {inSheet.map(fieldset)}
          <button
            type="button"
            popoverTarget="filter_sheet"
            popoverTargetAction="hide"
            className={styles.show}
            data-show={t('home:programme.filter.show', { shown: '#' })}
            suppressHydrationWarning
          >
            {t('home:programme.filter.show', { shown: total })}
          </button>
        </div>
      )}
      <p className={styles.result}>
        {/* programme-filters.script.ts writes the number; React does not touch it. */}
        <span
          role="status"
          className="needsScript"
          data-shown={t('home:programme.filter.shown', { shown: '#', total })}
          data-nothing={t('home:programme.filter.nothing')}
          suppressHydrationWarning
        >
          {t('home:programme.filter.shown', { shown: total, total })}
        </span>
        <button type="reset" className={styles.reset}>
          {t('home:programme.filter.reset')}
        </button>
        {hasRegistrations && (
          <a href="#program" className={styles.leave}>
            {t('home:programme.filter.reset')}
          </a>
        )}
      </p>
    </form>
  )
}
