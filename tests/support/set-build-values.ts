import * as values from '#build-values'
import type { BuildValues } from '../../src/gatsby/build-values'

/** Changes what components take from the build, for the tests of a file. */
export function setBuildValues(changes: Partial<BuildValues>): void {
  const target: object = values
  Object.assign(target, changes)
}
