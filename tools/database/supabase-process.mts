import { startSupabase } from './supabase.mts'

/** The embedded Supabase as a program of its own, for tests: prints its address and keys, ends with its input. */
const [folder, migrations] = process.argv.slice(2)
try {
  const { stop, ...supabase } = await startSupabase({ folder, migrations })
  console.log(JSON.stringify(supabase))
  process.stdin.resume().on('end', () => void stop().then(() => process.exit()))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
