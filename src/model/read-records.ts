import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { kinds, type KindName, type RecordOf } from './kinds'

/**
 * Reads every record of a kind, in the order of their files.
 * @param content the folder of content, which has passed the check
 */
export function readRecords<Kind extends KindName>(content: string, kind: Kind): RecordOf<Kind>[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => kinds[kind].files.test(file))
    .sort()
    .map((file) => parse(readFileSync(path.join(content, file), 'utf8')) as RecordOf<Kind>)
}

/**
 * Reads `exhibition.yaml`.
 * @param content the folder of content, which has passed the check
 */
export const readExhibition = (content: string): RecordOf<'Exhibition'> => readRecords(content, 'Exhibition')[0]!
