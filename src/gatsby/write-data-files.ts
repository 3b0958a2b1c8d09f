import type { QueryArgs } from './graphql/run-query'
import { writeCalendarFiles } from './public-files/calendar-files'
import { writeSearchIndex } from './search/write-search-index'
import { readContent, type Content } from './structured-data/content'

/**
 * Writes the files that scripts of the pages load: calendar files and search indexes. A build writes them at its end
 * (on-post-build.ts), the development server with each change of the content (create-pages.ts).
 */
export async function writeDataFiles(args: QueryArgs, contents?: readonly Content[]): Promise<void> {
  await writeCalendarFiles(args)
  await writeSearchIndex(contents ?? (await readContent(args)))
}
