import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { kindOf, type KindName, type RecordOf } from './kinds'

/**
 * Reads every record of a kind with its file, in the order of the files.
 * @param content the folder of content, which has passed the check
 * @returns `file` is relative to that folder
 */
export function readRecordFiles<Kind extends KindName>(
  content: string,
  kind: Kind,
): { file: string; record: RecordOf<Kind> }[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => kindOf(file) === kind)
    .sort()
    .map((file) => ({ file, record: parse(readFileSync(path.join(content, file), 'utf8')) as RecordOf<Kind> }))
}

/** Reads every record of a kind, in the order of their files. */
export const readRecords = <Kind extends KindName>(content: string, kind: Kind): RecordOf<Kind>[] =>
  readRecordFiles(content, kind).map(({ record }) => record)

/**
 * Reads `exhibition.yaml`.
 * @param content the folder of content, which has passed the check
 */
export const readExhibition = (content: string): RecordOf<'Exhibition'> => readRecords(content, 'Exhibition')[0]!
