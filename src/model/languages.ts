import { contentFolder } from './content-folder'
import { readLanguages } from './read-languages'

/**
 * The languages of the site by their codes, as programs on Node read them from the content. In bundles this module is
 * the one that `writeLanguages` has written (`#languages` in package.json).
 */
export const languages = readLanguages(contentFolder())
