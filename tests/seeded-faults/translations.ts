import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { all, put, swap, value } from '../support/faults'
import {
  artist,
  common,
  errors,
  inCzech,
  inEnglish,
  press,
  questions,
  site,
  summary,
  summaryEn,
  talk,
} from './exhibition'
import type { Faults } from './seeded-fault'

export const translations: Faults = {
  'translation/tag-of-other-language': {
    'the tag of English in Czech': [value(site, 'tag: cs-CZ', 'en-GB'), 'delete the line “tag:”'],
  },
  'translation/missing': {
    'a title that begins with a number sign': [
      swap(talk, 'cs: Komu patří přístav', '⟦cs⟧: #přístav'),
      'Write cs: "#přístav"',
    ],
    'a title that begins with an ampersand': [
      swap(talk, 'cs: Komu patří přístav', '⟦cs⟧: &přístav'),
      'Write cs: "&přístav"',
    ],
    'a question without an answer in English': swap(
      questions,
      'answer:\n      cs: |\n        Ano, bez blesku.\n      en: |\n        Yes, without flash.\n',
      '⟦answer⟧:\n      cs: |\n        Ano, bez blesku.\n',
    ),
    'a page without an address in English': swap(
      press,
      'slug:\n  cs: pro-media\n  en: press\n',
      '⟦slug⟧:\n  cs: pro-media\n',
    ),
    'a text of an artist without English': all(
      swap(artist, `  en: ${summaryEn}\n`, ''),
      swap(artist, 'summary:', '⟦summary⟧:'),
    ),
    'a text that is there and empty': swap(artist, `en: ${summaryEn}`, 'en: ⟦" "⟧'),
    'a word of the interface without English': [
      swap(common, '  close:\n    cs: Zavřít\n    en: Close\n', '  ⟦close⟧:\n    cs: Zavřít\n'),
      'Add “en:” with the text.',
    ],
    'a word of the interface that is there and empty': swap(common, '    en: Close\n', '    en: ⟦" "⟧\n'),
  },
  'translation/missing-language': {
    'a file without English': [
      put(
        errors,
        'notFound:\n  ⟦title⟧:\n    cs: A\n  message:\n    cs: B\n  label:\n    cs: C\n' +
          'generic:\n  title:\n    cs: D\n  description:\n    cs: E\nload:\n  message:\n    cs: F\n  retry:\n    cs: G\n  offline:\n    cs: H\n',
      ),
      'en:',
    ],
  },
  'translation/todo': {
    'a dash for a text that is not there': swap(
      artist,
      'cs: Skládá široké pruhy látky podle nepředvídatelné teploty vzduchu. Jeden pruh je jeden den.',
      'cs: ⟦–⟧',
    ),
    'a hyphen for a title that is not there': swap(talk, 'cs: Komu patří přístav', 'cs: "⟦-⟧"'),
    'a text to be written': inEnglish('⟦TODO⟧'),
    'a text of nonsense': inCzech('⟦Lorem ipsum⟧ dolor.'),
    'a text with question marks': swap(talk, 'en: Who Owns the Harbour', 'en: Who Owns the Harbour⟦???⟧'),
  },
  'translation/same': { 'a sentence the same in both languages': swap(artist, summaryEn, `⟦${summary}⟧`) },
  'translation/same-in-file': {
    'a file most of which is not translated': untranslated,
  },
  'translation/other-language': {
    'Czech where English belongs': swap(artist, summaryEn, '⟦Domy, které se vejdou na stůl, jsou z vlny.⟧'),
    'a short title in Czech and one in English in each other’s place': all(
      swap(talk, 'cs: Komu patří přístav', 'cs: Who Owns the Harbour'),
      swap(talk, 'en: Who Owns the Harbour\n', 'en: ⟦Komu patří přístav⟧\n'),
    ),
    'English where Czech belongs': swap(artist, summary, '⟦Houses made of wool and the odd rope.⟧'),
  },
}

/** Longer texts of the pages of errors, none of them translated into English. */
function untranslated(content: ContentFolder): ContentFolder {
  const more = 'Zkuste to prosím znovu.'
  const text = (content.texts.get(errors) ?? '').replace(/cs: (.*)\n( +)en: .*/g, `cs: $1 ${more}\n$2en: $1 ${more}`)
  return put(errors, text.replace(/(?<=en: ).*/, '⟦$&⟧'))(content)
}
