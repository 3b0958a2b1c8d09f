import { add, all, append, expectAt, put, swap, value, without } from '../support/faults'
import { common, errors, hall, home, press, programme } from './exhibition'
import type { Faults } from './seeded-fault'

const closed = 'en: The exhibition closed on {{date}}; this site is its archive.'

export const interfaceTexts: Faults = {
  'translation/unknown-language': {
    'a language that the site has not': [
      add(common, '    en: Close\n', '    ⟦de⟧: Zu\n'),
      'Delete the texts in this language, or add it to the site: “- code: de”',
    ],
    'texts of an exhibition in another language, in two files': [
      all(
        add(press, 'slug:\n  cs: pro-media\n  en: press\n', '  ⟦de⟧: presse\n'),
        add(hall, '  en: Upper Floor\n', '  de: Oben\n'),
      ),
      'Delete the texts',
    ],
    'a language of the interface misspelt': [swap(common, '    cs: Zavřít\n', '    ⟦cz⟧: Zavřít\n'), 'cs'],
  },
  'translation/no-languages': {
    'a word of the interface without languages': swap(
      common,
      '  cs: Přeskočit na obsah\n  en: Skip to content\n',
      '  ⟦Obsah⟧\n',
    ),
  },
  'translation/placeholders': { 'a value to fill in lost': swap(home, closed, 'en: ⟦The exhibition is over.⟧') },
  'translation/missing-key': {
    'a text of the interface deleted': [
      all(swap(common, '  close:\n    cs: Zavřít\n    en: Close\n', ''), expectAt(common, '⟦menu⟧:\n  label:')),
      '“menu:”, under it “close:”, and under that “cs:” and “en:”',
    ],
    'a plural form deleted': [
      all(
        swap(programme, 'capacity_few:\n  cs: "{{count}} místa"\n  en: "{{count}} places"\n', ''),
        expectAt(programme, '⟦#⟧ yaml-language-server'),
      ),
      '“capacity_few:”',
    ],
    'a group of texts deleted': [
      all(without(errors, 'load'), expectAt(errors, '⟦#⟧ yaml-language-server')),
      '“load:”, under it “message:”',
    ],
  },
  'translation/misspelt-key': {
    'a key of the interface misspelt': [
      swap(common, '  close:\n    cs: Zavřít\n', '  ⟦cloze⟧:\n    cs: Zavřít\n'),
      '“close”',
    ],
    'a group of the interface misspelt': [swap(common, 'footer:\n', '⟦foter⟧:\n'), '“footer”'],
  },
  'translation/unused-key': {
    'a text that nothing shows': append(common, '⟦farewell⟧:\n  cs: Na shledanou\n  en: Goodbye\n'),
    'a file of texts that nothing shows': [
      put('translations/numbers.yaml', 'one:\n  cs: Jeden\n  en: One\n'),
      { at: 'translations/numbers.yaml' },
    ],
  },
  'translation/unknown-placeholder': {
    'a value to fill in misspelt': value(common, 'en: Organised by {{organizer}}', 'Organised by {{organiser}}'),
    'a value to fill in with one brace': [
      swap(home, closed, 'en: ⟦The exhibition closed on {date}; this site is its archive.⟧'),
      'Did you mean “{{date}}”?',
    ],
  },
  'translation/unused-placeholder': {
    'a value to fill in lost in every language': [
      all(swap(home, closed, 'en: The exhibition is over.'), (content) =>
        put(home, (content.texts.get(home) ?? '').replace(/after:(\n +cs: ).*/, '⟦after⟧:$1Je po výstavě.'))(content),
      ),
      'Write {{date}} into each text.',
    ],
    'a plural form without its number in every language': swap(
      programme,
      'capacity_few:\n  cs: "{{count}} místa"\n  en: "{{count}} places"\n',
      '⟦capacity_few⟧:\n  cs: pár míst\n  en: a few places\n',
    ),
  },
  'translation/reserved-key': {
    'a key that Gatsby needs': append(common, '⟦children⟧:\n  cs: Děti\n  en: Children\n'),
  },
}
