import type { Result, ResultGroup } from './find-entries'
import * as styles from './results.module.css'

/** How many entries of a group are shown at first. */
const atFirst = 6

/**
 * Shows groups of entries as headings and lists of links, instead of what an element contains.
 * @param all the text of a button that shows the rest of a group; `#` is the number of its entries
 */
export function showResults(element: HTMLElement, groups: readonly ResultGroup[], all: string): void {
  element.className = styles.results ?? ''
  element.replaceChildren(...groups.map((group) => sectionOf(group, all)))
}

function sectionOf({ heading, entries }: ResultGroup, all: string): HTMLElement {
  const list = make('ul', styles.list, ...entries.slice(0, atFirst).map(itemOf))
  if (entries.length > atFirst) list.append(rest(entries.slice(atFirst), all.replace('#', String(entries.length))))
  return make('section', undefined, make('h2', styles.heading, heading), list)
}

/** A link with the title of an entry, a small picture, its line, the sentence that matches, and where that is. */
function itemOf({ title, line, sentence, source, picture, href }: Result): HTMLElement {
  const texts = [
    make('span', styles.title, title),
    ...[line, sentence].filter((text) => text !== undefined).map((text) => make('span', styles.line, text)),
    ...(source ? [make('span', styles.source, source)] : []),
  ]
  const words = make('span', styles.words, ...texts.flatMap((text) => [text, ' ']))
  const link = make('a', styles.link, ...(picture ? [pictureOf(picture)] : []), words)
  link.href = href
  return make('li', undefined, link)
}

/** A picture that repeats what the words say. Browsers without AVIF show none. */
function pictureOf(path: string): HTMLElement {
  const image = make('img', styles.picture)
  image.alt = ''
  image.width = image.height = 44
  image.addEventListener('error', () => image.remove())
  image.src = path
  return image
}

/** A button that shows further entries in its place, and focuses the first of them. */
function rest(entries: readonly Result[], text: string): HTMLElement {
  const button = make('button', styles.all, text)
  button.type = 'button'
  const item = make('li', undefined, button)
  button.addEventListener('click', () => {
    const items = entries.map(itemOf)
    item.replaceWith(...items)
    items[0]?.querySelector('a')?.focus()
  })
  return item
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...content)
  return element
}
