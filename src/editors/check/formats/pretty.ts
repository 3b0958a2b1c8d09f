import type { MessageLanguage } from '../../words/message-language'
import { phrase } from '../base/message'
import type { Problem } from '../base/problem'
import { type Report, summary } from './report'
import { reportWords } from './words'

/** For a terminal: the place, the message, the line with its characters underlined, and the fix. */
export function pretty({ problems, sourceOf, language, ...report }: Report): string {
  const sections = problems.map((problem) => formatProblem(problem, sourceOf(problem.file), language))
  return [...sections, summary({ problems, sourceOf, language, ...report })].join('\n\n')
}

/** One problem with the lines around it. */
export function formatProblem(problem: Problem, source = '', language: MessageLanguage = 'en'): string {
  const { file, line, column, severity, rule, message, fix } = problem
  return [
    `${file}:${line}:${column}  ${reportWords[severity][language]}  ${rule}`,
    `  ${message}`,
    ...codeFrame(problem, source),
    `  ${phrase(reportWords.fix, { fix: fix.replaceAll('\n', '\n  ') })(language)}`,
  ].join('\n')
}

const widest = 110

/** The line before, the line itself, and a mark below the characters; nothing for an empty line. */
function codeFrame({ line, column, endColumn }: Problem, source: string): string[] {
  const lines = source.split(/\r?\n/)
  const text = lines[line - 1]
  if (!text?.trim()) return []
  const width = String(line).length
  const row = (mark: string, number: number | '', shown: string) =>
    `${mark} ${String(number).padStart(width)} | ${shown}`.trimEnd()
  // Of a very long line, only the part around the characters is shown.
  const from = column > widest ? column - widest / 2 : 1
  const shown = text.slice(from - 1, from - 1 + widest)
  const ellipsis = from > 1 ? '…' : ''
  const count = Math.max(1, Math.min(endColumn, text.length + 1, from + widest) - column)
  const above = lines[line - 2]
  return [
    ...(above?.trim() ? [row(' ', line - 1, clipped(above))] : []),
    row('>', line, `${ellipsis}${visible(shown)}${from - 1 + widest < text.length ? '…' : ''}`),
    row(' ', '', `${' '.repeat(column - from + ellipsis.length)}${'^'.repeat(count)}`),
  ]
}

const clipped = (text: string) => visible(text.length > widest ? `${text.slice(0, widest)}…` : text)

/** A tab or a control character would shift the characters after it. */
// oxlint-disable-next-line no-control-regex
const visible = (text: string) => text.replaceAll('\t', '→').replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '�')
