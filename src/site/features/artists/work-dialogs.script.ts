import { closest, hasModifier, onEachPage } from '../../dom/events'

/**
 * The dialogs with an artist's works, by click, keyboard and swipe. The anchor of the address names the open dialog:
 * opening adds a history entry, moving to another work replaces it, so one step back closes the dialog.
 */
export function controlWorkDialogs(): void {
  const opened = 'dialog[data-work][open]'
  /** Path and query of the page. */
  let page = ''
  /** The id of the work that is open or was open last, and of the work that was clicked. */
  let seen = ''
  let from = ''

  const openDialog = () => document.querySelector<HTMLDialogElement>(opened)
  const dialogAt = (hash: string) => {
    const element = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    return element instanceof HTMLDialogElement && 'work' in element.dataset ? element : null
  }

  /** Opens the dialog in the address and closes any other. */
  function follow(): void {
    const dialog = dialogAt(location.hash)
    const open = openDialog()
    if (dialog && dialog === open) return
    const active = document.activeElement
    const rel = open?.contains(active) && active?.getAttribute('rel')
    open?.close()
    if (dialog) {
      dialog.showModal()
      zoom(dialog, 1)
      // Keep the focus on the same link, so that it can be pressed again.
      if (rel) dialog.querySelector<HTMLElement>(`a[rel=${rel}]`)?.focus()
      seen = dialog.id
      return
    }
    const link = seen && document.querySelector<HTMLElement>(`a[href="#${seen}"]`)
    if (link) {
      link.focus({ preventScroll: true })
      if (seen !== from) link.scrollIntoView({ block: 'center' })
    }
    seen = from = ''
  }

  function show(dialog: HTMLDialogElement): void {
    if (openDialog()) history.replaceState(history.state, '', `#${dialog.id}`)
    else {
      from = dialog.id
      history.pushState({ ...history.state, work: true }, '', `#${dialog.id}`)
    }
    follow()
  }

  function move(dialog: HTMLDialogElement, rel: string): void {
    dialog.querySelector<HTMLElement>(`a[rel=${rel}]`)?.click()
  }

  const pan = (stage: Element | null, x: number, y: number) => stage?.scrollBy(x, y)
  const zoomOf = (dialog: HTMLDialogElement) => Number(dialog.dataset.zoom || 1)

  /** Zooms around a point of the screen; without one, around the middle. */
  function zoom(dialog: HTMLDialogElement, level: number, point?: MouseEvent): void {
    const stage = dialog.querySelector('[data-stage]')
    const sheet = dialog.querySelector('[data-sheet]')
    if (!stage || !sheet) return
    const frame = stage.getBoundingClientRect()
    const x = point ? point.clientX : frame.x + frame.width / 2
    const y = point ? point.clientY : frame.y + frame.height / 2
    const before = sheet.getBoundingClientRect()
    if (level > 1) {
      dialog.dataset.zoom = String(Math.min(level, 3))
      stage.setAttribute('tabindex', '0') // so that the keyboard can scroll it
    } else {
      delete dialog.dataset.zoom
      stage.removeAttribute('tabindex')
    }
    const after = sheet.getBoundingClientRect()
    pan(
      stage,
      after.x + ((x - before.x) / before.width) * after.width - x,
      after.y + ((y - before.y) / before.height) * after.height - y,
    )
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || hasModifier(event)) return
    const dialog = openDialog()
    const link = closest<HTMLAnchorElement>(event, 'a')
    const goal = link?.getAttribute('href')?.startsWith('#') && dialogAt(link.hash)
    if (goal) {
      event.preventDefault()
      show(goal)
    } else if (dialog && closest(event, opened)) {
      if (closest(event, 'button[data-zooms]')) zoom(dialog, zoomOf(dialog) > 1 ? 1 : 2)
      if (closest(event, 'a[data-close]') || event.target === dialog.querySelector('[data-stage]')) {
        event.preventDefault()
        dialog.close()
      }
    }
  })

  // Remove a closed dialog from the address. Esc and the back gesture of a phone close it too.
  document.addEventListener(
    'close',
    (event) => {
      if (event.target !== dialogAt(location.hash) || openDialog()) return
      if (history.state?.work) history.back()
      else {
        history.replaceState(history.state, '', location.pathname + location.search)
        follow()
      }
    },
    true,
  )

  document.addEventListener('keydown', (event) => {
    const dialog = openDialog()
    if (!dialog || event.ctrlKey || event.metaKey || event.altKey) return
    const level = zoomOf(dialog)
    const key = event.key
    const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')
    const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp')
    if (key === '+' || key === '=') zoom(dialog, level + 1)
    else if (key === '-') zoom(dialog, level - 1)
    else if (key === '0') zoom(dialog, 1)
    else if ((x || y) && level > 1) pan(dialog.querySelector('[data-stage]'), x * 120, y * 120)
    else if (x) move(dialog, x > 0 ? 'next' : 'prev')
    else return
    event.preventDefault()
  })

  document.addEventListener('dblclick', (event) => {
    const dialog = openDialog()
    if (!dialog || !closest(event, '[data-sheet]')) return
    zoom(dialog, zoomOf(dialog) > 1 ? 1 : 2, event)
  })

  // The mouse drags a zoomed work; fingers scroll it natively.
  document.addEventListener('pointermove', (event) => {
    const stage = event.buttons === 1 && closest(event, `${opened} [data-stage]`)
    if (stage && event.pointerType === 'mouse') pan(stage, -event.movementX, -event.movementY)
  })
  document.addEventListener('dragstart', (event) => {
    if (closest(event, '[data-stage]')) event.preventDefault()
  })

  let start: Touch | undefined
  document.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined
    },
    { passive: true },
  )
  document.addEventListener('touchend', ({ touches, changedTouches }) => {
    const dialog = openDialog()
    const end = changedTouches[0]
    const isPinched = (window.visualViewport?.scale ?? 1) > 1.05
    if (!dialog || !start || !end || touches.length || isPinched || zoomOf(dialog) > 1) return
    const x = end.clientX - start.clientX
    const y = end.clientY - start.clientY
    if (Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) move(dialog, x < 0 ? 'next' : 'prev')
  })

  // Hide a step in the history that only opens or closes a work from Gatsby's router, which would scroll the page.
  // `true`: before the router, even if it was first to listen.
  addEventListener(
    'popstate',
    (event) => {
      const isSamePage = location.pathname + location.search === page
      if (isSamePage && (seen || dialogAt(location.hash))) event.stopImmediatePropagation()
    },
    true,
  )
  addEventListener('hashchange', follow)

  onEachPage(() => {
    page = location.pathname + location.search
    follow()
  })
}
