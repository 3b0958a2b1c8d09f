import { instantOf } from '../model/phase'
import { readExhibition } from '../model/read-records'

type Environment = Record<string, string | undefined>

/**
 * Environment variables that Gatsby replaces by their values in pages and scripts.
 * @param content the folder of content, which has passed the content check
 * @returns GATSBY_AS_OF, the instant of the demoDate, empty without one; GATSBY_PREVIEW_TIME_ZONE, the time zone of the
 * parameter `?asOf`, empty in a production build, which ignores the parameter
 */
export function readTimeVariables(content: string, { CONTEXT }: Environment) {
  const { demoDate, timeZone } = readExhibition(content)
  return {
    GATSBY_AS_OF: demoDate ? instantOf(demoDate, timeZone) : '',
    GATSBY_PREVIEW_TIME_ZONE: CONTEXT === 'production' ? '' : timeZone,
  }
}
