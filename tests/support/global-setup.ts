import { languagesFile, writeLanguagesFile } from '../../src/model/languages-file'
import { existsSync } from 'node:fs'
import { forgetPublishedSite } from '../../tools/command-line/published-site'
import { keepTemporaryFilesInMemory } from '../../tools/test-run/memory-folder.mts'

/** Runs before the first unit test, and before Jest starts the processes of the tests, which inherit its variables. */
export default async function globalSetup(): Promise<void> {
  forgetPublishedSite()
  await keepTemporaryFilesInMemory()
  // Tests name the folder of content that they need.
  delete process.env.CONTENT_FOLDER
  // For tests that bundle scripts, before the first build.
  if (!existsSync(languagesFile)) await writeLanguagesFile()
}
