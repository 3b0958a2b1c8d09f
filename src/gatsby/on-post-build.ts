import { writeFile } from 'node:fs/promises'
import type { ParentSpanPluginArgs } from 'gatsby'
import type { Tint } from '../model/tint'
import { readContents } from './published-content/read-contents'
import { largestFiles, picturesOfWorks, type PicturesOfWorks } from './pictures/largest-file'
import { removeStaleCopies } from './pictures/stale-pictures'
import { writePlanWorker } from './public-files/plan-worker'
import { writeRobotsTxt } from './public-files/robots'
import { tintsFile } from './social-images/draw-social-images'
import { openTypeface } from './social-images/glyph-outlines'
import { writeIcons } from './social-images/icon-files'
import { writeStructuredData } from './structured-data/write-structured-data'
import { writeDataFiles } from './write-data-files'

const query = `{
  ${picturesOfWorks}
  tints: allArtist { nodes { slug tint { hue strength lightness } } }
}`

type Result = PicturesOfWorks & { tints: { nodes: { slug: string; tint: Tint }[] } }

/** Gatsby's types lack `graphql`, which its documentation has. */
type PostBuildArgs = ParentSpanPluginArgs & { graphql: (query: string) => Promise<{ data: Result }> }

/** Writes the files of the site that are not pages, adds structured data to the pages, and deletes stale copies. */
export async function onPostBuild({ graphql, getNodesByType }: PostBuildArgs): Promise<void> {
  await writeRobotsTxt()
  const contents = readContents()
  await writeIcons(contents, await openTypeface())
  const { data } = await graphql(query)
  const tints = data.tints.nodes.map(({ slug, tint }) => [slug, tint] as const)
  await writeFile(tintsFile, JSON.stringify(Object.fromEntries(tints)))
  await writeStructuredData(contents, largestFiles(data))
  await writeDataFiles(contents)
  const digests = getNodesByType('File').map(({ internal }) => internal.contentDigest)
  await writePlanWorker(digests)
  await removeStaleCopies('public/static', new Set(digests))
}
