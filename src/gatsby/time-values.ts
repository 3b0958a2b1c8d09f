import { instantOf } from '../model/time-zone'
import { readExhibition } from '../model/read-records'
import type { BuildValues } from './build-values'

type Environment = Record<string, string | undefined>

/** @param content the folder of content, which has passed the content check */
export function readTimeValues(
  content: string,
  { CONTEXT }: Environment,
): Pick<BuildValues, 'asOf' | 'previewTimeZone'> {
  const { demoDate, timeZone } = readExhibition(content)
  return {
    asOf: demoDate ? instantOf(demoDate, timeZone) : '',
    previewTimeZone: CONTEXT === 'production' ? '' : timeZone,
  }
}
