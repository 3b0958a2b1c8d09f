import { append, put, swap } from '../support/faults'
import { artist, hall, site, talk, tour } from './exhibition'
import type { Row } from './seeded-fault'

export const syntax: Row[] = [
  ['a tab as indentation', 'syntax/tab-as-indent', swap(hall, '  cs: Horní patro', '⟦\t⟧cs: Horní patro')],
  ['a key twice', 'syntax/duplicate-key', swap(talk, 'capacity: 80', 'capacity: 80\n⟦capacity⟧: 70')],
  [
    'a colon in a text',
    'syntax/block-as-implicit-key',
    swap(talk, 'cs: Komu patří přístav', 'cs: ⟦K⟧omu: patří přístav'),
    { fix: 'Write cs: "Komu: patří přístav"' },
  ],
  [
    'a key without its colon',
    'syntax/multiline-implicit-key',
    swap(hall, 'slug: horni-patro\n', '⟦slug horni-patro⟧\n'),
  ],
  [
    'a line indented too little',
    'syntax/bad-indent',
    swap(hall, '  cs: Horní patro\n  en: Upper', '    cs: Horní patro\n⟦   ⟧en: Upper'),
    { fix: 'Write 4 spaces before “en: Upper Floor”, as on line 4.' },
  ],
  [
    'an item of a list with a space too few',
    'syntax/bad-indent',
    swap(talk, '  - cs\n  - en', '  - cs\n⟦ ⟧- en'),
    { fix: 'Write 2 spaces before “- en”, as on line 11.' },
  ],
  [
    'a key of a work with a space too few',
    'syntax/bad-indent',
    swap(artist, '    year: 2023', '⟦   ⟧year: 2023'),
    { fix: 'Write 4 spaces before “year: 2023”' },
  ],
  [
    'a work with a space too few',
    'syntax/bad-indent',
    swap(artist, '  - slug: dlouhy-brezen', '⟦ ⟧- slug: dlouhy-brezen'),
    { fix: 'Write 2 spaces before “- slug: dlouhy-brezen”' },
  ],
  [
    'a key of a work with a space too many',
    'syntax/bad-indent',
    swap(artist, '    year: 2023', '⟦     ⟧year: 2023'),
    { fix: 'Write 4 spaces before “year: 2023”' },
  ],
  [
    'a paragraph that is not indented',
    'syntax/bad-indent',
    swap(artist, '    Druhý odstavec', '⟦D⟧ruhý odstavec'),
    { fix: 'Write 4 spaces before “Druhý odstavec je”, as on line 14.' },
  ],
  [
    'an item of a list with a space too many',
    'syntax/item-in-text',
    swap(talk, '  - cs\n  - en', '  - cs\n   ⟦- en⟧'),
    { fix: 'hyphens of the list' },
  ],
  [
    'a number sign in a title',
    'syntax/comment-in-text',
    swap(talk, 'cs: Komu patří přístav', 'cs: Komu patří ⟦#přístav⟧'),
    { fix: 'Write cs: "Komu patří #přístav"' },
  ],
  [
    'a title that begins with a number sign',
    'translation/missing',
    swap(talk, 'cs: Komu patří přístav', '⟦cs⟧: #přístav'),
    { fix: 'Write cs: "#přístav"' },
  ],
  [
    'paragraphs without a bar',
    'syntax/lost-paragraph',
    swap(
      artist,
      '  cs: |\n    Ada Brusinka pracuje v místě, které má na mapě jen jednu ulici. Skládá široké pruhy látky podle teploty vzduchu.',
      '  cs:\n    ⟦Ada Brusinka pracuje v místě, které má na mapě jen jednu ulici. Skládá široké pruhy látky podle teploty vzduchu.⟧',
    ),
    { fix: 'Write |' },
  ],
  ['a line break from Word', 'syntax/character', swap(hall, 'cs: Horní patro', 'cs: Horní⟦\u000b⟧patro')],
  ['a tab after spaces', 'syntax/tab-as-indent', swap(artist, '    year: 2023', '  ⟦\t⟧year: 2023')],
  ['a tab before a paragraph', 'syntax/tab-as-indent', swap(artist, '    Druhý odstavec', '⟦\t⟧Druhý odstavec')],
  ['non-breaking spaces as indentation', 'syntax/strange-space', swap(hall, '  cs: Horní', '⟦\u00a0\u00a0⟧cs: Horní')],
  [
    'a non-breaking space after a colon',
    'syntax/strange-space',
    swap(hall, 'slug: horni-patro', 'slug:⟦\u00a0⟧horni-patro'),
    { fix: 'space bar' },
  ],
  [
    'a colon without its space',
    'syntax/missing-space',
    swap(hall, 'slug: horni-patro', '⟦slug:horni-patro⟧'),
    { fix: 'Write slug: horni-patro' },
  ],
  [
    'a hyphen without its space',
    'syntax/missing-space',
    swap(talk, '  - cs\n  - en', '  - cs\n  ⟦-en⟧'),
    { fix: 'Write - en' },
  ],
  [
    'a merge conflict',
    'syntax/merge-conflict',
    swap(hall, 'slug: horni-patro\n', '⟦<<<<<<< HEAD⟧\nslug: horni-patro\n=======\nslug: horni-sal\n>>>>>>> sal\n'),
    { fix: 'Keep the version that is right' },
  ],
  [
    'the end of a merge conflict',
    'syntax/merge-conflict',
    swap(hall, 'slug: horni-patro\n', 'slug: horni-patro\n⟦>>>>>>> sal⟧\n'),
  ],
  [
    'a merge conflict in the list of published addresses',
    'syntax/merge-conflict',
    swap('published.txt', 'hugo-hrusen\n', '⟦<<<<<<< HEAD⟧\nhugo-hrusen\n=======\n>>>>>>> sal\n'),
  ],

  [
    'a line indented too much',
    'syntax/too-deep',
    swap(hall, '  en: Upper Floor', '    ⟦en⟧: Upper Floor'),
    { fix: 'Write 2 spaces before “en: Upper Floor”' },
  ],
  [
    'a quote never closed',
    'syntax/missing-char',
    swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T16:00⟧'),
    { fix: 'Write end: "2044-05-21T16:00"' },
  ],
  [
    'a quote closed by a curved one',
    'syntax/missing-char',
    swap(talk, 'cs: Komu patří přístav', 'cs: ⟦"Komu patří přístav”⟧'),
    { fix: 'Write cs: "Komu patří přístav"' },
  ],
  [
    'a bracket never closed',
    'syntax/missing-char',
    swap(tour, 'languages:\n  - cs\n', 'languages: ⟦[cs⟧\n'),
    { fix: 'Write [cs]' },
  ],
  [
    'a quote inside quotes',
    'syntax/inner-quotes',
    swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: "Prohlídka "⟦s" kurátorkou"⟧'),
    { fix: 'Write cs: "Prohlídka „s“ kurátorkou"' },
  ],
  [
    'a text that begins with a quotation',
    'syntax/inner-quotes',
    swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: "Prohlídka" ⟦s kurátorkou⟧'),
    { fix: 'Write cs: "„Prohlídka“ s kurátorkou"' },
  ],
  [
    'an apostrophe in single quotes',
    'syntax/inner-quotes',
    swap(tour, 'en: Tour with the Curator', "en: 'A Tour with the Curator'⟦s Notes'⟧"),
    { fix: 'Write en: "A Tour with the Curator’s Notes"' },
  ],
  [
    'a text that begins with a bracket',
    'syntax/unexpected-token',
    swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: [Prohlídka] ⟦s kurátorkou⟧'),
    { fix: 'Write cs: "[Prohlídka] s kurátorkou"' },
  ],
  [
    'a text beside its bar',
    'syntax/unexpected-token',
    swap(artist, '  cs: |\n    Ada Brusinka', '  cs: ⟦| Ada⟧\n    Brusinka'),
    { fix: 'Leave only | beside the key' },
  ],
  ['a text that begins with @', 'syntax/bad-scalar-start', swap(hall, 'cs: Horní patro', 'cs: ⟦@⟧horní patro')],
  [
    'a text that begins with *',
    'syntax/bad-alias',
    swap(hall, 'cs: Horní patro', 'cs: ⟦*patro⟧'),
    { fix: 'Write cs: "*patro"' },
  ],
  ['a second document', 'syntax/multiple-docs', append(hall, '⟦---⟧\nslug: x\n')],
  ['a backslash in quotes', 'syntax/bad-dq-escape', swap(hall, 'cs: Horní patro', 'cs: "Horní ⟦\\p⟧atro"')],
  ['a merge key', 'syntax/read-otherwise', append(hall, '<<: { capacity: 2 }\n'), { at: `content/${hall}` }],
  ['a text that begins with !', 'syntax/tag', swap(hall, 'cs: Horní patro', 'cs: ⟦!patro⟧ horni')],
  ['a billion laughs', 'syntax/invalid', put('pages/plan.yaml', laughs())],
  ['brackets without end', 'syntax/invalid', put('pages/plan.yaml', `⟦a⟧: ${'{ a: '.repeat(80)}1${' }'.repeat(80)}\n`)],
  ['a comment glued to a text', 'syntax/invalid', swap(hall, 'cs: Horní patro', 'cs: "Horní patro"⟦#x⟧')],
  ['two names for one text', 'syntax/invalid', swap(hall, 'cs: Horní patro', 'cs: &a ⟦&b⟧ Horní patro')],
  [
    'a day without quotes',
    'syntax/unquoted-date',
    swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦2044-05-22⟧'),
    { fix: '"2044-05-22"' },
  ],
  ['a time without quotes', 'syntax/unquoted-date', swap(talk, '"2044-05-21T14:30"', '⟦2044-05-21T14:30⟧')],
  [
    'a time without quotes and T',
    'syntax/unquoted-date',
    swap(talk, '"2044-05-21T14:30"', '⟦2044-05-21 14:30⟧'),
    { fix: '"2044-05-21T14:30"' },
  ],
  [
    'a letter of another encoding',
    'syntax/character',
    swap(hall, 'cs: Horní patro', 'cs: Horn⟦\ufffd⟧ patro'),
    { fix: 'UTF-8' },
  ],
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
