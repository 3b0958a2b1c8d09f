import { needReact } from '../../../dom/need-react'
import { readStored } from '../../../dom/storage'
import { draftAreas, draftPrefix } from './draft-storage'

/**
 * Starts React as soon as the page has loaded if the browser keeps a draft for its form: until then the page shows an empty
 * form, also to a guest who has registered.
 */
export function showDraft(): void {
  const event = document.querySelector<HTMLInputElement>('form[data-registration] [name="event"]')?.value
  if (event && draftAreas.some((area) => readStored(area, draftPrefix + event))) needReact()
}
