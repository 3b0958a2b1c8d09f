import { contentFolder } from '../../src/model/content-folder'
import { ExistsError, writeNewExhibition } from '../new-exhibition/new-exhibition'

const usage = 'npm run new -- FOLDER    writes the content of a new exhibition into a folder'

const [folder, ...others] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || others.length > 0) {
  console.error(usage)
  process.exitCode = 1
} else {
  try {
    await writeNewExhibition(folder, contentFolder())
    console.log(`Written: ${folder}. To see it: CONTENT_FOLDER=${folder} npm run develop (docs/adopting.md).`)
  } catch (error) {
    if (!(error instanceof ExistsError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
