/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allowUnusedTemplates } from './unused-templates'

/** A reporter that does not warn of unused templates, and what it passed on. */
function quietReporter() {
  const [warn, log] = [jest.fn(), jest.fn()]
  const reporter = { warn, log }
  allowUnusedTemplates(reporter)
  return { reporter: reporter as Parameters<typeof allowUnusedTemplates>[0], warn, log }
}

const about = (file: string) => `The GraphQL query in the non-page component "${path.resolve(file)}" will not be run.`
const advice = '\n  Exported queries are only executed for page components. It’s possible …'

test('Gatsby does not warn of a template that no page uses', () => {
  const { reporter, warn, log } = quietReporter()
  reporter.warn(about('src/site/templates/door.tsx'))
  reporter.log(advice)
  expect(warn).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
})

test('it warns of the query of any other file, and prints all else', () => {
  const { reporter, warn, log } = quietReporter()
  const other = about('src/site/features/map/map.tsx')
  reporter.warn(about('src/site/templates/door.tsx'))
  reporter.warn(other)
  reporter.warn('A plugin is old')
  reporter.log(advice)
  reporter.log('Pages')
  expect(warn.mock.calls).toEqual([[other], ['A plugin is old']])
  expect(log.mock.calls).toEqual([[advice], ['Pages']])
})

test('Gatsby still prints these texts', () => {
  const watcher = readFileSync(require.resolve('gatsby/dist/query/query-watcher'), 'utf8')
  expect(watcher).toContain('warn(`The GraphQL query in the non-page component "${component}" will not be run.`)')
  expect(watcher).toMatch(
    /log\(_reporter\.default\.stripIndent`\s+Exported queries are only executed for page components\./,
  )
})
