/** @jest-environment node */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { insideFolder } from '../../../tests/support/in-folder'
import { writeSiteFonts } from './site-fonts'

const letters = { every: 'abc', title: 'a', names: 'b' }
const filesIn = async (site: string) => (await readdir(`${site}/fonts`)).toSorted()

test('with the same letters, the fonts are those of the last build', () =>
  insideFolder({}, async () => {
    const values = await writeSiteFonts(letters, 'first')
    const record = '.cache/fonts-of-site/made.json'
    await writeFile(
      record,
      (await readFile(record, 'utf8')).replace('"systemWidth":', '"isOfLastBuild":true,"systemWidth":'),
    )
    expect(await writeSiteFonts(letters, 'second')).toEqual({ ...values, isOfLastBuild: true })
    expect(await filesIn('second')).toEqual(await filesIn('first'))
  }))

test.each(['every', 'title', 'names'])(
  'other letters of %s give other fonts, without those of the last build',
  (changed) =>
    insideFolder({}, async () => {
      const values = await writeSiteFonts(letters, 'first')
      expect(await writeSiteFonts({ ...letters, [changed]: 'abcd' }, 'second')).not.toEqual(values)
      expect(await filesIn('second')).toHaveLength((await filesIn('first')).length)
    }),
)
