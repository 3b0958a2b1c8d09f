import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'

export type SupabaseApi = {
  url: string
  secretKey: string
  publishableKey: string
  stop(): Promise<void>
}

/** The program that serves the API as one JavaScript module: with tsx, it takes twice as long to start. */
function bundle(): string {
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm', write: false } as const
  return buildSync({ entryPoints: ['supabase/tests/supabase-process.mts'], ...options }).outputFiles[0]!.text
}

/** Serves the Supabase API for a database of `startPostgres`. The API stops when this process ends. */
export async function startSupabaseApi(database: string): Promise<SupabaseApi> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bundle(), 'supabase-process', database], {
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
