/** What was open at each entry of the history, by the keys that Gatsby's router gives them. */
const openAt = new Map<string, number[]>()

/** That of the entry with which the document began. */
const firstKey = 'initial'

const allDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/**
 * Remembers what a visitor has opened on the page that is left, such as an event of the programme.
 * @param left the router's location of that page
 */
export function rememberOpenDetails(left: { pathname: string; key?: string }): void {
  openAt.set(
    left.key ?? firstKey,
    allDetails().flatMap(({ open }, index) => (open ? [index] : [])),
  )
}

/**
 * Opens it again when Back or Forward has led to the page: closed, it would move what is below. Call it before the
 * router scrolls, in an effect of the layout.
 */
export function reopenDetails(): void {
  const { key = firstKey } = (history.state ?? {}) as { key?: string }
  const all = allDetails()
  openAt.get(key)?.forEach((index) => all[index]?.setAttribute('open', ''))
}
