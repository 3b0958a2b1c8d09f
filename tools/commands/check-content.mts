import { pretty } from '../../src/editors/check/formats/pretty'
import { contentFolder } from '../../src/model/content-folder'
import { check, hasError, main } from '../content/check-content'

/** Prints everything that is wrong in a folder of content. @returns whether the site can be built from it */
export async function checkContent(folder = contentFolder()): Promise<boolean> {
  const report = await check({ folder, language: 'en', fix: false })
  console.error(`${pretty(report)}\n`)
  return !hasError(report)
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
