import { defaultFolder, startSupabase } from './supabase.mts'

/**
 * Gives the functions of this process their database, in the environment variables that they read on Netlify: the
 * hosted one if SUPABASE_URL names it, else the embedded one, which stops with this process.
 */
export async function connectDatabase(): Promise<void> {
  if (process.env.SUPABASE_URL) return
  const { url, secretKey, stop } = await startSupabase({ folder: process.env.SUPABASE_FOLDER || defaultFolder })
  Object.assign(process.env, { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
}
