import { defaultFolder, startSupabase } from './supabase.mts'

/**
 * Sets the environment variables with which the Netlify Functions in this process find their database. Uses the hosted
 * database if SUPABASE_URL is set. Otherwise starts the embedded database, which stops with this process.
 * @returns which of the two
 */
export async function connectDatabase(): Promise<'embedded' | 'hosted'> {
  if (process.env.SUPABASE_URL) return 'hosted'
  const { url, secretKey, stop } = await startSupabase({ folder: process.env.SUPABASE_FOLDER || defaultFolder })
  Object.assign(process.env, { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
  return 'embedded'
}
