import type { Fault } from '../http/fault'
import type { Variables } from '../http/handler'

export type Environment = { url: string; key: string }

/**
 * The URL, which Supabase also shows with `/rest/v1/`, and the key of the database. Read at each request: a missing
 * variable must not stop the module from loading.
 */
export function readEnvironment(variables: Variables): Environment | { fault: Fault } {
  const url = variables.SUPABASE_URL?.trim().replace(/(\/rest\/v1)?\/*$/, '') ?? ''
  const key = variables.SUPABASE_SECRET_KEY?.trim() ?? ''
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return { fault: 'no_url' }
  return key ? { url, key } : { fault: 'no_key' }
}
