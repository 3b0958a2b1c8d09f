import { lettersOf, openedSize } from './opened-size'

/** Milliseconds that a name is wanted before it opens, so that names in passing stay closed. */
const pause = 60

let font: Promise<unknown> | undefined

/** Loads the font with the width axis, once. */
const loadFont = () =>
  (font ??= new FontFace('Archivo Names', `url(${process.env.GATSBY_NAMES_FONT})`, {
    weight: '800',
    stretch: '62% 84%',
  })
    .load()
    .then((face) => document.fonts.add(face)))

/**
 * Opens a name to the artist's first work: the name under the pointer, else with the focus, else, on a touch screen, the
 * one nearest the middle. Its letters narrow to make room for the picture, so nothing around it moves. With reduced
 * motion, no name opens by scrolling.
 * @param list of links, spaced to the width that they have in the font
 */
export function openNames(list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')]
  const left = new AbortController()
  let wanted: HTMLElement | undefined
  /** The letter spacing until the font has loaded, in em. */
  let spaced = 0
  let screenWidth = innerWidth

  const isTouch = () => matchMedia('(hover: none)').matches
  const em = () => parseFloat(getComputedStyle(list).fontSize)
  const widthOf = (link: HTMLElement) => link.getBoundingClientRect().width

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

  function nameInMiddle(): HTMLElement | undefined {
    const { top, bottom } = list.getBoundingClientRect()
    if (top > innerHeight / 2 || bottom < innerHeight / 2) return undefined
    const distances = links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)
    })
    return links[distances.indexOf(Math.min(...distances))]
  }

  function nameToOpen(): HTMLElement | undefined {
    const pointed = isTouch() ? undefined : links.find((link) => link.matches(':hover'))
    const chosen = pointed ?? links.find((link) => link.matches(':focus-visible'))
    const opensByScrolling = isTouch() && !matchMedia('(prefers-reduced-motion: reduce)').matches
    return chosen ?? (opensByScrolling ? nameInMiddle() : undefined)
  }

  function update(): void {
    const next = nameToOpen()
    if (next === wanted) return
    if (wanted?.dataset.opened) wanted.dataset.opened = 'false'
    wanted = next
    setTimeout(() => {
      if (next && next === wanted) void loadPicture(next)
    }, pause)
  }

  async function loadPicture(link: HTMLAnchorElement | HTMLElement): Promise<void> {
    const picture = link.querySelector('img')
    // A name in a system font has no picture. A name that wraps stays closed.
    if (!picture || link.getClientRects().length > 1) return
    picture.loading = 'eager'
    const following = link.closest('li')?.nextElementSibling?.querySelector('img')
    if (following && isTouch()) following.loading = 'eager'
    const isLoaded = await picture.decode().then(
      () => true,
      () => false,
    )
    if (isLoaded && link === wanted) open(link, picture)
  }

  function open(link: HTMLElement, picture: HTMLImageElement): void {
    const { width, height, letters } = openedSize({
      text: link.textContent,
      ratio: picture.naturalWidth / picture.naturalHeight,
      spacing: { narrowest: spaced, widest: Number(link.style.getPropertyValue('--spacing')) },
    })
    link.style.width = `${widthOf(link) / em()}em`
    link.style.setProperty('--picture', String(width))
    link.style.setProperty('--letters', String(letters))
    picture.style.height = `${height}em`
    link.dataset.opened = 'false'
    widthOf(link) // The style that the transition starts from.
    link.dataset.opened = 'true'
  }

  /** On a screen of another width a name may wrap. */
  function closeAll(): void {
    if (innerWidth === screenWidth) return
    screenWidth = innerWidth
    links.forEach((link) => delete link.dataset.opened)
    wanted = undefined
    update()
  }

  function listen(): void {
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) list.addEventListener(type, update)
    const onPage = (act: () => void) => () => (list.isConnected ? act() : left.abort())
    addEventListener('scroll', onPage(update), { passive: true, signal: left.signal })
    addEventListener('resize', onPage(closeAll), { signal: left.signal })
    update()
  }

  void loadFont().then(
    () => {
      setInFont()
      listen()
    },
    () => {}, // The names stay closed.
  )
}
