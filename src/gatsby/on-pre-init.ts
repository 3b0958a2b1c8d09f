// Gatsby's own, so always in its version.
// eslint-disable-next-line import-x/no-extraneous-dependencies
import reporter from 'gatsby-cli/lib/reporter'
import { allowUnusedTemplates } from './unused-templates'

/** Changes what Gatsby warns of. */
export function onPreInit(): void {
  allowUnusedTemplates(reporter)
}
