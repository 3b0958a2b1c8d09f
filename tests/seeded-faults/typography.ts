import { swap, value } from '../support/faults'
import { artist, hall, inCzech, inEnglish, partner, programme } from './exhibition'
import type { Faults } from './seeded-fault'

export const typography: Faults = {
  'typography/letters': {
    'a word in letters that the typeface lacks': inCzech('Jeden křížek, řekl ⟦И⟧ван, a Иван Łukasz Świątek 🎨 i João.'),
    'a bullet of Word': inCzech('⟦\uf0b7⟧ Jeden křížek.'),
    'a letter with an accent that the typeface lacks': swap(
      artist,
      'name: Ada Brusinka\nsortName: Brusinka Ada',
      'name: Ada Brusin⟦ḱ⟧a\nsortName: Brusinḱa Ada',
    ),
  },
  'typography/markup': {
    'bold text of Markdown': inCzech('Jeden ⟦**křížek**⟧ stačí.'),
    'underscores around a word': inCzech('Jeden ⟦__křížek__⟧ stačí.'),
    'italic text of Markdown': inCzech('Jeden ⟦_křížek z popela_⟧ stačí.'),
    'a word between asterisks': inEnglish('The ⟦*first*⟧ strip.'),
    'a link of Markdown': inEnglish('See ⟦[the strips](https://pruhy.example/a__b__c)⟧.'),
    'an HTML element': inCzech('Jeden křížek⟦<br />⟧ stačí.'),
    'a character reference': inCzech('Křížek ⟦&amp;⟧ pruh.'),
    'a placeholder': inEnglish('A strip by ⟦{{name}}⟧.'),
    'a heading of Markdown': swap(artist, '    Druhý odstavec', '    ⟦##⟧ Druhý odstavec'),
    'an item of a list of Markdown': swap(artist, '    Druhý odstavec', '    ⟦-⟧ Druhý odstavec'),
    'bold text on a button': swap(programme, '  en: Called off', '  en: Called ⟦<b>⟧off</b>'),
  },
  'typography/quotes': {
    'a quotation that is closed by a straight mark': [inCzech('Jeden ⟦„pruh"⟧ stačí.'), 'Jeden „pruh“ stačí.'],
    'commas and apostrophes for quotes': [inCzech("Jeden ⟦,,křížek''⟧ stačí."), 'Jeden „křížek“ stačí.'],
    'commas for an opening quote': [inCzech('Jeden ⟦,,křížek“⟧ stačí.'), 'Jeden „křížek“ stačí.'],
    'a quotation that is closed by an English mark': [inCzech('Jeden ⟦„pruh”⟧ stačí.'), 'Jeden „pruh“ stačí.'],
    'straight quotes in Czech': [inCzech('Jeden ⟦"křížek"⟧ stačí.'), 'Jeden „křížek“ stačí.'],
    'English quotes in Czech': [inCzech('Jeden ⟦“křížek”⟧ stačí.'), '„křížek“'],
    'straight quotes in English': [inEnglish('One ⟦"cross"⟧ will do.'), '“cross”'],
    'Czech quotes in English': [inEnglish('One ⟦„cross“⟧ will do.'), '“cross”'],
  },
  'typography/unpaired': {
    'an opening quotation mark alone': [inCzech('Jeden ⟦„⟧křížek stačí.'), 'Write „ before'],
    'a closing quotation mark alone': inEnglish('One “cross” will⟦”⟧ do.'),
    'a quotation mark alone, beside a unit': inEnglish('A strip of 12" and one ⟦“⟧cross.'),
  },
  'typography/capitals': {
    'a title in capitals': swap(hall, 'cs: Horní patro\n  en: Upper Floor', 'cs: ⟦HORNÍ PATRO⟧\n  en: UPPER FLOOR'),
    'a name in capitals': value(artist, 'name: Ada Brusinka\nsort'.split('\n')[0]!, 'ADA BRUSINKA'),
  },
  'typography/dash': { 'a hyphen for a dash': [inCzech('Jeden křížek⟦ - ⟧a dost.'), 'křížek – a'] },
  'typography/range': { 'a hyphen between numbers': [inCzech('Vyšívá ⟦10-12⟧ hodin.'), '10–12'] },
  'typography/ellipsis': { 'three full stops': [inCzech('A tak dál⟦...⟧'), 'dál…'] },
  'typography/multiplication': { 'an x for times': [inCzech('Křížek 30⟦ x ⟧40 cm.'), '30 × 40'] },
  'typography/date': { 'a date without spaces': [inCzech('Hotovo ⟦21.5.2044⟧.'), '21. 5. 2044'] },
  'typography/spaces': { 'two spaces': [inCzech('Jeden⟦  ⟧křížek.'), 'Jeden křížek.'] },
  'typography/punctuation': { 'a space before a comma': [inCzech('Jeden křížek⟦ ⟧, a dost.'), 'křížek, a'] },
  'typography/apostrophe': { 'a straight apostrophe': [inEnglish("It is Ada⟦'⟧s cross."), 'Ada’s'] },
  'typography/invisible': {
    'a name with a soft hyphen': [
      swap(partner, 'name: Tuuli Rederi', 'name: Tuuli Re⟦\u00ad⟧deri'),
      'Write: Tuuli Rederi',
    ],
    'the name of an artist with a soft hyphen': swap(
      artist,
      'name: Ada Brusinka\nsort',
      'name: Ada Bru⟦\u00ad⟧sinka\nsort',
    ),
    'a sentence with a zero-width joiner': [inCzech('Jeden⟦\u200d⟧ pruh je jeden den.'), 'Jeden pruh je jeden den.'],
    'a sentence with a line separator': [inEnglish('One⟦\u2028⟧strip is one day.'), 'One strip is one day.'],
    'an invisible character': inCzech('Jeden kří⟦\u200b⟧žek.'),
  },
  'typography/other-space': {
    'a name with a non-breaking space': [
      swap(partner, 'name: Tuuli Rederi', 'name: Tuuli⟦\u00a0⟧Rederi'),
      'Write: Tuuli Rederi',
    ],
  },
  'typography/quoted-value': {
    'a name in quotation marks': [
      value(partner, 'name: Tuuli Rederi', '“Tuuli Rederi”'),
      'Write Tuuli Rederi without them.',
    ],
    'a title in the quotation marks of its language': [
      value(hall, 'cs: Horní patro', '„Horní patro“'),
      'Write Horní patro without them.',
    ],
  },
  'typography/decomposed': {
    'a letter apart from its accent': [inCzech('Jeden k⟦r\u030c⟧ížek.'), 'křížek'],
    'all letters of a text apart from their accents': [inCzech('Jeden k⟦r\u030c⟧i\u0301z\u030cek.'), 'křížek'],
  },
  'typography/ligature': {
    'a joined letter of a PDF': [inCzech('Jeden ⟦ﬁ⟧nální křížek.'), 'Jeden finální křížek.'],
  },
}
