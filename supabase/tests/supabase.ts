import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type SupabaseApi = {
  url: string
  secretKey: string
  publishableKey: string
  stop(): Promise<void>
}

/** Serves the Supabase API for a database of `startPostgres`. The API stops when this process ends. */
export async function startSupabaseApi(database: string): Promise<SupabaseApi> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/tests/supabase-process.mts', database], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const failure = once(child, 'exit').then(() => {
    throw new Error('Supabase for the tests did not start.')
  })
  failure.catch(() => undefined)
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), failure])) as [string]
  return {
    ...(JSON.parse(line) as Omit<SupabaseApi, 'stop'>),
    async stop() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined
      child.stdin.end()
      await exit
    },
  }
}
