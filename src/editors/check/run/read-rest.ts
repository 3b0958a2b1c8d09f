import type { Finding } from '../base/rule'
import { type ParsedYaml, parseYaml } from '../read/parse-yaml'
import { syntaxFindings } from '../rules/syntax/syntax'
import { oneForEachCause } from './causes'

/** More syntax errors than this in a file follow from one another. */
const maxErrors = 3

/**
 * @property yaml what can be read of a file: all of it, or what is outside the lines with syntax errors
 * @property syntax its syntax errors
 * @property isRead whether it could be read at all
 * @property isComplete whether all its keys could be read
 * @property follows whether a finding in `yaml` only follows from a line that was left out
 */
type Rest = {
  yaml: ParsedYaml
  syntax: Finding[]
  isRead: boolean
  isComplete: boolean
  follows: (finding: Finding) => boolean
}

/** Reads a file. A line with a syntax error is reported and left out, so that the rest can be checked. */
export function readRest(file: string, text: string): Rest {
  const yaml = parseYaml(file, text)
  const first = syntaxFindings(yaml)
  const syntax = [...first]
  const lost = new Map<number, LostLine>()
  let isMissing = false
  let rest = yaml
  let found = first.filter(leavesLineOut)
  const isNew = ({ line, rule }: Finding) => !lost.has(line) && !unplaced.includes(rule.name)
  while (found.length > 0 && found.every(isNew) && oneForEachCause(syntax).length <= maxErrors) {
    for (const { line, rule } of found) lost.set(line, { line, extent: extents[rule.name] ?? 'value' })
    const { text: left, lostKeys } = withoutLines(text, [...lost.values()])
    isMissing = lostKeys
    rest = parseYaml(file, left)
    const more = syntaxFindings(rest)
    syntax.push(...more.filter(({ line, rule }) => !syntax.some((each) => each.line === line && each.rule === rule)))
    found = more.filter(leavesLineOut)
  }
  if (found.length > 0 || rest.data === undefined)
    return { yaml, syntax: first, isRead: false, isComplete: false, follows: () => false }
  return {
    yaml: { ...rest, text },
    syntax,
    isRead: true,
    isComplete: !isMissing,
    follows: ({ line, rule }) => lost.has(line) || (isMissing && ofAbsence.includes(rule.name)),
  }
}

/** Of a file that the build reads otherwise, no line is known; of a conflict or two documents, which part is right. */
const unplaced: readonly string[] = ['syntax/read-otherwise', 'syntax/merge-conflict', 'syntax/multiple-docs']

/** A line that is left out, and what with it: the second of two keys goes with its value, an item with all its keys. */
type LostLine = { line: number; extent: 'value' | 'key' | 'item' }

const extents: Partial<Record<string, LostLine['extent']>> = {
  'syntax/duplicate-key': 'key',
  'syntax/language-twice': 'item',
  'syntax/missing-hyphen': 'item',
}

const ofAbsence: readonly string[] = [
  'schema/missing',
  'schema/missing-fields',
  'schema/within-or-address',
  'schema/artist-or-person',
  'translation/missing',
  'translation/missing-language',
  'translation/missing-key',
]

/** A date without quotes can be read. */
const leavesLineOut = ({ rule }: Finding) => rule.name !== 'syntax/unquoted-date'

/** The start of a line that stays when its value is left out: its indentation, hyphens and key. */
const keyOrItem = /^ *(?:- +)*(?:\w[\w-]*:(?= |$)|-(?= |$))/

/**
 * Leaves out the values of some lines, with the lines below that belong to them. Spaces take their place, so that the
 * positions of all other characters stay.
 * @param lines from 1
 * @returns also whether keys were left out, so that something else may seem to be missing
 */
function withoutLines(text: string, lines: readonly LostLine[]) {
  const all = text.split('\n')
  let lostKeys = false
  for (const { line, extent } of lines) {
    const source = all[line - 1] ?? ''
    const start = extent === 'value' ? (keyOrItem.exec(source)?.[0] ?? '') : ''
    if (start === '' && extent !== 'key') lostKeys = true
    const depth = source.search(/\S|$/) - (extent === 'item' ? 1 : 0)
    all[line - 1] = start + blank(source.slice(start.length))
    for (let below = line; below < all.length && isBelow(all[below] ?? '', depth); below++) {
      all[below] = blank(all[below] ?? '')
    }
  }
  return { text: all.join('\n'), lostKeys }
}

const blank = (text: string) => text.replace(/[^\r]/g, ' ')

const isBelow = (line: string, depth: number) => line.trim() === '' || line.search(/\S/) > depth
