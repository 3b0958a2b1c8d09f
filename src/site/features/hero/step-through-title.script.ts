import { closest, hasModifier } from '../../dom/events'
import { onwards } from '../../dom/onwards'
import { onSwipe } from '../../dom/swipe'
import { keepWork } from './show-next-work.script'

/** Milliseconds that the title takes to open for another work, and that it waits for a picture at most. */
const opening = 500
const patience = 400

type Part = HTMLElement | SVGElement

/**
 * The title of the home page steps through its works: by a click on its letters or the picture, by a swipe, by arrow keys,
 * and by its button. The letters take the widths that leave room for the work. The caption still leads to the work.
 */
export function stepThroughTitle(): void {
  const { dataset } = document.documentElement
  /** The visible parts of a row: the halves, and the figure between them. */
  const partsOf = (row: Element) =>
    [...row.querySelectorAll<Part>(':scope > svg, figure')].filter((part) => part.getClientRects().length > 0)
  const groundOf = (row: Element) => getComputedStyle(row, '::before').backgroundColor
  let steps = 0

  async function step(title: Element, by: number): Promise<void> {
    const rows = [...title.querySelectorAll<HTMLElement>('[data-row]')]
    const shown = Number(dataset.hero ?? 1) - 1
    const [from, to] = [rows[shown], rows.at((shown + by + rows.length) % rows.length)]
    if (!from || !to || from === to) return
    const image = to.querySelector('img')!
    image.loading = 'eager'
    const own = ++steps
    await Promise.race([image.decode(), new Promise((resolve) => setTimeout(resolve, patience))]).catch(() => {})
    if (own !== steps) return

    const before = partsOf(from).map(shapeOf)
    const ground = groundOf(from)
    const hasFocus = from.querySelector('button:focus, a:focus')?.localName
    try {
      keepWork(rows.indexOf(to))
    } catch {
      // Without storage, the next visit begins with the first work.
    }
    dataset.hero = String(rows.indexOf(to) + 1)
    if (hasFocus) to.querySelector<HTMLElement>(hasFocus)?.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timing = { duration: opening, easing: 'cubic-bezier(0.2, 0, 0, 1)' }
    to.animate({ backgroundColor: [ground, groundOf(to)] }, { ...timing, pseudoElement: '::before' })
    partsOf(to).forEach((part, index, { length }) => move(part, before[index], index === length - 1, timing))
  }

  /** Moves a part from the shape of the one before it. The picture opens like a door, so that it is never distorted. */
  function move(part: Part, before: Shape | undefined, isLast: boolean, timing: KeyframeAnimationOptions): void {
    const letters = part.querySelector<SVGElement>('text')
    if (!letters || !before?.stretch) {
      // Not the `picture`: it is inline, and what is clipped of an inline box, browsers do not agree on.
      part.querySelector('img')?.animate({ clipPath: ['inset(0 50%)', 'inset(0)'] }, timing)
      return
    }
    const { width, stretch } = shapeOf(part)
    part.style.transformOrigin = isLast ? '100% 100%' : '0 100%'
    part.animate({ transform: [`scaleX(${before.width / width})`, 'none'] }, timing)
    letters.animate({ fontStretch: [before.stretch, stretch!] }, timing)
  }

  /** The title that an event is about, if it has several works. */
  const titleOf = (event: Event) => closest(event, '[data-title]')

  // Before React, whose link would lead to the work.
  document.addEventListener(
    'click',
    (event) => {
      const title = titleOf(event)
      // Enter on the link of the caption is a click too, at no place.
      const isOnWork = closest(event, '[data-row]') && event.detail > 0 && !isIn(closest(event, 'a'), event)
      if (!title || hasModifier(event) || !(isOnWork || closest(event, '[data-row] button'))) return
      event.preventDefault()
      void step(title, 1)
    },
    { capture: true },
  )

  document.addEventListener('keydown', (event) => {
    const by = (Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')) * onwards()
    // A click on the title gives the focus to what is around it.
    const isNowhere = [document.body, document.querySelector('main')].some((around) => around === event.target)
    const title = titleOf(event) ?? (isNowhere && document.querySelector('[data-title]'))
    if (!by || !title || hasModifier(event) || title.getBoundingClientRect().bottom < innerHeight / 2) return
    event.preventDefault()
    void step(title, by)
  })

  onSwipe('[data-title]', (by) => {
    const title = document.querySelector('[data-title]')
    if (title) void step(title, by)
  })
}

type Shape = { width: number; stretch: string | undefined }

const shapeOf = (part: Part): Shape => {
  const letters = part.querySelector('text')
  return {
    width: part.getBoundingClientRect().width,
    stretch: letters ? getComputedStyle(letters).fontStretch : undefined,
  }
}

/** Whether a click is on the words of a link, not on the picture that it covers. */
const isIn = (link: Element | null, { clientX, clientY }: MouseEvent) => {
  const range = document.createRange()
  if (!link) return false
  range.selectNodeContents(link)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  )
}
