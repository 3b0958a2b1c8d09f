import { onEachPage } from '../../dom/events'

/**
 * Opens the page of a work at its old address, `#<slug of the work>` on the artist's page. A work that does not exist any
 * more has no figure there, and the address shows the artist.
 */
export function followOldWorkAddress(): void {
  onEachPage(() => {
    const target = document.getElementById(location.hash.slice(1))
    const link = target?.closest('figure')?.querySelector<HTMLAnchorElement>('a')
    // Not a further entry in the history: a step back would lead here again.
    if (link) location.replace(link.href)
  })
}
