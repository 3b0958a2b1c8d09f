import { closest, onClick } from '../../dom/events'
import { onwards } from '../../dom/onwards'
import { onSwipe } from '../../dom/swipe'

/** The page of a work: zooms the picture, and leads to the neighbouring works by arrow keys and swipes. */
export function zoomWork(): void {
  const work = () => document.querySelector<HTMLElement>('[data-work]')
  const stageOf = (figure: Element) => figure.querySelector<HTMLElement>('[data-stage]')
  const zoomOf = (figure: HTMLElement) => Number(figure.dataset.zoom || 1)
  const pan = (stage: Element | null, x: number, y: number) => stage?.scrollBy(x, y)

  /** Zooms around a point of the screen; without one, around the middle. */
  function zoom(figure: HTMLElement, level: number, point?: MouseEvent): void {
    const stage = stageOf(figure)
    const sheet = figure.querySelector('[data-sheet]')
    if (!stage || !sheet) return
    const frame = stage.getBoundingClientRect()
    const x = point ? point.clientX : frame.x + frame.width / 2
    const y = point ? point.clientY : frame.y + frame.height / 2
    const before = sheet.getBoundingClientRect()
    if (level > 1) {
      figure.dataset.zoom = String(Math.min(level, 3))
      stage.setAttribute('tabindex', '0') // so that the keyboard can scroll it
      stage.setAttribute('role', 'group')
      stage.setAttribute('aria-labelledby', figure.getAttribute('aria-labelledby') ?? '')
    } else {
      delete figure.dataset.zoom
      stage.setAttribute('tabindex', '-1') // it may have the focus
    }
    const after = sheet.getBoundingClientRect()
    pan(
      stage,
      after.x + ((x - before.x) / before.width) * after.width - x,
      after.y + ((y - before.y) / before.height) * after.height - y,
    )
  }

  const move = (rel: string) => document.querySelector<HTMLElement>(`main nav a[rel=${rel}]`)?.click()
  const toggle = (figure: HTMLElement, point?: MouseEvent) => zoom(figure, zoomOf(figure) > 1 ? 1 : 2, point)

  onClick('button[data-zooms]', (button) => toggle(button.closest<HTMLElement>('[data-work]')!))
  document.addEventListener('dblclick', (event) => {
    const figure = closest(event, '[data-sheet]') && work()
    if (!figure) return
    toggle(figure, event)
    stageOf(figure)?.focus({ preventScroll: true })
  })

  document.addEventListener('keydown', (event) => {
    const figure = work()
    if (!figure || closest(event, 'dialog') || event.ctrlKey || event.metaKey || event.altKey) return
    const level = zoomOf(figure)
    const { key } = event
    const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')
    const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp')
    // Keys that write a character work only while the work has the focus (WCAG 2.1.4).
    const isFocused = closest(event, '[data-work]')
    if (isFocused && (key === '+' || key === '=')) zoom(figure, level + 1)
    else if (isFocused && key === '-') zoom(figure, level - 1)
    else if ((isFocused && key === '0') || (level > 1 && key === 'Escape')) zoom(figure, 1)
    else if (isFocused && level > 1 && (x || y)) pan(stageOf(figure), x * 120, y * 120)
    else if (level === 1 && x) move(x * onwards() > 0 ? 'next' : 'prev')
    else return
    event.preventDefault()
  })

  // The mouse drags a zoomed work; fingers scroll it natively.
  document.addEventListener('pointermove', (event) => {
    const stage = event.buttons === 1 && closest(event, '[data-stage]')
    if (stage && event.pointerType === 'mouse') pan(stage, -event.movementX, -event.movementY)
  })
  document.addEventListener('dragstart', (event) => {
    if (closest(event, '[data-stage]')) event.preventDefault()
  })

  onSwipe('[data-stage]', (by) => {
    const figure = work()
    const isPinched = (window.visualViewport?.scale ?? 1) > 1.05
    if (figure && !isPinched && zoomOf(figure) === 1) move(by > 0 ? 'next' : 'prev')
  })
}
