import { stripVTControlCharacters } from 'node:util'

/** What Gatsby does after it has ended a step; others are part of the one before. Its own words for the steps are keys. */
const steps = new Map([
  ['load plugins', 'the fonts'],
  ['onPreBootstrap', 'the content'],
  ['extract queries from components', 'scripts and styles'],
  ['Building production JavaScript and CSS bundles', 'the program that writes pages'],
  ['Building HTML renderer', 'what each page shows'],
  ['run queries in workers', 'the pages'],
  ['run page queries', 'the pages'],
  ['Building static HTML for pages', 'social images, the search and calendars'],
  ['onPostBuild', 'the last changes'],
])
const first = 'Gatsby starts'
const all = [first, ...new Set(steps.values())]

/** The first step in words: '1 of 8, Gatsby starts'. */
export const firstStep = inWords(first)

/**
 * Reads a line that Gatsby prints.
 * @returns the next step in words, if the line ends one; whether the line is only about progress, so that nobody misses it
 */
export function readGatsbyLine(line: string): { step?: string; isProgress: boolean } {
  const text = stripVTControlCharacters(line).trim()
  const [, ended = ''] = /^success (.+?) - [\d.]+s/.exec(text) ?? []
  const step = steps.get(ended)
  return { ...(step && { step: inWords(step) }), isProgress: isProgressText(text) }
}

function inWords(step: string): string {
  return `${all.indexOf(step) + 1} of ${all.length}, ${step}`
}

/** Empty lines, finished steps, and the table of all pages at the end. */
const isProgressText = (text: string) => text === '' || /^(success |info |verbose |Pages$|[┌├└│╭╰])/.test(text)
