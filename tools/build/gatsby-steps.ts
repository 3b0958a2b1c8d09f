import { stripVTControlCharacters } from 'node:util'

/** What Gatsby does first, and after it has ended a step. Its own words for the steps are the keys. */
type Steps = ReadonlyMap<string, string>

const start = ['', 'Gatsby starts'] as const
const begin = [
  start,
  ['load plugins', 'the fonts'],
  ['onPreBootstrap', 'the content'],
  ['extract queries from components', 'scripts and styles'],
] as const

export const buildSteps: Steps = new Map([
  ...begin,
  ['Building production JavaScript and CSS bundles', 'the program that writes pages'],
  ['Building HTML renderer', 'what each page shows'],
  ['run queries in workers', 'the pages'],
  ['run page queries', 'the pages'],
  ['Building static HTML for pages', 'the search, calendars and data'],
  ['onPostBuild', 'the last changes'],
])

export const developSteps: Steps = new Map(begin)

/** The first step in words: '1 of 8, Gatsby starts'. */
export const firstStep = (steps: Steps): string => inWords(start[1], steps)

/**
 * Reads a line that Gatsby prints.
 * @returns the next step in words, if the line ends one; whether the line is only about progress, so that nobody misses it
 */
export function readGatsbyLine(line: string, steps: Steps): { step?: string; isProgress: boolean } {
  // An empty line of Gatsby's has a blank of braille.
  const text = stripVTControlCharacters(line).replace('\u2800', '').trim()
  const [, ended = start[0]] = /^success (.+?) - [\d.]+s/.exec(text) ?? []
  const step = ended === start[0] ? undefined : steps.get(ended)
  return { ...(step && { step: inWords(step, steps) }), isProgress: isProgressText(text) }
}

function inWords(step: string, steps: Steps): string {
  const all = [...new Set(steps.values())]
  return `${all.indexOf(step) + 1} of ${all.length}, ${step}`
}

/** Empty lines, finished steps, the rest of a line about queries or a changed file, and the table of pages at the end. */
const isProgressText = (text: string) =>
  text === '' || /^(success |info |verbose |[\d.]+s - |Pages$|[┌├└│╭╰])|^\S+[\\/]\.(develop|cache)[\\/]\S+$/.test(text)

/** Gatsby's development server says where it listens, over several lines that begin and end like this. */
export const isReady = (line: string) => line.includes('You can now view')
export const isBundled = (line: string) => /success Building development bundle/.test(line)
