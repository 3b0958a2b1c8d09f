import type { PostBuildArgs } from './graphql/run-query'
import { removeStaleCopies } from './pictures/stale-pictures'
import { writePlanWorker } from './public-files/plan-worker'
import { writeRobotsTxt } from './public-files/robots'
import { openTypeface } from './social-images/glyph-outlines'
import { writeIcons } from './social-images/write-icons'
import { writeSocialImageData } from './social-images/write-social-image-data'
import { readContent } from './structured-data/content'
import { writeStructuredData } from './structured-data/write-structured-data'
import { writeDataFiles } from './write-data-files'

/** Writes the files of the site that are not pages, adds structured data to the pages, and deletes stale copies. */
export async function onPostBuild(args: PostBuildArgs): Promise<void> {
  await writeRobotsTxt()
  const typeface = await openTypeface()
  await writeIcons(args, typeface)
  await writeSocialImageData(args)
  const contents = await readContent(args)
  await writeStructuredData(contents)
  await writeDataFiles(args, contents)
  const digests = args.getNodesByType('File').map(({ internal }) => internal.contentDigest)
  await writePlanWorker(digests)
  await removeStaleCopies('public/static', new Set(digests))
}
