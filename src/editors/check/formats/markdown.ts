import type { Problem } from '../engine/problem'
import type { Report } from './report'
import { summary } from './summary'

/** For a comment or a job summary: one table for each file. */
export function markdown(report: Report): string {
  const { problems, language } = report
  const cs = language === 'cs'
  const head = cs ? ['Místo', '', 'Co je špatně', 'Náprava'] : ['Place', '', 'What is wrong', 'How to mend it']
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
  return [`## ${cs ? 'Kontrola obsahu' : 'Content check'}`, summary(report), ...tables].join('\n\n')
}

const cells = ({ line, column, severity, rule, message, fix }: Problem) => [
  `${line}:${column}`,
  severity === 'error' ? '❌' : '⚠️',
  `${escaped(message)}<br>\`${rule}\``,
  escaped(fix),
]

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Text that stays text: what is quoted from the content must not become a link, a mention or HTML. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_{}[\]#|~]/g, '\\$&')
    .replaceAll('@', '@<!-- -->')
    .replaceAll('\n', '<br>')
