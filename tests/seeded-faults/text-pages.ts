import { swap } from '../support/faults'
import { invitation, site } from './exhibition'
import type { Row } from './seeded-fault'

const press = 'pages/pro-media.yaml'
const questions = 'pages/nez-prijdete.yaml'

export const textPages: Row[] = [
  [
    'a second accessibility statement',
    'page/second-statement',
    swap(press, 'menu:', 'accessibility: ⟦true⟧\nmenu:'),
    { fix: 'accessibility: true' },
  ],
  ['a page at the address of the artists', 'address/taken', swap(press, 'en: press', 'en: ⟦umelci⟧')],
  ['a page at the address of the programme', 'address/taken', swap(press, 'en: press', 'en: ⟦programme⟧')],
  [
    'a page at the address of another',
    'address/taken',
    swap(press, 'en: press', 'en: ⟦accessibility⟧'),
    { fix: 'another word' },
  ],
  ['a document at the address of a page of text', 'address/taken', swap(site, 'path: plan', 'path: ⟦pristupnost⟧')],
  ['an invitation at the address of the artists', 'address/taken', swap(invitation, 'path: pozvani', 'path: ⟦umelci⟧')],
  [
    'an invitation at the address of the programme',
    'address/taken',
    swap(invitation, 'path: pozvani', 'path: ⟦program⟧'),
  ],
  ['a document at the address of the invitation', 'address/taken', swap(site, 'path: plan', 'path: ⟦pozvani⟧')],
  ['a page among the files of the build', 'address/reserved', swap(press, 'en: press', 'en: ⟦static⟧')],
  ['a former address that another page has', 'slug/former-taken', swap(press, '[tisk]', '[⟦bezpecnost⟧]')],
  ['a former address that a document has', 'slug/former-taken', swap(press, '[tisk]', '[⟦plan⟧]')],
  ['a page called otherwise than its file', 'slug/file-name', swap(press, 'cs: pro-media', 'cs: ⟦novinari⟧')],
  [
    'an answer about an unknown place',
    'reference/unknown-place',
    swap(questions, 'place: horni-patro', 'place: ⟦horni-parto⟧'),
    { fix: 'horni-patro' },
  ],
  [
    'a question without an answer in English',
    'translation/missing',
    swap(
      questions,
      'answer:\n      cs: |\n        Ano, bez blesku.\n      en: |\n        Yes, without flash.\n',
      '⟦answer⟧:\n      cs: |\n        Ano, bez blesku.\n',
    ),
  ],
  [
    'a page without an address in English',
    'translation/missing',
    swap(press, 'slug:\n  cs: pro-media\n  en: press\n', '⟦slug⟧:\n  cs: pro-media\n'),
  ],
  ['an address with a capital letter', 'schema/slug', swap(press, 'en: press', 'en: ⟦Press⟧')],
]
