import { useTexts } from '../../../../i18n/texts'
import { useRegistered } from './use-registered'

/** What the guest has booked for an event, in words: 'You have 2 places'; undefined for nothing. */
export function useBooked(event: string): string | undefined {
  const t = useTexts()
  const registered = useRegistered(event)
  if (!registered) return undefined
  if (registered.waiting) return t('registration:waiting.title')
  return t('registration:booked', { places: t('registration:programme.places', { count: registered.seats }) })
}
