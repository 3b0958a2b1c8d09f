/** @jest-environment node */
import { inFolder } from '../../tests/support/in-folder'
import { readTexts } from './read-texts'

const files = {
  'translations/common.yaml': 'menu: { open: { cs: v menu, en: in the menu } }',
  'translations/mail.yaml': 'title: { cs: Pozvánka, en: Invitation }',
  'translations/notes.txt': 'not a namespace',
}

test('each file of translations is a namespace, in one language and with its typography', () =>
  inFolder(files, async (content) => {
    expect(readTexts(content, 'cs')).toEqual({ common: { menu: { open: 'v\u00a0menu' } }, mail: { title: 'Pozvánka' } })
    expect(readTexts(content, 'en')).toMatchObject({ common: { menu: { open: 'in the menu' } } })
  }))
