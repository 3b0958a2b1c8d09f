/** @jest-environment node */
import path from 'node:path'
import { readContent } from '../src/editors/check/read/read-content'
import { kindOf } from '../src/model/kinds'
import { locales } from '../src/i18n/locales'
import { claimFolder } from '../tools/new-exhibition/claim-folder'
import { writeNewExhibition } from '../tools/new-exhibition/new-exhibition'
import { wishesOf } from '../tools/new-exhibition/wishes'
import { fieldsIn, optionalFields } from './support/fields-of-exhibition'
import { inFolder } from './support/in-folder'
import { copySmallExhibition, testsExhibition } from '../tools/test-run/tests-site.mts'

/**
 * `demoDate` would stop the clock in every test; an external registration would replace the site's own; and mails of a
 * `reminder` would go to guests of other tests.
 */
const notInTests = ['Exhibition.demoDate', 'Exhibition.programme.registration', 'Event.reminder']

async function kindsIn(folder: string): Promise<string[]> {
  const { texts } = await readContent(folder)
  return [...new Set([...texts.keys()].map((path) => kindOf(path) ?? 'Translations'))].toSorted()
}

test('the tests’ exhibition has every part that may be absent', async () => {
  const written = await fieldsIn(testsExhibition)
  expect(optionalFields.length).toBeGreaterThan(15)
  expect(optionalFields.filter((field) => !written.has(field) && !notInTests.includes(field))).toEqual([])
})

test('a new exhibition has the same kinds of files as the small one, and no part that the tests’ site is built without', async () => {
  await inFolder({}, async (folder) => {
    const added = path.join(folder, 'new')
    await claimFolder(added, locales)
    await writeNewExhibition(added, testsExhibition, wishesOf({}, '2030-02-10'))
    copySmallExhibition(path.join(folder, 'small'))
    expect(await kindsIn(added)).toEqual(await kindsIn(path.join(folder, 'small')))
    const built = await fieldsIn(testsExhibition)
    expect([...(await fieldsIn(added))].filter((field) => !built.has(field))).toEqual([])
  })
})
