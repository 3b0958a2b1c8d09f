import { append, put, swap } from '../../../../tests/support/faults'
import { hall, site, talk, tour } from './exhibition'
import type { Row } from './seeded-fault'

export const syntax: Row[] = [
  ['a tab as indentation', 'syntax/tab-as-indent', swap(hall, '  cs: Horní patro', '⟦\t⟧cs: Horní patro')],
  ['a key twice', 'syntax/duplicate-key', swap(talk, 'capacity: 80', 'capacity: 80\n⟦capacity⟧: 70')],
  [
    'a colon in a text',
    'syntax/block-as-implicit-key',
    swap(talk, 'cs: Komu patří přístav', 'cs: ⟦K⟧omu: patří přístav'),
  ],
  [
    'a key without its colon',
    'syntax/multiline-implicit-key',
    swap(hall, 'slug: horni-patro\n', '⟦slug horni-patro⟧\n'),
  ],
  ['a line indented too little', 'syntax/bad-indent', swap(hall, '  cs: Horní patro\n', '    cs: Horní patro\n⟦ ⟧')],
  ['a line indented too much', 'syntax/too-deep', swap(hall, '  en: Upper Floor', '    ⟦en⟧: Upper Floor')],
  ['a quote never closed', 'syntax/missing-char', swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T16:00⟧')],
  ['a bracket never closed', 'syntax/bad-indent', swap(tour, 'languages:\n  - cs\n', 'languages: [cs\n⟦c⟧')],
  [
    'a quote inside quotes',
    'syntax/unexpected-token',
    swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: "Prohlídka "⟦s" kurátorkou"⟧'),
  ],
  ['a text that begins with @', 'syntax/bad-scalar-start', swap(hall, 'cs: Horní patro', 'cs: ⟦@⟧horní patro')],
  ['a text that begins with *', 'syntax/bad-alias', swap(hall, 'cs: Horní patro', 'cs: ⟦*patro⟧')],
  ['a second document', 'syntax/multiple-docs', append(hall, '⟦---⟧\nslug: x\n')],
  ['a backslash in quotes', 'syntax/bad-dq-escape', swap(hall, 'cs: Horní patro', 'cs: "Horní ⟦\\p⟧atro"')],
  ['a merge key', 'syntax/merge-key', append(hall, '⟦<<⟧: { capacity: 2 }\n')],
  ['a text that begins with !', 'syntax/tag', swap(hall, 'cs: Horní patro', 'cs: ⟦!patro⟧ horni')],
  ['a billion laughs', 'syntax/too-many-aliases', put('pages/plan.yaml', laughs())],
  [
    'brackets without end',
    'syntax/too-deeply-nested',
    put('pages/plan.yaml', `⟦a⟧: ${'{ a: '.repeat(80)}1${' }'.repeat(80)}\n`),
  ],
  ['a comment glued to a text', 'syntax/glued-comment', swap(hall, 'cs: Horní patro', 'cs: "Horní patro"⟦#x⟧')],
  ['two names for one text', 'syntax/invalid', swap(hall, 'cs: Horní patro', 'cs: &a ⟦&b⟧ Horní patro')],
  [
    'a day without quotes',
    'syntax/unquoted-date',
    swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦2044-05-22⟧'),
    { fix: '"2044-05-22"' },
  ],
  ['a time without quotes', 'syntax/unquoted-date', swap(talk, '"2044-05-21T14:30"', '⟦2044-05-21T14:30⟧')],
  ['a letter of another encoding', 'syntax/character', swap(hall, 'cs: Horní patro', 'cs: Horn⟦\ufffd⟧ patro')],
  ['a control character', 'syntax/character', swap(hall, 'cs: Horní patro', 'cs: Horní⟦\u0007⟧ patro')],
  [
    'a number that the build reads otherwise',
    'syntax/read-otherwise',
    swap(talk, 'capacity: 80', 'capacity: 0b11'),
    { at: `content/${talk}` },
  ],
]

/** A few lines that would be a thousand million lines if they were written out. */
function laughs(): string {
  const lines = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}*l${n}]`)
  return ['⟦l⟧0: &l0 lol', ...lines].join('\n')
}
