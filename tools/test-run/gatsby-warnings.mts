import { stripVTControlCharacters } from 'node:util'

/** The warnings in what Gatsby has printed, each with its first line only: 'warn The letter ɐ is missing'. */
export function gatsbyWarnings(output: string): string[] {
  return stripVTControlCharacters(output).match(/^warn .+/gm) ?? []
}
