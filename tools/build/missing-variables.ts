/**
 * What a build for the published site lacks of the registration's database, in one line; nothing elsewhere. A build sees
 * SUPABASE_URL only: the key is for functions alone (README).
 */
export function missingVariables(env: Record<string, string | undefined>): string | undefined {
  const { NETLIFY, CONTEXT = 'production', SUPABASE_URL } = env
  if (NETLIFY !== 'true' || CONTEXT !== 'production' || SUPABASE_URL) return undefined
  return (
    'Warning: SUPABASE_URL is not set for builds, so registrations will probably fail. ' +
    'Set it for builds and functions, and SUPABASE_SECRET_KEY for functions (README, Deploy).'
  )
}
