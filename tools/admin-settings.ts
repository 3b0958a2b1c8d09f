import type { AdminSettings } from '../src/admin/admin-settings'

/**
 * The form's settings on a server: ADMIN_REPOSITORY ('owner/name'), else the repository that Netlify says it builds
 * from (REPOSITORY_URL), and the branch that pull requests go to (ADMIN_BRANCH, else main).
 */
export function adminSettings(env: Record<string, string | undefined>): AdminSettings {
  const built = /github\.com[/:]([^/]+\/[^/]+?)(\.git)?$/.exec(env.REPOSITORY_URL ?? '')?.[1]
  const repository = env.ADMIN_REPOSITORY || built
  return { ...(repository && { repository }), branch: env.ADMIN_BRANCH || 'main' }
}
