import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { localPort } from '../../src/gatsby/site-url'

/**
 * Whether a build contains the form: builds for the published site and for this machine do, previews do not. A pull
 * request may change the code of the form, and that code would get the right to write from an editor who signs in.
 */
export const hasForm = ({ CONTEXT = 'dev' }: Record<string, string | undefined>) =>
  ['production', 'dev'].includes(CONTEXT)

/**
 * The settings of the form on a server, from the environment variables:
 * - ADMIN_REPOSITORY: 'owner/name'; by default the repository that Netlify builds from (REPOSITORY_URL);
 * - ADMIN_BRANCH: the branch that pull requests are made for; by default main;
 * - ADMIN_SCOPE: the OAuth scope of the sign-in, `repo` for a private repository; by default `public_repo`.
 * @throws Error in one line for another scope
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

/**
 * The origin of `npm run develop`: PREVIEW_URL, or else the local server.
 * @throws Error in one line if PREVIEW_URL is no address
 */
export function developOrigin({ PREVIEW_URL }: Record<string, string | undefined>): string {
  const url = PREVIEW_URL || `http://localhost:${localPort}`
  // Addresses without a host, such as localhost:3000, have the origin 'null'.
  const origin = URL.canParse(url) ? new URL(url).origin : 'null'
  if (origin === 'null') throw new Error(`PREVIEW_URL must be an address like http://localhost:3000 (it is “${url}”).`)
  return origin
}
