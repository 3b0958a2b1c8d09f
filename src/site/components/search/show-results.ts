import type { SearchEntry, SearchGroup } from './search-index'
import * as styles from './results.module.css'

/** How many entries of a group are shown at first. */
const atFirst = 6

/**
 * Shows groups of entries as headings and lists of links, instead of what an element contains.
 * @param all the text of a button that shows the rest of a group; `#` is the number of its entries
 */
export function showResults(element: HTMLElement, groups: readonly SearchGroup[], all: string): void {
  element.className = styles.results ?? ''
  element.replaceChildren(...groups.map((group) => sectionOf(group, all)))
}

function sectionOf({ heading, entries }: SearchGroup, all: string): HTMLElement {
  const list = make('ul', styles.list, ...entries.slice(0, atFirst).map(itemOf))
  if (entries.length > atFirst) list.append(rest(entries.slice(atFirst), all.replace('#', String(entries.length))))
  return make('section', undefined, make('h2', styles.heading, heading), list)
}

function itemOf({ title, line, href }: SearchEntry): HTMLElement {
  const link = make('a', styles.link, make('span', styles.title, title), ' ', make('span', styles.line, line))
  link.href = href
  return make('li', undefined, link)
}

/** A button that shows further entries in its place, and focuses the first of them. */
function rest(entries: readonly SearchEntry[], text: string): HTMLElement {
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
