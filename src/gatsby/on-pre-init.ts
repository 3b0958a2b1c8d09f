// Gatsby's own, so always in its version.
// oxlint-disable-next-line imports/packages
import reporter from 'gatsby-cli/lib/reporter'
import { allowUnusedTemplates } from './unused-templates'

/** Changes what Gatsby warns of. */
export function onPreInit(): void {
  allowUnusedTemplates(reporter)
}
