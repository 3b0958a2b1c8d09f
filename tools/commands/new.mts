import { contentFolder } from '../../src/model/content-folder'
import { runCommand } from '../command-line/command'
import { writeNewExhibition } from '../new-exhibition/new-exhibition'

const usage = `Usage: npm run new -- FOLDER

Writes the content of a new exhibition into FOLDER, which must not exist.

  --help   print this help`

process.exitCode = await runCommand({
  usage,
  positionals: { min: 1, max: 1 },
  run: async (_options, [folder = '']) => {
    await writeNewExhibition(folder, contentFolder())
    console.log(`Written: ${folder}. To see it: CONTENT_FOLDER=${folder} npm run develop (docs/adopting.md).`)
  },
})
