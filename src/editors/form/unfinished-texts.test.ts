/** @jest-environment node */
import { cmsConfig } from './cms-config'
import { unfinishedTexts } from './unfinished-texts'

const fields = cmsConfig('cs').collections.find(({ name }) => name === 'artists')!.fields!

test.each([
  ['in every language', { place: { cs: 'Brno', en: 'Brno' } }, []],
  ['in none', { place: { cs: ' ', en: '' }, bio: undefined, works: [undefined] }, []],
  ['in one', { place: { cs: 'Brno' } }, ['Místo']],
  [
    'in one, inside a list and an optional group',
    { works: [{}, { dimensions: [{ note: { cs: '', en: 'each part' } }] }] },
    ['Díla › Rozměry › Poznámka'],
  ],
])('a text that is written %s', (_what, data, labels) => {
  expect(unfinishedTexts(data, fields)).toEqual(labels)
})
