import { runCommand } from '../command-line/command'
import { actionOf, options, usage } from '../guests/guests-command'

// parseArgs knows no option whose value may be left out: `--csv` alone means standard output.
const args = process.argv.slice(2).map((arg) => (arg === '--csv' ? '--csv=-' : arg))

async function run(values: Parameters<typeof actionOf>[0]): Promise<void> {
  const action = actionOf(values)
  // It takes a second to load, which wrong options need not wait for.
  const { withGuests } = await import('../guests/with-guests.mts')
  await withGuests(action, values.published)
}

process.exitCode = await runCommand({ usage, options, run }, args)
