import { contentFolder } from '../../src/model/content-folder'
import { runCommand } from '../command-line/command'
import { writeGeneratedFiles } from '../content/write-generated-files'

const usage = `Usage: npm run generate

Writes the files that are generated from the model, and prints those that changed: the JSON Schemas, the reference of
fields, and the first line of each content file, which names its schema.

  --help   print this help

Environment variables:
  CONTENT_FOLDER   the content whose files name their schemas (content)`

process.exitCode = await runCommand({
  usage,
  run: async () => {
    for (const file of await writeGeneratedFiles(contentFolder())) console.log(file)
  },
})
