import type { AdminSettings } from '../../src/editors/form/admin-settings'

/**
 * Whether a build has the form: the published site and this machine do, previews do not. Somebody else's pull request
 * may change the form's code, and whoever signed in there would hand it the right to write.
 */
export const hasForm = ({ CONTEXT = 'dev' }: Record<string, string | undefined>) =>
  ['production', 'dev'].includes(CONTEXT)

/**
 * The form's settings on a server: ADMIN_REPOSITORY ('owner/name'), else the repository that Netlify says it builds
 * from (REPOSITORY_URL), the branch that pull requests go to (ADMIN_BRANCH, else main), and the right that an editor is asked for at the
 * sign-in (ADMIN_SCOPE, `repo` for a private repository, else `public_repo`).
 * @throws Error for another scope
 */
export function adminSettings(env: Record<string, string | undefined>): AdminSettings {
  const built = /github\.com[/:]([^/]+\/[^/]+?)(\.git)?$/.exec(env.REPOSITORY_URL ?? '')?.[1]
  const repository = env.ADMIN_REPOSITORY || built
  const scope = env.ADMIN_SCOPE || 'public_repo'
  if (scope !== 'public_repo' && scope !== 'repo') {
    throw new Error(`ADMIN_SCOPE must be public_repo, or repo for a private repository (it is “${scope}”).`)
  }
  return { ...(repository && { repository }), branch: env.ADMIN_BRANCH || 'main', scope }
}
