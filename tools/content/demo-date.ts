import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../../src/model/content-folder'
import type { Exhibition } from '../../src/model/exhibition'

/**
 * What whoever starts the site should know of its time.
 * @param content the folder of content that has passed the check
 * @returns a line for the terminal; empty where the clock decides
 */
export async function demoDateLine(content = contentFolder()): Promise<string> {
  const { demoDate, timeZone } = parse(await readFile(path.join(content, 'exhibition.yaml'), 'utf8')) as Exhibition
  if (!demoDate) return ''
  return `  It behaves as if it were ${demoDate.replace('T', ' ')} (${timeZone}): demoDate in exhibition.yaml.\n`
}
