import { swap } from '../support/faults'
import { artist, hall, partner, programme, sentence, sentenceEn } from './exhibition'
import type { Row } from './seeded-fault'

export const typography: Row[] = [
  [
    'straight quotes in Czech',
    'typography/quotes',
    swap(artist, sentence, 'Jeden ⟦"křížek"⟧ stačí.'),
    { fix: 'Jeden „křížek“ stačí.' },
  ],
  [
    'English quotes in Czech',
    'typography/quotes',
    swap(artist, sentence, 'Jeden ⟦“křížek”⟧ stačí.'),
    { fix: '„křížek“' },
  ],
  [
    'straight quotes in English',
    'typography/quotes',
    swap(artist, sentenceEn, 'One ⟦"cross"⟧ will do.'),
    { fix: '“cross”' },
  ],
  [
    'Czech quotes in English',
    'typography/quotes',
    swap(artist, sentenceEn, 'One ⟦„cross“⟧ will do.'),
    { fix: '“cross”' },
  ],
  ['a hyphen for a dash', 'typography/dash', swap(artist, sentence, 'Jeden křížek⟦ - ⟧a dost.'), { fix: 'křížek – a' }],
  ['a hyphen between numbers', 'typography/range', swap(artist, sentence, 'Vyšívá ⟦10-12⟧ hodin.'), { fix: '10–12' }],
  ['three full stops', 'typography/ellipsis', swap(artist, sentence, 'A tak dál⟦...⟧'), { fix: 'dál…' }],
  ['an x for times', 'typography/multiplication', swap(artist, sentence, 'Křížek 30⟦ x ⟧40 cm.'), { fix: '30 × 40' }],
  ['a date without spaces', 'typography/date', swap(artist, sentence, 'Hotovo ⟦21.5.2044⟧.'), { fix: '21. 5. 2044' }],
  ['two spaces', 'typography/spaces', swap(artist, sentence, 'Jeden⟦  ⟧křížek.'), { fix: 'Jeden křížek.' }],
  [
    'a space before a comma',
    'typography/punctuation',
    swap(artist, sentence, 'Jeden křížek⟦ ⟧, a dost.'),
    { fix: 'křížek, a' },
  ],
  [
    'a straight apostrophe',
    'typography/apostrophe',
    swap(artist, sentenceEn, "It is Ada⟦'⟧s cross."),
    { fix: 'Ada’s' },
  ],
  ['an invisible character', 'typography/invisible', swap(artist, sentence, 'Jeden kří⟦\u200b⟧žek.')],
  [
    'letters apart from their accents',
    'typography/decomposed',
    swap(artist, sentence, 'Jeden k⟦r\u030c⟧ížek.'),
    { fix: 'křížek' },
  ],
  ['bold text of Markdown', 'typography/markup', swap(artist, sentence, 'Jeden ⟦**křížek**⟧ stačí.')],
  ['underscores around a word', 'typography/markup', swap(artist, sentence, 'Jeden ⟦__křížek__⟧ stačí.')],
  [
    'a link of Markdown',
    'typography/markup',
    swap(artist, sentenceEn, 'See ⟦[the strips](https://pruhy.example/a__b__c)⟧.'),
  ],
  ['an HTML element', 'typography/markup', swap(artist, sentence, 'Jeden křížek⟦<br />⟧ stačí.')],
  ['a character reference', 'typography/markup', swap(artist, sentence, 'Křížek ⟦&amp;⟧ pruh.')],
  ['a placeholder', 'typography/markup', swap(artist, sentenceEn, 'A strip by ⟦{{name}}⟧.')],
  ['bold text on a button', 'typography/markup', swap(programme, '  en: Called off', '  en: Called ⟦<b>⟧off</b>')],
  [
    'a word in letters that the typeface lacks',
    'typography/letters',
    swap(artist, sentence, 'Jeden křížek, řekl ⟦И⟧ван, a Иван Łukasz Świątek 🎨 i João.'),
  ],
  [
    'a letter with an accent that the typeface lacks',
    'typography/letters',
    swap(artist, 'name: Ada Brusinka\nsortName: Brusinka Ada', 'name: Ada Brusin⟦ḱ⟧a\nsortName: Brusinḱa Ada'),
  ],
  [
    'keys in another order',
    'order/keys',
    swap(partner, 'group: partner\nurl: https://tuuli.example\n', 'url: https://tuuli.example\n⟦group⟧: partner\n'),
  ],
  [
    'English before Czech',
    'order/keys',
    swap(hall, '  cs: Horní patro\n  en: Upper Floor\n', '  en: Upper Floor\n  ⟦cs⟧: Horní patro\n'),
  ],
]
