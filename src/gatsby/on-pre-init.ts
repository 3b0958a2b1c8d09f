// Gatsby's own, so always in its version.
// eslint-disable-next-line import-x/no-extraneous-dependencies
import reporter from 'gatsby-cli/lib/reporter'
import worker from 'gatsby-plugin-sharp/gatsby-worker'
import { setAvifEffort } from './pictures/avif-effort'
import { makeMissingOnly } from './pictures/reuse-pictures'
import { allowUnusedTemplates } from './unused-templates'

/**
 * Changes how gatsby-plugin-sharp makes pictures, before it makes any, and what Gatsby warns of. AVIF_EFFORT is set in
 * tests, which need no small files.
 */
export function onPreInit(): void {
  setAvifEffort(Number(process.env.AVIF_EFFORT ?? 3))
  worker.IMAGE_PROCESSING = makeMissingOnly(worker.IMAGE_PROCESSING)
  allowUnusedTemplates(reporter)
}
