import * as React from 'react'
import { readDraft, type Registered } from './draft'
import { useBrowserValue } from './use-browser-value'

/**
 * What the guest has registered or waits for, also after a reload of the tab. `isNew`: since the page was opened.
 * @param event the slug of the event
 */
export function useRegistered(event: string) {
  const [registered, setRegistered] = React.useState<Registered>()
  // A text, because React compares an object by its identity.
  const kept = useBrowserValue(() => JSON.stringify(readDraft(event).registered ?? null), 'null')
  const keptInTab = JSON.parse(kept) as Registered | null
  return {
    // An earlier deploy kept no name.
    registered: registered ?? (keptInTab ? { ...keptInTab, name: keptInTab.name ?? '' } : undefined),
    isNew: registered !== undefined,
    setRegistered,
  }
}
