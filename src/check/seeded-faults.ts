import { all, also, append, copy, expectAt, picture, put, remove, swap, type Change } from '../testing/faults'

/** A wrong copy of the tests’ exhibition, and the one problem that it must give: at ⟦the marked characters⟧. */
export type SeededFault = {
  what: string
  rule: string
  change: Change
  /** Must stand in the English fix: what was meant. */
  fix?: string
  /** A file without a text to mark: the problem is at its start. */
  at?: string
}

const folder = 'artists/ada-brusinka'
const artist = `${folder}/artist.yaml`
const talk = 'events/rozhovor-o-mistech.yaml'
const tour = 'events/prohlidka-s-kuratorkou.yaml'
const studioTour = 'events/atelier-hugo-hrusen.yaml'
const lastTour = 'events/posledni-prohlidka.yaml'
const evening = 'events/vecer-pro-zvane.yaml'
const hall = 'places/horni-patro.yaml'
const building = 'places/pristav.yaml'
const partner = 'partners/tuuli.yaml'
const common = 'translations/common.yaml'
const site = 'exhibition.yaml'
const sentence = 'Jeden pruh je jeden den.'
const sentenceEn = 'One strip is one day.'
const summary = `Skládá široké pruhy látky podle teploty vzduchu. ${sentence}`
const summaryEn = `Sews broad strips of cloth in the order of the day’s temperatures. ${sentenceEn}`
const image = expectAt(artist, 'image: ⟦leden.jpg⟧')
const file = `${folder}/leden.jpg`
const moved = '[[redirects]]\n  from = "/umelec-svea-tallmark"\n  to = "/umelci"\n  status = 301\n'

type Row = [what: string, rule: string, change: Change, more?: { fix?: string; at?: string }]

