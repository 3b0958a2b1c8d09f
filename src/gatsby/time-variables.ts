import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Exhibition } from '../model/exhibition'
import { instantOf } from '../model/phase'

type Environment = Record<string, string | undefined>

/**
 * What pages must know of time before they know any content, as variables that Gatsby puts into its programs.
 * @param content the folder of content that has passed the check
 * @returns GATSBY_AS_OF, the instant of the demoDate, empty where the clock decides; GATSBY_PREVIEW_TIME_ZONE, the time zone of
 * what `?asOf` asks for, empty in a build for production, which takes none
 */
export function readTimeVariables(content: string, { CONTEXT }: Environment) {
  const { demoDate, timeZone } = parse(readFileSync(path.join(content, 'exhibition.yaml'), 'utf8')) as Exhibition
  return {
    GATSBY_AS_OF: demoDate ? instantOf(demoDate, timeZone) : '',
    GATSBY_PREVIEW_TIME_ZONE: CONTEXT === 'production' ? '' : timeZone,
  }
}
