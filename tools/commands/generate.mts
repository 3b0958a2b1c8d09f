import { contentFolder } from '../../src/model/content-folder'
import { runCommand } from '../command-line/command'
import { functionFiles } from '../content/function-files'
import { writeChanged, writeGeneratedFiles } from '../content/write-generated-files'

const usage = `Usage: npm run generate

Writes the files that are generated from the model and the languages of the site, and prints those that changed: the JSON
Schemas, the reference of fields, the first line of each content file, which names its schema, and the addresses of the
functions that answer at the address of a page.

  --help   print this help

Environment variables:
  CONTENT_FOLDER   the content whose files name their schemas (content)`

process.exitCode = await runCommand({
  usage,
  run: async () => {
    const changed = [...(await writeGeneratedFiles(contentFolder())), ...(await writeChanged(functionFiles()))]
    for (const file of changed) console.log(file)
  },
})
