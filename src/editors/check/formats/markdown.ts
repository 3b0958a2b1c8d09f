import type { Problem } from '../base/problem'
import { type Report, summary } from './report'
import { reportWords } from './words'

/** For a comment or a job summary: one table for each file. */
export function markdown(report: Report): string {
  const { problems, language } = report
  const { place, what, howToFix, title } = reportWords
  const head = [place[language], '', what[language], howToFix[language]]
  const files = [...new Set(problems.map(({ file }) => file))]
  const tables = files.map((file) =>
    [
      `### \`${file}\``,
      '',
      row(head),
      row(head.map(() => '---')),
      ...problems.filter((problem) => problem.file === file).map((problem) => row(cells(problem))),
    ].join('\n'),
  )
  return [`## ${title[language]}`, summary(report), ...tables].join('\n\n')
}

const cells = ({ line, column, severity, rule, message, fix }: Problem) => [
  `${line}:${column}`,
  severity === 'error' ? '❌' : '⚠️',
  `${escaped(message)}<br>\`${rule}\``,
  escaped(fix),
]

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Escapes Markdown and HTML: a text of the content must not become a link or a mention. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_{}[\]#|~]/g, '\\$&')
    .replaceAll('@', '@<!-- -->')
    .replaceAll('\n', '<br>')
