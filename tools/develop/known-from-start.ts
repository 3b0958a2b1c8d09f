import { statSync } from 'node:fs'
import { readLanguages } from '../../src/model/read-languages'
import { typefaceFiles } from '../../src/typeface/typeface-files'

const known = {
  'The languages in exhibition.yaml': readLanguages,
  'The fonts in the folder typeface': (content: string) =>
    Object.values(typefaceFiles(content))
      .flat()
      .map((file) => [file, statSync(file).mtimeMs]),
}

/**
 * Remembers what programs know of the content from their start, so that a change of it needs another start.
 * @returns a function that tells whether something of it has changed, and says what
 */
export function whatIsKnownFromStart(content: string, say: (message: string) => void): () => boolean {
  const asText = (read: (content: string) => unknown) => JSON.stringify(read(content))
  const atStart = Object.values(known).map(asText)
  return () => {
    const changed = Object.entries(known).find(([, read], index) => asText(read) !== atStart[index])
    if (changed) say(`${changed[0]} have changed. Stop with Ctrl+C, and start again.`)
    return changed !== undefined
  }
}
