import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'

export type BuildFault = { message: string; line: number; column: number }
type JsYaml = { load: (text: string) => unknown }
type Thrown = { reason?: string; mark?: { line: number; column: number } }

// The copy of js-yaml that gatsby-transformer-yaml uses: the build reads the content with it.
const fromHere = createRequire(__filename)
const { load } = createRequire(fromHere.resolve('gatsby-transformer-yaml/package.json'))('js-yaml') as JsYaml

/** Where the build could not read a text, or would read something else than `data`; undefined if it reads the same. */
export function faultInBuild(text: string, data: unknown): BuildFault | undefined {
  try {
    return isDeepStrictEqual(load(text) ?? null, data) ? undefined : { message: '', line: 1, column: 1 }
  } catch (thrown) {
    const { reason, mark } = thrown as Thrown
    return { message: reason ?? String(thrown), line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 }
  }
}
