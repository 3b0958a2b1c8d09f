import { runCommand } from '../command-line/command'
import { withGuests } from '../guests/guests.mts'
import { writePrivateFile } from '../guests/write-private-file'

const usage = `Usage: npm run guests [-- OPTIONS]

Lists the registered guests.

  --csv             print the list as CSV
  --csv=FILE        write the list as CSV into a file that only you can read
  --erase EMAIL     erase one guest; their seats are available again
  --erase-all --yes erase all guests of every event that is over
  --help            print this help

Environment variables:
  SUPABASE_URL, SUPABASE_SECRET_KEY   a hosted database instead of the embedded one`

const options = {
  csv: { type: 'string' },
  erase: { type: 'string' },
  'erase-all': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

// parseArgs knows no option whose value may be left out: `--csv` alone means standard output.
const args = process.argv.slice(2).map((arg) => (arg === '--csv' ? '--csv=-' : arg))

process.exitCode = await runCommand(
  {
    usage,
    options,
    run: ({ csv, erase, 'erase-all': eraseAll, yes = false }) =>
      withGuests(async (guests) => {
        if (erase !== undefined) console.log(await guests.erase(erase))
        else if (eraseAll) console.log(await guests.eraseAll(yes))
        else if (csv === '-') process.stdout.write(await guests.csv())
        else if (csv !== undefined) await writePrivateFile(csv, await guests.csv())
        else console.log(await guests.table())
      }),
  },
  args,
)
