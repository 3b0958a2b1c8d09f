import { lettersOf, openedSize } from './opened-size'

/** Milliseconds after which the wanted name opens, so that names in passing stay closed. */
const pause = 60

let font: Promise<unknown> | undefined

/** Loads the font with the width axis, once. */
const loadFont = ({ dataset }: HTMLElement) =>
  (font ??= new FontFace('Names Font', `url(${dataset.namesFont})`, {
    weight: '800',
    stretch: '62% 80%',
  })
    .load()
    .then((face) => document.fonts.add(face)))

/**
 * Opens a name to the artist's first work: the name under the pointer, else with the focus, else, on a touch screen, the
 * one nearest the middle. Its letters narrow to make room for the picture, and on a touch screen it grows into the rest of
 * its line, so nothing around it moves. With reduced motion, no name opens by scrolling.
 * @param list of links, spaced to the width that they have in the font
 */
export function openNames(list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')]
  const left = new AbortController()
  let wanted: HTMLAnchorElement | undefined
  let opened: HTMLAnchorElement | undefined
  /** The letter spacing until the font has loaded, in em. */
  let spaced = 0
  let screenWidth = innerWidth

  const isTouch = () => matchMedia('(hover: none)').matches
  const em = () => parseFloat(getComputedStyle(list).fontSize)
  const widthOf = (link: HTMLElement) => link.getBoundingClientRect().width
  const wraps = (link: HTMLElement) => new Set([...link.getClientRects()].map(({ top }) => top)).size > 1

  /** Sets each name in the font, with the letter spacing that keeps its width. */
  function setInFont(): void {
    list.style.whiteSpace = 'nowrap'
    const widths = links.map(widthOf)
    spaced = parseFloat(getComputedStyle(links[0]!).letterSpacing) / em()
    list.dataset.names = 'wide'
    const spacings = links.map((link, at) => (widths[at]! - widthOf(link)) / em() / lettersOf(link.textContent))
    links.forEach((link, at) => link.style.setProperty('--spacing', String(spacings[at])))
    list.style.whiteSpace = ''
  }

  /** The name on the line nearest the middle of the screen; of several on that line, the nearest one. */
  function nameInMiddle(): HTMLAnchorElement | undefined {
    const { top, bottom } = list.getBoundingClientRect()
    if (top > innerHeight * 0.75 || bottom < innerHeight * 0.25) return undefined
    const distances = links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return Math.abs(top + bottom - innerHeight) * innerWidth + Math.abs(left + right - innerWidth)
    })
    return links[distances.indexOf(Math.min(...distances))]
  }

  function nameToOpen(): HTMLAnchorElement | undefined {
    const pointed = isTouch() ? undefined : links.find((link) => link.matches(':hover'))
    const chosen = pointed ?? links.find((link) => link.matches(':focus-visible'))
    const opensByScrolling = isTouch() && !matchMedia('(prefers-reduced-motion: reduce)').matches
    return chosen ?? (opensByScrolling ? nameInMiddle() : undefined)
  }

  function update(): void {
    const next = nameToOpen()
    if (next === wanted) return
    wanted = next
    setTimeout(() => {
      if (next !== wanted) return
      if (next !== opened) close()
      if (next) void open(next)
    }, pause)
  }

  function close(): void {
    if (opened?.dataset.opened) opened.dataset.opened = 'false'
    opened = undefined
  }

  async function open(link: HTMLAnchorElement): Promise<void> {
    const picture = link.querySelector('img')
    // A name in a system font has no picture. A name that wraps stays closed.
    if (!picture || wraps(link)) return
    picture.loading = 'eager'
    const following = link.closest('li')?.nextElementSibling?.querySelector('img')
    if (following && isTouch()) following.loading = 'eager'
    try {
      await picture.decode()
    } catch {
      return // Without its picture, the name stays closed.
    }
    if (link === wanted) makeRoom(link, picture)
  }

  function makeRoom(link: HTMLAnchorElement, picture: HTMLImageElement): void {
    const ratio = picture.naturalWidth / picture.naturalHeight
    const free = isTouch() ? freeAfter(link) / em() : 0
    const { width, height, letters, grown } = openedSize({ text: link.textContent, spaced, ratio, free })
    link.style.width = `${widthOf(link) / em() + grown}em`
    link.style.setProperty('--picture', String(width))
    link.style.setProperty('--letters', String(letters))
    picture.style.height = `${height}em`
    // Screen readers would read the two parts of a single word as two words.
    link.setAttribute('aria-label', link.textContent)
    link.dataset.opened = 'false'
    widthOf(link) // The transition starts from this style.
    link.dataset.opened = 'true'
    opened = link
  }

  /** The space in pixels that is free after the last name on a line. */
  function freeAfter(link: HTMLElement): number {
    const item = link.closest('li')!
    const { top, right } = item.getBoundingClientRect()
    if (item.nextElementSibling?.getBoundingClientRect().top === top) return 0
    return Math.max(Math.floor(list.getBoundingClientRect().right - right) - 1, 0)
  }

  /** On a screen of another width a name may wrap. */
  function closeAll(): void {
    if (innerWidth === screenWidth) return
    screenWidth = innerWidth
    links.forEach((link) => delete link.dataset.opened)
    opened = wanted = undefined
    update()
  }

  function listen(): void {
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) list.addEventListener(type, update)
    const onPage = (act: () => void) => () => (list.isConnected ? act() : left.abort())
    addEventListener('scroll', onPage(update), { passive: true, signal: left.signal })
    addEventListener('resize', onPage(closeAll), { signal: left.signal })
    update()
  }

  void loadFont(list).then(
    () => {
      setInFont()
      listen()
    },
    () => {}, // The names stay closed.
  )
}
