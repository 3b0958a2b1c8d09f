import { cp } from 'node:fs/promises'
import path from 'node:path'
import { copyProject, testsExhibition } from '../../tools/tests-site.mts'

/**
 * Makes a copy of the project whose content is the tests' exhibition, which is quick to build.
 * @param folder does not exist, or is empty
 */
export async function makeSmallSite(folder: string): Promise<void> {
  await copyProject(folder)
  await cp(testsExhibition, path.join(folder, 'content'), { recursive: true })
}
