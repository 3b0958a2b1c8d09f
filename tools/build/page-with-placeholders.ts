import { JSDOM, VirtualConsole } from 'jsdom'
import type { Page } from '../../netlify/registration/fill-page'
import { inlineHashes } from '../../src/http/security-headers'
import {
  endOf,
  guestPlaceholders,
  placeholder,
  placeholders,
  startOf,
  type Part,
} from '../../src/registration/placeholders'

/** A built page, to be made into a page that a function fills in. */
export type OpenPage = {
  document: Document
  /** @throws if there is no such element */
  find: (parent: ParentNode, selector: string) => Element
  /** The page with its placeholders, and the hashes of its styles. */
  finish: () => Page
}

/**
 * Opens a built page. Removes its scripts: at the address of the function they would take the page for one that does not
 * exist.
 * @param html the built page
 * @param name what error messages call the page
 * @param expected the placeholders that the page must have; any other text of a placeholder is an error
 * @throws if the page lacks one, or has another
 */
export function openPage(html: string, name: string, expected: readonly string[]): OpenPage {
  // Without a console of its own, jsdom prints every stylesheet that it does not understand.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  const missing = (what: string) => new Error(`The built page ${name} has no ${what} for the function to fill in.`)
  for (const script of document.querySelectorAll('script')) script.remove()
  // Otherwise a script does this (src/site/before-react/load-body-font.ts).
  document.documentElement.setAttribute('data-typeface', '')

  const opened = dom.serialize()
  const lacking = expected.find((each) => !opened.includes(each))
  if (lacking) throw missing(lacking)
  const unexpected = opened.match(placeholders)?.find((each) => !expected.includes(each))
  if (unexpected) throw new Error(`The built page ${name} contains the text ${unexpected}.`)

  return {
    document,
    find(parent, selector) {
      const element = parent.querySelector(selector)
      if (!element) throw missing(selector)
      return element
    },
    finish() {
      const widths = document.querySelector('[data-letter-widths]')
      widths?.remove()
      const finished = dom.serialize().replace(checkedAttributes, '$1')
      return { html: finished, hashes: inlineHashes(finished), letterWidths: widths?.getAttribute('value') ?? '' }
    },
  }
}

/** The placeholders of a guest's name, as a page must have them. */
export const guestParts = Object.values(guestPlaceholders)

/** The placeholders of parts, as a page must have them. */
export const bothEnds = (names: readonly Part[]) => names.flatMap((part) => [startOf(part), endOf(part)])

/** Makes an element a part of the page that is there for some requests only. */
export function putInPart(element: Element, part: Part): void {
  element.before(startOf(part))
  element.after(endOf(part))
}

/** The answer is the first thing that a guest wants to know. */
export function focusAtFirst(element: Element): void {
  element.setAttribute('tabindex', '-1')
  element.setAttribute('autofocus', '')
}

// The placeholder stands for a whole attribute, which the DOM cannot express. It is the value of this one until the end.
const checkedAttribute = 'data-checked-placeholder'
const checkedAttributes = new RegExp(`${checkedAttribute}="(\\{\\{checked [^"]*\\}\\})"`, 'g')

/** Lets the function decide whether a radio button is checked. */
export function fillChecked(input: Element, name: string, choice: string): void {
  input.removeAttribute('checked')
  input.setAttribute(checkedAttribute, placeholder('checked', name, choice))
}

/** Keeps only as many choices of a number of persons as there can be. */
export function limitChoices(group: Element): void {
  for (const label of group.querySelectorAll('label')) {
    putInPart(label, `persons-${Number(label.querySelector('input')?.value)}`)
  }
}
