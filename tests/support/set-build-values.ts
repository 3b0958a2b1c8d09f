import type { BuildValues } from '../../src/gatsby/build-values'

/** Changes what components take from the build, for the tests of a file. */
export function setBuildValues(changes: Partial<BuildValues>): void {
  // The module itself: what an import gives may have getters only.
  Object.assign(jest.requireActual<object>('./build-values'), changes)
}