const syntax: Row[] = [
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
  ['a billion laughs', 'syntax/too-many-aliases', put('safety.yaml', laughs())],
  [
    'brackets without end',
    'syntax/too-deeply-nested',
    put('safety.yaml', `⟦a⟧: ${'{ a: '.repeat(80)}1${' }'.repeat(80)}\n`),
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

const files: Row[] = [
  [
    'a file in capitals',
    'file/unexpected',
    copy(artist, `${folder}/Artist.yaml`),
    { at: `content/${folder}/Artist.yaml`, fix: `${folder}/artist.yaml` },
  ],
  [
    'a file .yml',
    'file/unexpected',
    put('events/x.yml', 'slug: x\n'),
    { at: 'content/events/x.yml', fix: 'events/x.yaml' },
  ],
  [
    'a folder misspelt',
    'file/unexpected',
    put('event/x.yaml', 'slug: x\n'),
    { at: 'content/event/x.yaml', fix: 'events/x.yaml' },
  ],
  ['no safety page', 'file/missing', remove('safety.yaml'), { at: 'content/safety.yaml' }],
  ['no accessibility statement', 'file/missing', remove('accessibility.yaml'), { at: 'content/accessibility.yaml' }],
  ['a symbolic link', 'file/link', also({ links: new Set(['artists/kruh']) }), { at: 'content/artists/kruh' }],
  [
    'a file of 50 MB',
    'file/too-large',
    also({ oversized: new Map([['events/x.yaml', 50e6]]) }),
    { at: 'content/events/x.yaml' },
  ],
  [
    'a Word document',
    'file/unused',
    (content) => also({ files: new Set([...content.files, 'events/x.docx']) })(content),
    { at: 'content/events/x.docx' },
  ],
]

const schema: Row[] = [
  ['a key misspelt', 'schema/unknown-key', swap(artist, 'birthYear', '⟦birthYaer⟧'), { fix: 'birthYear' }],
  [
    'a key of a work misspelt',
    'schema/unknown-key',
    swap(artist, '    year: 2023', '    ⟦yaer⟧: 2023'),
    { fix: 'year' },
  ],
  ['a language misspelt', 'schema/unknown-key', swap(hall, '  cs: Horní', '  ⟦cz⟧: Horní'), { fix: 'cs' }],
  ['an optional key misspelt', 'schema/unknown-key', swap(hall, 'capacity', '⟦capacitty⟧'), { fix: 'capacity' }],
  [
    'a key that makes the difference misspelt',
    'schema/unknown-key',
    swap(hall, 'within', '⟦withn⟧'),
    { fix: 'within' },
  ],
  ['a key that nobody knows', 'schema/unknown-key', append(partner, '⟦price⟧: 10\n'), { fix: 'Delete it' }],
  [
    'a work without its year',
    'schema/missing',
    all(swap(artist, '    year: 2023\n', ''), swap(artist, '- slug: leden', '- ⟦s⟧lug: leden')),
  ],
  [
    'a number in quotes',
    'schema/wrong-type',
    swap(artist, 'birthYear: 1979', 'birthYear: ⟦"1979"⟧'),
    { fix: 'digits' },
  ],
  ['a capacity in words', 'schema/wrong-type', swap(talk, 'capacity: 80', 'capacity: ⟦mnoho⟧')],
  [
    'a title that is a number',
    'schema/wrong-type',
    swap(talk, 'cs: Komu patří přístav', 'cs: ⟦1984⟧'),
    { fix: 'quotes' },
  ],
  ['half a year', 'schema/wrong-type', swap(artist, 'birthYear: 1979', 'birthYear: ⟦1979.5⟧')],
  ['a text where a list belongs', 'schema/wrong-type', swap(tour, 'languages:\n  - cs\n', 'languages: ⟦cs⟧\n')],
  ['a yes where a text belongs', 'schema/wrong-type', swap(partner, 'name: Tuuli Rederi', 'name: ⟦true⟧')],
  [
    'a type of event in other letters',
    'schema/unknown-value',
    swap(tour, 'type: guidedTour', 'type: ⟦guidedtour⟧'),
    { fix: 'guidedTour' },
  ],
  [
    'a type of event that does not exist',
    'schema/unknown-value',
    swap(tour, 'type: guidedTour', 'type: ⟦ples⟧'),
    { fix: 'Write one of' },
  ],
  ['a language that is not spoken', 'schema/unknown-value', swap(tour, '  - cs\n', '  - ⟦cz⟧\n'), { fix: 'cs' }],
  [
    'a group of partners misspelt',
    'schema/unknown-value',
    swap(partner, 'group: partner', 'group: ⟦partners⟧'),
    { fix: 'partner' },
  ],
  [
    'a name for the exhibition too long',
    'schema/too-long',
    swap(site, 'cs: Šest\n', `cs: ⟦${'Šest '.repeat(9)}děl⟧\n`),
  ],
  [
    'an artist without works',
    'schema/too-short',
    (content) => {
      const text = content.texts.get(artist) ?? ''
      const pictures = [...content.pictures.keys()].filter((each) => each.startsWith(folder))
      return all(put(artist, `${text.slice(0, text.indexOf('works:'))}⟦works⟧: []\n`), ...pictures.map(remove))(content)
    },
  ],
  ['a year of birth of long ago', 'schema/too-small', swap(artist, 'birthYear: 1979', 'birthYear: ⟦1079⟧')],
  ['a work without height', 'schema/too-small', swap(artist, 'height: 90', 'height: ⟦0⟧')],
  ['a work of the future', 'schema/too-large', swap(artist, 'year: 2023', 'year: ⟦20230⟧')],
  ['a latitude beyond the pole', 'schema/too-large', swap(building, 'latitude: 60.1675', 'latitude: ⟦601.675⟧')],
  ['an empty file', 'schema/empty-file', put('safety.yaml', '# soon\n'), { at: 'content/safety.yaml' }],
  ['an empty name', 'schema/empty', swap(partner, 'name: Tuuli Rederi', 'name: ⟦" "⟧')],
  ['a title of two lines', 'schema/one-line', swap(talk, 'cs: Komu patří přístav', 'cs: ⟦"Komu\\npatří přístav"⟧')],
  ['a slug with capitals', 'schema/slug', swap(artist, 'slug: leden', 'slug: ⟦Leden⟧')],
  ['a picture of a wrong kind', 'schema/image-name', swap(artist, 'image: leden.jpg', 'image: ⟦leden.gif⟧')],
  ['a picture in another folder', 'schema/image-name', swap(artist, 'image: leden.jpg', 'image: ⟦../leden.jpg⟧')],
  ['a logo that is no drawing', 'schema/drawing-name', swap(partner, 'logo: tuuli.svg', 'logo: ⟦tuuli.png⟧')],
  ['a day as one says it', 'schema/day', swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦"22. 5. 2044"⟧')],
  [
    'a day that the calendar does not have',
    'schema/day',
    swap(site, 'startDate: "2044-05-21"', 'startDate: ⟦"2044-04-31"⟧'),
  ],
  ['a time with a space', 'schema/date-time', swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21 14:30"⟧')],
  ['an hour that no clock has', 'schema/date-time', swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21T25:00"⟧')],
  [
    'opening hours without a zero',
    'schema/time',
    swap(site, '"2044-05-21"\n    opens: "10:00"', '"2044-05-21"\n    opens: ⟦"9:00"⟧'),
  ],
  ['a time zone misspelt', 'schema/time-zone', swap(site, 'timeZone: Europe/Helsinki', 'timeZone: ⟦Helsinky⟧')],
  ['a link without https', 'schema/https', swap(partner, 'url: https://tuuli.example', 'url: ⟦http://tuuli.example⟧')],
  [
    'a registration that is no link',
    'schema/link',
    swap(site, 'cs: mailto:sest@majakka.example?subject=Registrace\n', 'cs: ⟦sest@majakka.example⟧\n'),
  ],
  [
    'a contact that is no e-mail',
    'schema/email',
    swap(site, 'email: sest@majakka.example', 'email: ⟦sest(at)majakka.example⟧'),
  ],
  ['a phone without its country', 'schema/phone', swap(site, '"+358 555 010 060"', '⟦"555 010 060"⟧')],
  ['a postal code without its space', 'schema/postal-code', swap(building, '"001 60"', '⟦"00160"⟧')],
  [
    'a document that is no path',
    'schema/pdf-path',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦navstevni-rad.pdf⟧'),
  ],
  [
    'a room with neither building nor address',
    'schema/within-or-address',
    swap(hall, 'within: pristav\n', ''),
    { at: `content/${hall}` },
  ],
  [
    'a leader without a role',
    'schema/artist-or-person',
    all(
      swap(tour, '    role:\n      cs: kurátorka\n      en: curator\n', ''),
      swap(tour, '- name: Ilma', '- ⟦n⟧ame: Ilma'),
    ),
  ],
]

const references: Row[] = [
  [
    'an event led by an unknown artist',
    'reference/unknown-artist',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦zofie-zitnaa⟧'),
    { fix: 'zofie-zitna' },
  ],
  [
    'an artist by name instead of slug',
    'reference/unknown-artist',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦Žofie Žitná⟧'),
    { fix: 'zofie-zitna' },
  ],
  [
    'an event at an unknown place',
    'reference/unknown-place',
    swap(talk, 'place: horni-patro', 'place: ⟦hornni-patro⟧'),
    { fix: hall },
  ],
  [
    'a room in an unknown building',
    'reference/unknown-place',
    swap(hall, 'within: pristav', 'within: ⟦prsitav⟧'),
    { fix: 'pristav' },
  ],
  [
    'a studio with an unknown tour',
    'reference/unknown-event',
    swap(site, 'tour: atelier-hugo-hrusen', 'tour: ⟦atelier-hugo-hrusenn⟧'),
    { fix: 'atelier-hugo-hrusen' },
  ],
  [
    'an unknown artist on the home page',
    'reference/unknown-artist',
    swap(site, 'hero: hugo-hrusen', 'hero: ⟦hugo-hruzen⟧'),
    { fix: 'hugo-hrusen' },
  ],
  [
    'a work on the home page that the artist has not',
    'reference/unknown-work',
    swap(site, 'heroWork: sesty-vysel', 'heroWork: ⟦sesty-vysle⟧'),
    { fix: 'sesty-vysel' },
  ],

  ['a place within itself', 'reference/circle', swap(hall, 'within: pristav', 'within: ⟦horni-patro⟧')],
  [
    'two places in each other',
    'reference/circle',
    all(
      swap(hall, 'within: pristav', 'within: ⟦jeraby⟧'),
      swap('places/jeraby.yaml', 'within: pristav', 'within: horni-patro'),
    ),
  ],
  [
    'no event with an invitation',
    'event/no-open-house',
    (content) => {
      const text = content.texts.get(evening) ?? ''
      return put(evening, text.slice(0, text.indexOf('invitation:')))(content)
    },
    { at: 'content/exhibition.yaml' },
  ],
  [
    'two events with an invitation',
    'event/second-open-house',
    (content) => {
      const text = content.texts.get(evening) ?? ''
      const invitation = shortTexts(text.slice(text.indexOf('invitation:')))
      // Of the two, the later file is told.
      return all(append('events/vecer-dobrovolniku.yaml', invitation), expectAt(evening, '⟦invitation⟧:'))(content)
    },
  ],
]

const translations: Row[] = [
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
    'translation/placeholders',
    swap(common, 'en: Organised by {{organizer}}', 'en: ⟦Organised by {{organiser}}⟧'),
  ],
  ['a value to fill in lost', 'translation/placeholders', swap(common, 'en: Now on, until {{day}}.', 'en: ⟦Now on.⟧')],
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

const pictures: Row[] = [
  ['a picture misspelt', 'image/missing', swap(artist, 'image: leden.jpg', 'image: ⟦ledn.jpg⟧'), { fix: 'leden.jpg' }],
  ['a picture that is not there', 'image/missing', all(image, remove(file))],
  [
    'a picture in other letters',
    'image/wrong-case',
    swap(artist, 'image: leden.jpg', 'image: ⟦Leden.jpg⟧'),
    { fix: 'leden.jpg' },
  ],
  ['a text called .jpg', 'image/not-an-image', all(image, picture(file, { format: undefined, isWhole: false }))],
  ['a PNG called .jpg', 'image/wrong-format', all(image, picture(file, { format: 'png' }))],
  ['half a picture', 'image/broken', all(image, picture(file, { isWhole: false }))],
  ['a small picture', 'image/too-small', all(image, picture(file, { width: 800, height: 600 }))],
  ['a picture of many pixels', 'image/too-large', all(image, picture(file, { width: 9000, height: 6000 }))],
  ['a picture of many bytes', 'image/too-large', all(image, picture(file, { bytes: 20e6 }))],
  ['a picture on its side', 'image/orientation', all(image, picture(file, { orientation: 6 }))],
  ['a picture that tells where it was taken', 'image/position-data', all(image, picture(file, { hasPosition: true }))],
  ['a picture for printing', 'image/cmyk', all(image, picture(file, { isCmyk: true }))],
  [
    'a logo with a script',
    'image/unsafe-drawing',
    all(expectAt(partner, 'logo: ⟦tuuli.svg⟧'), picture('partners/tuuli.svg', { unsafe: '<script>' })),
  ],
  [
    'a picture that no text names',
    'orphan/picture',
    picture(`${folder}/zbyl.jpg`, {}),
    { at: `content/${folder}/zbyl.jpg` },
  ],
  [
    'a picture named twice',
    'duplicate/picture',
    (content) => {
      const { digest } = content.pictures.get(file) ?? { digest: '' }
      return all(
        expectAt(artist, 'image: ⟦dlouhy-brezen.jpg⟧'),
        picture(`${folder}/dlouhy-brezen.jpg`, { digest }),
      )(content)
    },
  ],
]

const alt = 'Devět svislých pruhů různé výšky v červené, oranžové a modré na světlém plátně.'
const altEn = 'Nine upright strips of different heights in red, orange and blue on pale cloth.'

const altTexts: Row[] = [
  ['an alternative text that is a file', 'alt/file-name', swap(artist, alt, '⟦IMG_2043⟧')],
  ['an alternative text that is the picture’s file', 'alt/file-name', swap(artist, altEn, '⟦leden.jpg⟧')],
  ['a picture of a picture in Czech', 'alt/says-picture', swap(artist, alt, '⟦Na obrázku je látka.⟧')],
  ['a picture of a picture in English', 'alt/says-picture', swap(artist, altEn, '⟦Photo of a red cloth.⟧')],
  ['an alternative text that is the title', 'alt/title', swap(artist, alt, '⟦Leden.⟧')],
  ['an alternative text of a word', 'alt/too-short', swap(artist, altEn, '⟦Cloth⟧')],
  [
    'an alternative text too long',
    'schema/too-long',
    swap(artist, altEn, `⟦${'A red cloth, once more. '.repeat(12)}End⟧`),
  ],
]

const dates: Row[] = [
  [
    'an event after the exhibition',
    'date/outside',
    all(
      swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-23T10:30"⟧'),
      swap(tour, '"2044-05-21T11:30"', '"2044-05-23T11:30"'),
    ),
  ],
  [
    'an event that ends before it starts',
    'date/end-before-start',
    swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T14:00"⟧'),
  ],
  [
    'an exhibition that ends before it starts',
    'date/end-before-start',
    swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦"2044-05-20"⟧'),
  ],
  [
    'a house that closes before it opens',
    'date/end-before-start',
    all(
      swap(
        site,
        '"2044-05-21"\n    opens: "10:00"\n    closes: "18:00"',
        '"2044-05-21"\n    opens: "10:00"\n    closes: ⟦"09:00"⟧',
      ),
      without((path) => path.startsWith('events/') && path !== evening && !/atelier-/.test(path)),
      without((path) => /places\/(?!atelier|pristav|kotelna)/.test(path)),
    ),
  ],
  [
    'opening hours outside the exhibition',
    'date/outside',
    swap(site, 'numbers:', '  - date: ⟦"2044-05-24"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
  ],
  [
    'opening hours twice',
    'date/twice',
    swap(site, 'numbers:', '  - date: ⟦"2044-05-22"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
  ],
  [
    'an event before the house opens',
    'date/outside-opening-hours',
    swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-21T09:00"⟧'),
  ],
  [
    'an event after the house closes',
    'date/outside-opening-hours',
    swap(lastTour, '"2044-05-22T20:00"', '⟦"2044-05-22T20:45"⟧'),
  ],
  ['an event of days', 'date/long', swap(studioTour, '"2044-05-21T17:30"', '⟦"2044-05-22T14:30"⟧')],
  [
    'a registration that closes after the evening',
    'date/registration-closes-late',
    swap(evening, '  notice:\n', '  registrationCloses: ⟦"2044-05-22T12:00"⟧\n  notice:\n'),
  ],
  ['a wrong day of the week in Czech', 'date/weekday', swap(artist, sentence, 'Přijde v ⟦neděli 21. května⟧.')],
  ['a wrong day of the week in English', 'date/weekday', swap(artist, sentenceEn, 'She comes on ⟦Sunday, 21 May⟧.')],
  [
    'a day without opening hours',
    'date/no-hours',
    all(
      swap(site, '  - date: "2044-05-22"\n    opens: "11:00"\n    closes: "20:30"\n', ''),
      swap(site, 'openingHours', '⟦openingHours⟧'),
      without((path) => path.startsWith('events/') && path !== evening && !/atelier-/.test(path)),
      without((path) => /places\/(?!atelier|pristav|kotelna)/.test(path)),
    ),
  ],
  [
    'an hour that the clocks leave out',
    'date/no-such-hour',
    (content) => {
      const shift = (text: string) => text.replaceAll('2044-05-21', '2044-03-26').replaceAll('2044-05-22', '2044-03-27')
      const shifted = new Map(
        [...content.texts].map(([path, text]) => [path, /^(events\/|exhibition)/.test(path) ? shift(text) : text]),
      )
      return all(
        swap(site, 'opens: "11:00"', 'opens: "00:00"'),
        swap(lastTour, '"2044-03-27T19:00"', '⟦"2044-03-27T03:30"⟧'),
        swap(lastTour, '"2044-03-27T20:00"', '"2044-03-27T05:00"'),
      )({ ...content, texts: shifted })
    },
  ],
]

const clashes: Row[] = [
  ['two events in one room', 'overlap/place', swap('events/dilna-otisku.yaml', 'place: kotelna', 'place: ⟦pristav⟧')],
  [
    'one person at two events',
    'overlap/person',
    all(
      swap(evening, 'name: Aarne Lehtovuo', 'name: Ilma Sorsanen'),
      expectAt('events/vecer-dobrovolniku.yaml', '- name: ⟦Ilma Sorsanen⟧'),
    ),
  ],
  ['more seats than the room has', 'capacity/over-place', swap(talk, 'capacity: 80', 'capacity: ⟦800⟧')],
  ['fewer seats than an invitation', 'capacity/invitation', swap(evening, 'capacity: 500', 'capacity: ⟦1⟧')],
  [
    'a place where nothing happens',
    'orphan/place',
    put('places/zahrada.yaml', 'slug: ⟦zahrada⟧\nname:\n  cs: Zahrada\n  en: Garden\nwithin: pristav\n'),
  ],
]

const duplicates: Row[] = [
  [
    'two partners with one slug',
    'slug/duplicate',
    copy(partner, 'partners/tuuli-2.yaml', (text) =>
      text.replace('slug: tuuli', 'slug: ⟦tuuli⟧').replace('name: Tuuli Rederi', 'name: Truhla'),
    ),
  ],
  ['two works with one slug', 'slug/duplicate', swap(artist, 'slug: dlouhy-brezen', 'slug: ⟦leden⟧')],
  [
    'a partner twice',
    'duplicate/name',
    all(
      copy(partner, 'partners/prepravka.yaml', (text) =>
        text.replace('slug: tuuli', 'slug: prepravka').replace('name: Tuuli Rederi', 'name: ⟦Rederi TUULI⟧'),
      ),
    ),
  ],
  [
    'a work twice',
    'duplicate/work',
    all(
      swap(
        artist,
        'cs: Dlouhý březen\n      en: Long March\n    year: 2021\n',
        'cs: ⟦Leden⟧\n      en: Long March\n    year: 2023\n',
      ),
    ),
  ],
  [
    'an event twice',
    'duplicate/event',
    all(
      copy(studioTour, 'events/atelier-hugo-hrusen-2.yaml', (text) =>
        shortTexts(text)
          .replace('slug: atelier-hugo-hrusen', 'slug: atelier-hugo-hrusen-2')
          .replace('cs: "V ateliéru: Hugo Hrušeň"', 'cs: ⟦"Hugo Hrušeň v ateliéru"⟧')
          .replace('place: atelier-strecha', 'place: atelier-majak')
          .replace('- artist: hugo-hrusen', '- artist: zofie-zitna')
          .replace(/ {2}- name: Otso[\s\S]*?guide\n/, ''),
      ),
    ),
  ],
  [
    'a text copied from another work',
    'duplicate/text',
    all(
      swap(artist, alt, `${alt} Nejkratší je vlevo.`),
      swap(
        artist,
        'Široké plátno, přes které jde devět pruhů; nejvyšší je modrý uprostřed.',
        `⟦${alt} Nejkratší je vlevo.⟧`,
      ),
    ),
  ],
]

/** An artist whose slug is another now, here and where an event names it. */
const renamed = (slug: string): Change =>
  all(
    swap('artists/svea-tallmark/artist.yaml', 'slug: svea-tallmark', `slug: ⟦${slug}⟧`),
    swap('events/dilna-papiru.yaml', 'artist: svea-tallmark', `artist: ${slug}`),
  )

const slugs: Row[] = [
  [
    'a published slug that changed',
    'slug/gone',
    renamed('svea-tallmarkova'),
    { fix: 'to = "/umelec-svea-tallmarkova"' },
  ],
  [
    'a published artist who is gone',
    'slug/gone',
    swap('published.txt', 'zofie-zitna', 'zofie-zitna\n⟦zofia-zitna⟧'),
    { fix: '/umelec-zofie-zitna' },
  ],
  [
    'a redirect in one language only',
    'slug/gone',
    all(renamed('svea-nova'), append('netlify.toml', moved)),
    { fix: '/en/artist-svea-tallmark' },
  ],
  [
    'an artist who is not listed yet',
    'slug/unlisted',
    all(swap('published.txt', 'ada-brusinka\n', ''), swap(artist, 'slug: ada-brusinka', 'slug: ⟦ada-brusinka⟧')),
  ],
  [
    'a file called otherwise than its slug',
    'slug/file-name',
    swap(partner, 'slug: tuuli', 'slug: ⟦truhla⟧'),
    { fix: 'tuuli' },
  ],
]

const taken: Row[] = [
  [
    'an event at the address of a part of the home page',
    'slug/taken-by-page',
    copy(tour, 'events/contact.yaml', (text) =>
      shortTexts(text)
        .replace('slug: prohlidka-s-kuratorkou', 'slug: ⟦contact⟧')
        .replace('cs: Prohlídka s kurátorkou', 'cs: Kontakt')
        .replace('place: pristav', 'place: horni-patro')
        .replace('name: Ilma Sorsanen', 'name: Jana Kontaktová'),
    ),
  ],
  ['a work at the address of a part of the page', 'schema/taken-by-page', swap(artist, 'slug: leden', 'slug: ⟦menu⟧')],
  ['a dark logo that is not there', 'image/missing', append(partner, 'logoDark: ⟦tuuli-dark.svg⟧\n')],
  [
    'a map that is not there',
    'image/missing',
    swap(site, 'image: mapa.svg', 'image: ⟦mapka.svg⟧'),
    { fix: 'mapa.svg' },
  ],
]

const links: Row[] = [
  ['a link that is not encrypted', 'link/insecure', swap(artist, sentence, 'Viz ⟦http://pruhy.example⟧.')],
  ['a link that is no address', 'link/unreadable', swap(artist, sentenceEn, 'See ⟦https://pruhy⟧.')],
  [
    'a link with a campaign',
    'link/tracking',
    swap(artist, sentenceEn, 'See ⟦https://pruhy.example/?utm_source=mail⟧.'),
    { fix: 'Write https://pruhy.example/' },
  ],
  [
    'a partner’s link with a campaign',
    'link/tracking',
    swap(partner, 'url: https://tuuli.example', 'url: ⟦https://tuuli.example/?fbclid=x⟧'),
  ],
  ['a shortened link', 'link/shortened', swap(artist, sentenceEn, 'See ⟦https://bit.ly/3xyz⟧.')],
  ['an e-mail without a country', 'link/mail', swap(artist, sentence, 'Pište na ⟦ada@pruhy⟧.')],
  [
    'a registration by a mail that cannot be sent',
    'link/mail',
    swap(site, 'cs: mailto:sest@majakka.example?subject=Registrace\n', 'cs: ⟦mailto:sest.majakka.example⟧\n'),
  ],
]

const documents: Row[] = [
  [
    'a PDF misspelt',
    'pdf/missing',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦/documents/navstevni_rad.pdf⟧'),
    { fix: '/documents/navstevni-rad.pdf' },
  ],
  [
    'a PDF that does not open',
    'pdf/broken',
    all(
      expectAt(site, 'file: ⟦/documents/navstevni-rad.pdf⟧'),
      also({ brokenPdfs: new Set(['/documents/navstevni-rad.pdf']) }),
    ),
  ],
  [
    'a PDF that nothing leads to',
    'orphan/pdf',
    (content) => also({ staticFiles: new Set([...content.staticFiles, '/mapa.pdf']) })(content),
    { at: 'static/mapa.pdf' },
  ],
  [
    'a redirect to nowhere',
    'redirect/no-target',
    append('netlify.toml', '[[redirects]]\n  from = "/mapa"\n  to = "⟦/umelcii⟧"\n'),
    { fix: '/umelci' },
  ],
  [
    'a redirect to itself',
    'redirect/loop',
    append('netlify.toml', '[[redirects]]\n  from = "/mapa"\n  to = "⟦/mapa⟧"\n'),
  ],
  [
    'a redirect that a page hides',
    'redirect/hidden',
    append('netlify.toml', '[[redirects]]\n  from = "⟦/umelci⟧"\n  to = "/"\n'),
  ],
  ['a redirect that is no TOML', 'redirect/invalid', append('netlify.toml', '[[redirects]]\n  from = ⟦/⟧mapa\n')],
  [
    'a document that its address does not lead to',
    'redirect/other-document',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦/documents/pravidla-souteze-sberatelske-karty.pdf⟧'),
    { fix: 'netlify.toml' },
  ],
]

const typography: Row[] = [
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
  ['a character that nobody sees', 'typography/invisible', swap(artist, sentence, 'Jeden kří⟦\u200b⟧žek.')],
  [
    'letters apart from their accents',
    'typography/decomposed',
    swap(artist, sentence, 'Jeden k⟦r\u030c⟧ížek.'),
    { fix: 'křížek' },
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

/** Every text that is long enough to be found copied becomes another. */
function shortTexts(text: string): string {
  return text.replace(/^( +)(cs|en): \|\n(?:\1 .*\n|\n)*/gm, '$1$2: Krátce.\n').replace('en: Krátce.', 'en: Briefly.')
}

/** A folder without some of its files. */
function without(isGone: (path: string) => boolean): Change {
  return (content) => all(...[...content.texts.keys()].filter(isGone).map(remove))(content)
}

/** A few lines that would be a thousand million lines if they were written out. */
function laughs(): string {
  const lines = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}*l${n}]`)
  return ['⟦l⟧0: &l0 lol', ...lines].join('\n')
}

export const seededFaults: readonly SeededFault[] = [
  syntax,
  files,
  schema,
  references,
  translations,
  pictures,
  altTexts,
  dates,
  clashes,
  duplicates,
  slugs,
  taken,
  links,
  documents,
  typography,
]
  .flat()
  .map(([what, rule, change, more]) => ({ what, rule, change, ...more }))
