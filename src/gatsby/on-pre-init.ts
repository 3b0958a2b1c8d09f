import worker from 'gatsby-plugin-sharp/gatsby-worker'
import { setAvifEffort } from './pictures/avif-effort'
import { makeMissingOnly } from './pictures/reuse-pictures'

/**
 * Changes how gatsby-plugin-sharp makes pictures, before it makes any. AVIF_EFFORT is set in tests, which need no small
 * files.
 */
export function onPreInit(): void {
  setAvifEffort(Number(process.env.AVIF_EFFORT ?? 3))
  worker.IMAGE_PROCESSING = makeMissingOnly(worker.IMAGE_PROCESSING)
}
