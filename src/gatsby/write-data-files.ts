import { type Content, readContents } from './published-content/read-contents'
import { writeCalendarFiles } from './public-files/calendar-files'
import { writeSearchIndex } from './search/write-search-index'

/**
 * Writes the files that scripts of the pages load: calendar files and search indexes. A build writes them at its end
 * (on-post-build.ts), the development server after each change of the content (create-pages.ts).
 */
export async function writeDataFiles(contents: readonly Content[]): Promise<void> {
  await writeCalendarFiles(contents)
  await writeSearchIndex(contents)
}

/** In milliseconds: the development server shows a changed page first. */
export const pause = 1000
let timer: NodeJS.Timeout | undefined

/** Writes the files of scripts when the content has not changed for a moment. @param failed gets the reason if it cannot */
export function writeDataFilesLater(failed: (reason: Error) => void): void {
  clearTimeout(timer)
  timer = setTimeout(() => void write().catch(failed), pause)
}

async function write(): Promise<void> {
  await writeDataFiles(readContents())
}
