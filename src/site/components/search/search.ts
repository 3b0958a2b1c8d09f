import { hasModifier } from '../../dom/events'
import { loadStyle } from '../../dom/load-style'
import { finderOf, type Finder } from './find-entries'
import { type SearchIndex, searchIndexPath } from './search-index'
import { showResults } from './show-results'
import { today, withToday } from './today'

// The build bundles this module and its style sheet (src/gatsby/search). Pages load it when the field gets the focus.

/** Milliseconds after the last letter: screen readers read each number of results. */
const pause = 300

type Search = { texts: SearchIndex['texts']; find: Finder }

const loads = new Map<string, Promise<unknown>>()
let timer: ReturnType<typeof setTimeout> | undefined
/** The index and the query of the results that are shown. */
let shown = ''

/** Loads something once. What failed to load is loaded again the next time. */
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const loading = (loads.get(name) as Promise<T> | undefined) ?? load()
  loads.set(name, loading)
  loading.catch(() => loads.delete(name))
  return loading
}

async function loadIndex(path: string): Promise<Search> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const index = (await response.json()) as SearchIndex
  return { texts: index.texts, find: finderOf(withToday(index, today(index.timeZone))) }
}

/** The language of the page. `<html>` has no attributes for a moment while Gatsby writes the head of the next page. */
async function languageOfPage(): Promise<string> {
  while (!document.documentElement.lang) await new Promise(requestAnimationFrame)
  return document.documentElement.lang
}

const partsOf = (field: HTMLInputElement) => {
  const region = field.closest('[role=search]')!
  const status = region.querySelector('[role=status]')!
  return { status, results: status.nextElementSibling as HTMLElement }
}

/**
 * Shows what matches the query of a field. Without a query it shows nothing.
 * @throws when the index or the style sheet cannot be loaded
 */
export async function search(field: HTMLInputElement): Promise<void> {
  const path = searchIndexPath(await languageOfPage())
  const style = import.meta.url.replace(/js#\d+$/, 'css')
  const [{ texts, find }] = await Promise.all([once(path, () => loadIndex(path)), once(style, () => loadStyle(style))])
  const { results, status } = partsOf(field)
  const query = `${path} ${field.value}`
  // The field has the focus again: results that a button has added stay.
  if (query === shown && results.hasChildNodes()) return
  shown = query
  const groups = find(field.value)
  showResults(results, groups, texts.all)
  const number = groups.reduce((total, { entries }) => total + entries.length, 0)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const message = number ? texts.found.replace('#', String(number)) : texts.nothing
    status.textContent = field.value.trim() ? message : ''
  }, pause)
}

const findField = () => document.querySelector<HTMLInputElement>('[data-search]')

// The arrow keys move between the field and the results. Enter in the field follows the first result.
document.addEventListener('keydown', (event) => {
  const field = findField()
  if (!field || hasModifier(event) || event.isComposing) return
  const stops = [field, ...partsOf(field).results.querySelectorAll<HTMLElement>('a, button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const next = at < 0 ? undefined : stops[at + (step ?? 1)]
  if (!next || (step === undefined && (event.key !== 'Enter' || at > 0))) return
  event.preventDefault()
  if (step) next.focus()
  else next.click()
})

// A closed menu forgets the query, even if it is open again: browsers send one event for changes that follow at once.
document.addEventListener(
  'toggle',
  ({ target, oldState }) => {
    const field = findField()
    if (!field || oldState !== 'open' || !(target instanceof Element) || !target.contains(field)) return
    field.value = ''
    const { results, status } = partsOf(field)
    clearTimeout(timer)
    results.replaceChildren()
    status.textContent = ''
  },
  true,
)
