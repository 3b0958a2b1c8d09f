import { contentFolder } from '../../src/model/content-folder'
import { readExhibition } from '../../src/model/read-records'

/**
 * Says which moment the site pretends it is.
 * @param content the folder of content, which has passed the check
 * @returns a line for the terminal; empty without a demoDate
 */
export function demoDateLine(content = contentFolder()): string {
  const { demoDate, timeZone } = readExhibition(content)
  if (!demoDate) return ''
  return `  It behaves as if it were ${demoDate.replace('T', ' ')} (${timeZone}): demoDate in exhibition.yaml.\n`
}
