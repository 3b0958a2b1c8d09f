import { onClick } from '../../dom/events'
import { partId } from './part-id'

/**
 * Lets the language switch lead from a part of a text page to the same part, whose own anchor is in the language of its
 * heading.
 */
export function keepPart(): void {
  // After switch-language.ts, which has set the anchor.
  onClick<HTMLAnchorElement>('a[data-language]', (link) => {
    const headings = [...document.querySelectorAll(`section[id] > [id^="${partId('')}"]`)]
    const heading = headings.find(({ parentElement }) => `#${encodeURI(parentElement!.id)}` === location.hash)
    if (heading) link.hash = heading.id
  })
}
