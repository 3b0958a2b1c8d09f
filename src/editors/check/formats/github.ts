import type { Report } from './report'

/**
 * Annotations of GitHub Actions, errors first because GitHub shows only the first ten of each
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function github({ problems }: Report): string {
  return problems
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
    .map(({ file, line, column, endColumn, severity, rule, message, fix }) => {
      const where = `file=${property(file)},line=${line},endLine=${line},col=${column},endColumn=${endColumn}`
      return `::${severity} ${where},title=${property(rule)}::${data(`${message}\n${fix}`)}`
    })
    .join('\n')
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
