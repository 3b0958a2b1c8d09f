import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { rememberingCheckFile } from '../../src/editors/check/run/check-file'
import { findProblems } from '../../src/editors/check/run/find-problems'

/** Remembers the results of files that a test does not change. */
export const checkOnce = rememberingCheckFile()

/** The problems of a folder of content, in English. */
export const problemsOf = (folder: ContentFolder) => findProblems(folder, 'en', checkOnce)

/** The names of the rules that a folder of content breaks. */
export const rulesOf = (folder: ContentFolder) => problemsOf(folder).map(({ rule }) => rule)
