import type { Variables } from '../../netlify/http/handler'
import { startSupabase } from './supabase.mts'

/**
 * Starts the embedded database, which stops with this process.
 * @param folder of its data, by default `.supabase`
 * @returns the variables with which the Netlify Functions find it
 */
export async function connectDatabase(folder?: string): Promise<Variables> {
  const { url, secretKey, stop } = await startSupabase({ folder })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
  return { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }
}
