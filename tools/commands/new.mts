import { contentFolder } from '../../src/model/content-folder'
import { runCommand } from '../command-line/command'
import { ask } from '../new-exhibition/ask'
import { claimFolder } from '../new-exhibition/claim-folder'
import { nameOf, parts, wishesOf } from '../new-exhibition/wishes'

const usage = `Usage: npm run new -- FOLDER [OPTIONS]

Writes the content of a new exhibition into FOLDER, which must not exist. In a terminal it asks for what the options do
not say; otherwise an option that is missing has its default.

  --name TEXT         the name of the exhibition
  --start DAY         the first day, like 2031-09-04
  --end DAY           the last day
  --place TEXT        the name of the venue
  --street TEXT       its street and number
  --town TEXT         its town
  --timeZone ZONE     the time zone, like Europe/Prague
  --languages CODES   the languages of the site, the default first, like cs,en
  --parts PARTS       examples of these parts: ${parts.join(', ')}
  --help              print this help

Environment variables:
  CONTENT_FOLDER   the content that the texts of the interface are copied from (content)`

const text = { type: 'string' } as const
const options = {
  ...{ name: text, start: text, end: text, place: text, street: text, town: text },
  ...{ timeZone: text, languages: text, parts: text },
} as const

process.exitCode = await runCommand({
  usage,
  options,
  positionals: { min: 1, max: 1 },
  run: async (given, [folder = '']) => {
    const today = new Date().toISOString().slice(0, 10)
    // A wrong option is told before the first question.
    wishesOf(given, today)
    const wishes = wishesOf(process.stdin.isTTY ? await ask(given, today) : given, today)
    const from = contentFolder()
    await claimFolder(folder, wishes.languages)
    // The modules of the content know the languages of the site from the start.
    process.env.CONTENT_FOLDER = folder
    const { writeNewExhibition } = await import('../new-exhibition/new-exhibition')
    const missing = await writeNewExhibition(folder, from, wishes)
    for (const locale of missing) {
      console.log(
        `${nameOf(locale)}: the texts in ${folder}/translations and the examples are English. Translate them.`,
      )
    }
    console.log(`Written: ${folder}. To see it: CONTENT_FOLDER=${folder} npm run develop (docs/adopting.md).`)
  },
})
