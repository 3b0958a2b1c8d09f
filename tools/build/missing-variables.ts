/**
 * Warns of a database that is not configured, in a build of the published site on Netlify. A build has SUPABASE_URL only:
 * the key is for functions (docs/deploy.md).
 * @returns the warning in one line; undefined if nothing is missing, or in any other build
 */
export function missingVariables(env: Record<string, string | undefined>): string | undefined {
  const { NETLIFY, CONTEXT = 'production', SUPABASE_URL } = env
  if (NETLIFY !== 'true' || CONTEXT !== 'production' || SUPABASE_URL) return undefined
  return (
    'Warning: SUPABASE_URL is not set for builds, so registrations will probably fail. ' +
    'Set it for builds and functions, and SUPABASE_SECRET_KEY for functions (docs/deploy.md).'
  )
}
