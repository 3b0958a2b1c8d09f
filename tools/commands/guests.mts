import { runCommand } from '../command-line/command'
import { actionOf, options, usage } from '../guests/guests-command'
import { withGuests } from '../guests/with-guests.mts'

// parseArgs knows no option whose value may be left out: `--csv` alone means standard output.
const args = process.argv.slice(2).map((arg) => (arg === '--csv' ? '--csv=-' : arg))

process.exitCode = await runCommand({ usage, options, run: (values) => withGuests(actionOf(values)) }, args)
