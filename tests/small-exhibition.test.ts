/** @jest-environment node */
import { readContent } from '../src/editors/check/read/read-content'
import { findProblems } from '../src/editors/check/run/find-problems'
import { copySmallExhibition } from '../tools/test-run/tests-site.mts'
import { fieldsIn, optionalFields } from './support/fields-of-exhibition'
import { inFolder } from './support/in-folder'

// The small exhibition is in one language.
jest.mock('#languages', () => {
  const { completeLanguages } = jest.requireActual<typeof import('../src/i18n/language')>('../src/i18n/language')
  return { languages: completeLanguages([{ code: 'en' }]) }
})

/** A record must have one field or another of these, so the small exhibition has some of them too. */
const eitherOr = /^(Place\.(within|address)|Event\.ledBy\.(artist|name|role))$/

test('the small exhibition has no part that may be absent, and the check only warns of its short label', () =>
  inFolder({}, async (folder) => {
    copySmallExhibition(folder)
    const written = await fieldsIn(folder)
    expect(optionalFields.filter((field) => written.has(field) && !eitherOr.test(field))).toEqual([])
    const rules = findProblems(await readContent(folder), 'en').map(({ rule }) => rule)
    expect(rules).toEqual(['label/no-year', 'label/no-size'])
  }))
