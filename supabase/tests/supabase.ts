import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type SupabaseApi = {
  url: string
  secretKey: string
  publishableKey: string
  stop(): Promise<void>
}

/** Offers a database of `startPostgres` as hosted Supabase would. It ends with this process, however that ends. */
export async function startSupabaseApi(database: string): Promise<SupabaseApi> {
  const keys = { secretKey: 'sb_secret_of_the_tests', publishableKey: 'sb_publishable_of_the_tests' }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'supabase/tests/supabase-process.mts', database, keys.secretKey, keys.publishableKey],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const failure = once(child, 'exit').then(() => {
    throw new Error('The Supabase for the tests did not start.')
  })
  failure.catch(() => undefined)
  const [url] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), failure])) as [string]
  return {
    ...keys,
    url,
    async stop() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined
      child.stdin.end()
      await exit
    },
  }
}
