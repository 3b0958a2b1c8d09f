import type { Fault } from './fault'

/** The deploy that a function belongs to, from the context that Netlify passes to the function. */
export type Deploy = { context?: string; published?: boolean }

/** The deploy whose functions may write: the published production deploy. */
export const publishedDeploy: Deploy = { context: 'production', published: true }

/**
 * Why a deploy may not write to the database; undefined if it may. Previews, branches and permalinks of earlier deploys
 * run the same functions with other content, and possibly with the production key.
 */
export function whyNotPublished(deploy: Deploy | undefined): Fault | undefined {
  if (!deploy?.context) return 'no_deploy'
  return deploy.context === 'production' && deploy.published === true ? undefined : 'not_published'
}
