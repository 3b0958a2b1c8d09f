import { all, append, expectAt, put, remove, swap, without } from '../support/faults'
import { artist, common, errors, home, programme, sentence, sentenceEn, summary, summaryEn, talk } from './exhibition'
import type { Row } from './seeded-fault'

const closed = 'en: The exhibition closed on {{date}}; this site is its archive.'

export const translations: Row[] = [
  [
    'a text of an artist without English',
    'translation/missing',
    all(swap(artist, `  en: ${summaryEn}\n`, ''), swap(artist, 'summary:', '⟦summary⟧:')),
  ],
  ['a text that is there and empty', 'translation/missing', swap(artist, `en: ${summaryEn}`, 'en: ⟦" "⟧')],
  [
    'a word of the interface without English',
    'translation/missing',
    swap(common, '  close:\n    cs: Zavřít\n    en: Close\n', '  ⟦close⟧:\n    cs: Zavřít\n'),
  ],
  [
    'a file without English',
    'translation/missing-language',
    put(
      errors,
      'notFound:\n  ⟦title⟧:\n    cs: A\n  message:\n    cs: B\n  label:\n    cs: C\n' +
        'generic:\n  title:\n    cs: D\n  description:\n    cs: E\nload:\n  message:\n    cs: F\n  retry:\n    cs: G\n  offline:\n    cs: H\n',
    ),
    { fix: 'en:' },
  ],
  [
    'a text of the interface deleted',
    'translation/missing-key',
    all(swap(common, '  close:\n    cs: Zavřít\n    en: Close\n', ''), expectAt(common, '⟦menu⟧:\n  label:')),
    { fix: '“menu:”, under it “close:”, and under that “cs:” and “en:”' },
  ],
  [
    'a plural form deleted',
    'translation/missing-key',
    all(
      swap(programme, 'capacity_few:\n  cs: "{{count}} místa"\n  en: "{{count}} places"\n', ''),
      expectAt(programme, '⟦#⟧ yaml-language-server'),
    ),
    { fix: '“capacity_few:”' },
  ],
  [
    'a group of texts deleted',
    'translation/missing-key',
    all(without(errors, 'load'), expectAt(errors, '⟦#⟧ yaml-language-server')),
    { fix: '“load:”, under it “message:”' },
  ],
  ['a file of texts deleted', 'file/missing', remove(errors), { at: `content/${errors}` }],
  [
    'a key of the interface misspelt',
    'translation/misspelt-key',
    swap(common, '  close:\n    cs: Zavřít\n', '  ⟦cloze⟧:\n    cs: Zavřít\n'),
    { fix: '“close”' },
  ],
  [
    'a group of the interface misspelt',
    'translation/misspelt-key',
    swap(common, 'footer:\n', '⟦foter⟧:\n'),
    { fix: '“footer”' },
  ],
  [
    'a text that nothing shows',
    'translation/unused-key',
    append(common, '⟦farewell⟧:\n  cs: Na shledanou\n  en: Goodbye\n'),
  ],
  [
    'a file of texts that nothing shows',
    'translation/unused-key',
    put('translations/numbers.yaml', 'one:\n  cs: Jeden\n  en: One\n'),
    { at: 'content/translations/numbers.yaml' },
  ],
  [
    'a language that the site has not',
    'translation/unknown-language',
    swap(common, '    en: Close\n', '    en: Close\n    ⟦de⟧: Zu\n'),
  ],
  [
    'a language of the interface misspelt',
    'translation/unknown-language',
    swap(common, '    cs: Zavřít\n', '    ⟦cz⟧: Zavřít\n'),
    { fix: 'cs' },
  ],
  [
    'a word of the interface without languages',
    'translation/no-languages',
    swap(common, '  cs: Přeskočit na obsah\n  en: Skip to content\n', '  ⟦Obsah⟧\n'),
  ],
  [
    'a value to fill in misspelt',
    'translation/unknown-placeholder',
    swap(common, 'en: Organised by {{organizer}}', 'en: ⟦Organised by {{organiser}}⟧'),
  ],
  [
    'a value to fill in with one brace',
    'translation/unknown-placeholder',
    swap(home, closed, 'en: ⟦The exhibition closed on {date}; this site is its archive.⟧'),
    { fix: 'Did you mean “{{date}}”?' },
  ],
  [
    'a value to fill in lost in every language',
    'translation/unused-placeholder',
    all(swap(home, closed, 'en: The exhibition is over.'), (content) =>
      put(home, (content.texts.get(home) ?? '').replace(/after:(\n +cs: ).*/, '⟦after⟧:$1Je po výstavě.'))(content),
    ),
    { fix: 'Write {{date}} into each text.' },
  ],
  [
    'a plural form without its number in every language',
    'translation/unused-placeholder',
    swap(
      programme,
      'capacity_few:\n  cs: "{{count}} místa"\n  en: "{{count}} places"\n',
      '⟦capacity_few⟧:\n  cs: pár míst\n  en: a few places\n',
    ),
  ],
  ['a value to fill in lost', 'translation/placeholders', swap(home, closed, 'en: ⟦The exhibition is over.⟧')],
  ['a key that Gatsby needs', 'translation/reserved-key', append(common, '⟦children⟧:\n  cs: Děti\n  en: Children\n')],
  ['a text to be written', 'translation/todo', swap(artist, sentenceEn, '⟦TODO⟧')],
  ['a text of nonsense', 'translation/todo', swap(artist, sentence, '⟦Lorem ipsum⟧ dolor.')],
  [
    'a text with question marks',
    'translation/todo',
    swap(talk, 'en: Who Owns the Harbour', 'en: Who Owns the Harbour⟦???⟧'),
  ],
  ['a sentence the same in both languages', 'translation/same', swap(artist, summaryEn, `⟦${summary}⟧`)],
  [
    'Czech where English belongs',
    'translation/other-language',
    swap(artist, summaryEn, '⟦Domy, které se vejdou na stůl, jsou z vlny.⟧'),
  ],
  [
    'English where Czech belongs',
    'translation/other-language',
    swap(artist, summary, '⟦Houses made of wool and the odd rope.⟧'),
  ],
]
