import type { GetText } from '../../i18n/keys'

/** The state of an event until the server has answered: what the content says by hand, or '' for not known. */
export const firstState = ({
  availability,
}: {
  readonly availability: Queries.Maybe<string>
}): '' | 'full' | 'closed' => (availability === 'full' || availability === 'closed' ? availability : '')

/** The words for each state of an event, for live-seats.script.ts: attributes of an element around the events. */
export const availabilityWords = (t: GetText) => ({
  'data-soon': t('programme:availability.soon'),
  'data-open': t('programme:availability.open'),
  'data-few': t('programme:availability.few'),
  'data-waiting': t('programme:availability.waiting'),
  'data-full': t('programme:availability.full'),
  'data-closed': t('programme:availability.closed'),
})
