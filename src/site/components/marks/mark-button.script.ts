import { onClick, onEachPage } from '../../dom/events'
import { marksEvents, readMarks, saveMarks } from './marks'

/** The buttons that mark an event or a work for the plan (mark-button.tsx). */
export function toggleMarks(): void {
  function show(): void {
    const marks = readMarks()
    document.querySelectorAll<HTMLElement>('[data-mark]').forEach((button) => {
      button.dataset.marked = String(marks.includes(button.dataset.mark!))
    })
  }

  onClick('[data-mark]', (button) => {
    const mark = button.dataset.mark!
    const marks = readMarks()
    const isSaved = saveMarks(marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark])
    ;(button.nextElementSibling as HTMLElement).hidden = isSaved
  })
  onEachPage(show)
  marksEvents.forEach((type) => addEventListener(type, show))
}
