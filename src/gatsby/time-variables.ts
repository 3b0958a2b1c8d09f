import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Exhibition } from '../model/exhibition'
import { instantOf } from '../model/phase'

type Environment = Record<string, string | undefined>

/**
 * Environment variables that Gatsby replaces by their values in pages and scripts.
 * @param content the folder of content, which has passed the content check
 * @returns GATSBY_AS_OF, the instant of the demoDate, empty without one; GATSBY_PREVIEW_TIME_ZONE, the time zone of the
 * parameter `?asOf`, empty in a production build, which ignores the parameter
 */
export function readTimeVariables(content: string, { CONTEXT }: Environment) {
  const { demoDate, timeZone } = parse(readFileSync(path.join(content, 'exhibition.yaml'), 'utf8')) as Exhibition
  return {
    GATSBY_AS_OF: demoDate ? instantOf(demoDate, timeZone) : '',
    GATSBY_PREVIEW_TIME_ZONE: CONTEXT === 'production' ? '' : timeZone,
  }
}
