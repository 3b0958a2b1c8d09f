import type { Fault } from '../http/fault'

/** What Netlify says of the deploy that a function belongs to; it is part of what a function is called with. */
export type Deploy = { context?: string; published?: boolean }

/** The deploy whose function may write: of production, and the one that visitors see now. */
export const publishedDeploy: Deploy = { context: 'production', published: true }

/**
 * Why a deploy may not write into the guests' database; nothing if it may. Previews, branches and permalinks of earlier
 * deploys have the same function, with content of their own and perhaps with the key of production.
 */
export function whyNotPublished(deploy: Deploy | undefined): Fault | undefined {
  if (!deploy?.context) return 'no_deploy'
  return deploy.context === 'production' && deploy.published === true ? undefined : 'not_published'
}
