import { add, append, put, swap, value } from '../support/faults'
import { artist, building, hall, site, talk, tour } from './exhibition'
import type { Faults } from './seeded-fault'

/** What is between the biography of the artist and the works. */
const links = 'url: https://ada-brusinka.example\ngallery: halli\n'

export const syntax: Faults = {
  'syntax/block-as-implicit-key': {
    'a colon in a text': [
      swap(talk, 'cs: Komu patří přístav', 'cs: ⟦K⟧omu: patří přístav'),
      'Write cs: "Komu: patří přístav"',
    ],
  },
  'syntax/unexpected-token': {
    'a text that begins with a bracket': [
      swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: [Prohlídka] ⟦s kurátorkou⟧'),
      'Write cs: "[Prohlídka] s kurátorkou"',
    ],
    'a text beside its bar': [
      swap(artist, '  cs: |\n    Ada Brusinka', '  cs: ⟦| Ada⟧\n    Brusinka'),
      'Leave only | beside the key',
    ],
  },
  'syntax/bad-scalar-start': { 'a text that begins with @': swap(hall, 'cs: Horní patro', 'cs: ⟦@⟧horní patro') },
  'syntax/bad-alias': {
    'a text that begins with *': [value(hall, 'cs: Horní patro', '*patro'), 'Write cs: "*patro"'],
    'a text whose first word is between asterisks': [
      swap(hall, 'cs: Horní patro', 'cs: ⟦*Horní*⟧ patro'),
      'Write cs: "*Horní* patro"',
    ],
  },
  'syntax/bad-dq-escape': { 'a backslash in quotes': swap(hall, 'cs: Horní patro', 'cs: "Horní ⟦\\p⟧atro"') },
  'syntax/item-in-text': {
    'an item of a list with a space too many': [
      swap(talk, '  - cs\n  - en', '  - cs\n   ⟦- en⟧'),
      'hyphens of the list',
    ],
  },
  'syntax/comment-in-text': {
    'a number sign in a title': [
      swap(talk, 'cs: Komu patří přístav', 'cs: Komu patří ⟦#přístav⟧'),
      'Write cs: "Komu patří #přístav"',
    ],
    'a number sign and a space in a title': [
      swap(talk, 'cs: Komu patří přístav', 'cs: Komu patří přístav ⟦# 3⟧'),
      'Write cs: "Komu patří přístav # 3"',
    ],
    'a number sign after a title in quotes': [
      swap(talk, 'cs: Komu patří přístav', 'cs: "Komu patří přístav" ⟦#5⟧'),
      'Write cs: "Komu patří přístav #5"',
    ],
  },
  'syntax/lost-paragraph': {
    'paragraphs without a bar': [
      swap(
        artist,
        '  cs: |\n    Ada Brusinka pracuje v místě, které má na mapě jen jednu ulici. Skládá široké pruhy látky podle teploty vzduchu.',
        '  cs:\n    ⟦Ada Brusinka pracuje v místě, které má na mapě jen jednu ulici. Skládá široké pruhy látky podle teploty vzduchu.⟧',
      ),
      'Write |',
    ],
  },
  'syntax/missing-bar': {
    'a text of several lines with a colon and without a bar': [
      swap(artist, '  cs: |\n    Ada Brusinka pracuje', '  ⟦cs:⟧\n    Ada Brusinka pracuje: tady'),
      'Write cs: |',
    ],
    'a text that begins with a list and lacks its bar': [
      swap(artist, '  en: |\n    Ada Brusinka works', '  ⟦en:⟧\n    - Ada Brusinka works'),
      'Write en: |',
    ],
  },
  'syntax/tag': { 'a text that begins with !': swap(hall, 'cs: Horní patro', 'cs: ⟦!patro⟧ horni') },
  'syntax/unquoted-date': {
    'a day without quotes': [value(site, 'endDate: "2044-05-22"', '2044-05-22'), '"2044-05-22"'],
    'a day of one digit without quotes': [value(site, 'endDate: "2044-05-22"', '2044-5-22'), '"2044-05-22"'],
    'a time without quotes': swap(talk, '"2044-05-21T14:30"', '⟦2044-05-21T14:30⟧'),
    'a time without quotes and T': [swap(talk, '"2044-05-21T14:30"', '⟦2044-05-21 14:30⟧'), '"2044-05-21T14:30"'],
    'an hour of one digit without quotes': [swap(talk, '"2044-05-21T14:30"', '⟦2044-5-21T9:30⟧'), '"2044-05-21T09:30"'],
  },
  'syntax/character': {
    'a line break from Word': swap(hall, 'cs: Horní patro', 'cs: Horní⟦\u000b⟧patro'),
    'a letter of another encoding': [swap(hall, 'cs: Horní patro', 'cs: Horn⟦\ufffd⟧ patro'), 'UTF-8'],
    'a line end of old programs': [swap(hall, 'cs: Horní patro\n', 'cs: Horní patro⟦\r⟧'), 'line ends LF'],
    'a line break from Word behind a backslash': [
      swap(hall, 'cs: Horní patro', 'cs: "Horní⟦\\v⟧patro \\\\a"'),
      'Delete \\v',
    ],
    'a control character behind a backslash': swap(hall, 'cs: Horní patro', 'cs: "Horní⟦\\x07⟧ patro"'),
    'a control character': swap(hall, 'cs: Horní patro', 'cs: Horní⟦\u0007⟧ patro'),
  },
  'syntax/tab-as-indent': {
    'a tab as indentation': swap(hall, '  cs: Horní patro', '⟦\t⟧cs: Horní patro'),
    'a tab after spaces': swap(artist, '    year: 2023', '  ⟦\t⟧year: 2023'),
    'a tab before a paragraph': swap(artist, '    Druhý odstavec', '⟦\t⟧Druhý odstavec'),
  },
  'syntax/duplicate-key': { 'a key twice': add(talk, 'capacity: 80', '\n⟦capacity⟧: 70') },
  'syntax/language-twice': {
    'a text twice in one language': [swap(hall, '  en: Upper', '  ⟦cs⟧: Upper'), 'Did you mean “en”?'],
    'paragraphs twice in one language': [swap(artist, '  en: |', '  ⟦cs⟧: |'), 'Did you mean “en”?'],
  },
  'syntax/missing-hyphen': {
    'a work without its hyphen': [
      swap(artist, '  - slug: dlouhy-brezen', '    ⟦slug⟧: dlouhy-brezen'),
      'Write - slug: dlouhy-brezen',
    ],
  },
  'syntax/bullet': {
    'a dash before a work': [
      swap(artist, '  - slug: dlouhy-brezen', '  ⟦–⟧ slug: dlouhy-brezen'),
      'Write - slug: dlouhy-brezen',
    ],
    'a bullet before the first work': [swap(artist, '  - slug: leden', '  ⟦•⟧ slug: leden'), 'Write - slug: leden'],
    'a dash before somebody who leads': [swap(tour, '  - name: Ilma', '  ⟦—⟧ name: Ilma'), 'Write - name: Ilma'],
  },
  'syntax/multiline-implicit-key': {
    'a key without its colon': swap(hall, 'slug: horni-patro\n', '⟦slug horni-patro⟧\n'),
    'a key of a text of the interface without its colon': swap(
      'translations/artists.yaml',
      'letters:\n',
      '⟦letters⟧\n',
    ),
  },
  'syntax/missing-key': {
    'works without their key': [
      swap(artist, `${links}works:\n  - slug: leden`, '  ⟦- slug: leden⟧'),
      'such as “works:”',
    ],
  },
  'syntax/bad-indent': {
    'a line indented too little': [
      swap(hall, '  cs: Horní patro\n  en: Upper', '    cs: Horní patro\n⟦   ⟧en: Upper'),
      'Write 4 spaces before “en: Upper Floor”, as on line 4.',
    ],
    'an item of a list with a space too few': [
      swap(talk, '  - cs\n  - en', '  - cs\n⟦ ⟧- en'),
      'Write 2 spaces before “- en”, as on line 11.',
    ],
    'a key of a work with a space too few': [
      swap(artist, '    year: 2023', '⟦   ⟧year: 2023'),
      'Write 4 spaces before “year: 2023”',
    ],
    'a work with a space too few': [
      swap(artist, '  - slug: dlouhy-brezen', '⟦ ⟧- slug: dlouhy-brezen'),
      'Write 2 spaces before “- slug: dlouhy-brezen”',
    ],
    'a key of a work with a space too many': [
      swap(artist, '    year: 2023', '⟦     ⟧year: 2023'),
      'Write 4 spaces before “year: 2023”',
    ],
    'a paragraph that is not indented': [
      swap(artist, '    Druhý odstavec', '⟦D⟧ruhý odstavec'),
      'Write 4 spaces before “Druhý odstavec je”, as on line 14.',
    ],
  },
  'syntax/too-deep': {
    'a line indented too much': [
      swap(hall, '  en: Upper Floor', '    ⟦en⟧: Upper Floor'),
      'Write 2 spaces before “en: Upper Floor”',
    ],
    'a list below a key with a text beside it': [
      swap(talk, 'ledBy:\n  - name: Ilma Sorsanen', 'ledBy: Ilma Sorsanen\n  ⟦- name⟧: Ilma Sorsanen'),
      'delete “Ilma Sorsanen”',
    ],
    'keys below a key with a text beside it': [
      swap(building, 'address:\n  street', 'address: Helsinki\n  ⟦street⟧'),
      'If it belongs to “address:”, delete “Helsinki”',
    ],
  },
  'syntax/missing-char': {
    'a quote never closed': [swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T16:00⟧'), 'Write end: "2044-05-21T16:00"'],
    'a quote closed by a curved one': [
      value(talk, 'cs: Komu patří přístav', '"Komu patří přístav”'),
      'Write cs: "Komu patří přístav"',
    ],
    'a bracket never closed': [swap(tour, 'languages:\n  - cs\n', 'languages: ⟦[cs⟧\n'), 'Write [cs]'],
  },
  'syntax/merge-conflict': {
    'a merge conflict': [
      swap(hall, 'slug: horni-patro\n', '⟦<<<<<<< HEAD⟧\nslug: horni-patro\n=======\nslug: horni-sal\n>>>>>>> sal\n'),
      'Keep the version that is right',
    ],
    'the end of a merge conflict': add(hall, 'slug: horni-patro\n', '⟦>>>>>>> sal⟧\n'),
    'a merge conflict in the list of published addresses': swap(
      'published.txt',
      'hugo-hrusen\n',
      '⟦<<<<<<< HEAD⟧\nhugo-hrusen\n=======\n>>>>>>> sal\n',
    ),
  },
  'syntax/strange-space': {
    'non-breaking spaces as indentation': swap(hall, '  cs: Horní', '⟦\u00a0\u00a0⟧cs: Horní'),
    'a non-breaking space after a colon': [swap(hall, 'slug: horni-patro', 'slug:⟦\u00a0⟧horni-patro'), 'space bar'],
  },
  'syntax/missing-space': {
    'a colon without its space': [swap(hall, 'slug: horni-patro', '⟦slug:horni-patro⟧'), 'Write slug: horni-patro'],
    'a hyphen without its space': [swap(talk, '  - cs\n  - en', '  - cs\n  ⟦-en⟧'), 'Write - en'],
    'a hyphen without its space before the first item of several lines': [
      swap(artist, 'works:\n  - slug: leden', 'works:\n  ⟦-slug: leden⟧'),
      'Write - slug: leden',
    ],
  },
  'syntax/inner-quotes': {
    'a quote inside quotes': [
      swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: "Prohlídka "⟦s" kurátorkou"⟧'),
      'Write cs: "Prohlídka „s“ kurátorkou"',
    ],
    'a text that begins with a quotation': [
      swap(tour, 'cs: Prohlídka s kurátorkou', 'cs: "Prohlídka" ⟦s kurátorkou⟧'),
      'Write cs: "„Prohlídka“ s kurátorkou"',
    ],
    'an apostrophe in single quotes': [
      swap(tour, 'en: Tour with the Curator', "en: 'A Tour with the Curator'⟦s Notes'⟧"),
      'Write en: "A Tour with the Curator’s Notes"',
    ],
  },
  'syntax/multiple-docs': { 'a second document': append(hall, '⟦---⟧\nslug: x\n') },
  'syntax/invalid': {
    'a billion laughs': put('pages/plan.yaml', laughs()),
    'brackets without end': put('pages/plan.yaml', `⟦a⟧: ${'{ a: '.repeat(80)}1${' }'.repeat(80)}\n`),
    'a comment glued to a text': swap(hall, 'cs: Horní patro', 'cs: "Horní patro"⟦#x⟧'),
    'two names for one text': swap(hall, 'cs: Horní patro', 'cs: &a ⟦&b⟧ Horní patro'),
  },
  'syntax/read-otherwise': {
    'a merge key': [append(hall, '<<: { capacity: 2 }\n'), { at: hall }],
    'a number that the build reads otherwise': [swap(talk, 'capacity: 80', 'capacity: 0b11'), { at: talk }],
  },
}

/** A few lines that would be a thousand million lines if they were written out. */
function laughs(): string {
  const lines = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}*l${n}]`)
  return ['⟦l⟧0: &l0 lol', ...lines].join('\n')
}
