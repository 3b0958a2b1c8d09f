import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { findProblems } from '../../src/editors/check/run/find-problems'

/** The problems of a folder of content, in English. */
export const problemsOf = (folder: ContentFolder) => findProblems(folder, 'en')

/** The names of the rules that a folder of content breaks. */
export const rulesOf = (folder: ContentFolder) => problemsOf(folder).map(({ rule }) => rule)
