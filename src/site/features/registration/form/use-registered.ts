import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import { draftText, onDraftsChange, type Registered } from './draft'

/** What is known from drafts, again when they may have changed. @param inBuild in the build and during hydration */
export const useDrafts = <Known extends string | boolean>(read: () => Known, inBuild: Known) =>
  React.useSyncExternalStore(onDraftsChange, read, () => inBuild)

/** What the guest has registered or waits for, and when that was and was last seen, in milliseconds since 1970. */
export type KeptRegistration = Registered & { at: number; seen?: number | undefined }

/**
 * What the guest has registered or waits for, as long as the tab or the device keeps it.
 * @param event the slug of the event
 */
export function useRegistered(event: string): KeptRegistration | undefined {
  const text = useDrafts(() => draftText(event), '')
  const { registered, at, seen } = JSON.parse(text || '{}') as { registered?: Registered; at: number; seen?: number }
  return registered && { ...registered, at, seen }
}

/** What the guest has booked for an event, in words: 'You have 2 places'; undefined for nothing. */
export function useBooked(event: string): string | undefined {
  const t = useTexts()
  const registered = useRegistered(event)
  if (!registered) return undefined
  if (registered.waiting) return t('registration:waiting.title')
  return t('registration:booked', { places: t('registration:programme.places', { count: registered.seats }) })
}
