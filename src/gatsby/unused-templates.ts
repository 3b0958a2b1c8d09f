import path from 'node:path'
import { templates } from './pages'

type Reporter = { warn: (message: string) => void; log: (message: string) => void }

const warning = /^The GraphQL query in the non-page component "(.+)" will not be run\.$/
/** How the text begins that Gatsby prints once after these warnings. */
const advice = 'Exported queries are only executed for page components.'

const files = templates.map((template) => path.resolve(`src/site/templates/${template}.tsx`))

/**
 * Stops Gatsby's warning about the query of a template that no page uses, which is right if the content lacks an optional
 * part (docs/decisions/040-optional-parts.md). Gatsby has no setting for it. It still warns of any other file.
 * @param reporter what Gatsby itself prints with; plugins only get copies of it
 */
export function allowUnusedTemplates(reporter: Reporter): void {
  const { warn, log } = reporter
  let isAdviceNeeded = false
  reporter.warn = (message) => {
    const file = warning.exec(message)?.[1]
    if (file !== undefined) {
      if (files.includes(path.resolve(file))) return
      isAdviceNeeded = true
    }
    warn(message)
  }
  reporter.log = (message) => {
    if (isAdviceNeeded || !message.trimStart().startsWith(advice)) log(message)
  }
}
