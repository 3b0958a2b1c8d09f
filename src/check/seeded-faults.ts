import { all, also, append, copy, expectAt, picture, put, remove, swap, type Change } from '../testing/faults'

/** A wrong copy of the sample exhibition, and the one problem that it must give: at ⟦the marked characters⟧. */
export type SeededFault = {
  what: string
  rule: string
  change: Change
  /** Must stand in the English fix: what was meant. */
  fix?: string
  /** A file without a text to mark: the problem is at its start. */
  at?: string
}

const artist = 'artists/rozalie-kanavova/artist.yaml'
const folder = 'artists/rozalie-kanavova'
const talk = 'events/proc-padesat.yaml'
const tour = 'events/padesat-za-hodinu-ctvrtek.yaml'
const evening = 'events/first-choice-night.yaml'
const hall = 'places/velky-sal.yaml'
const palace = 'places/hvozdecky-palac.yaml'
const partner = 'partners/bedna.yaml'
const common = 'translations/common.yaml'
const site = 'exhibition.yaml'
const summary = 'Jeden křížek u ní může měřit půl centimetru i půl metru.'
const summaryEn = 'A single cross may measure half a centimetre or half a metre.'
const image = expectAt(artist, 'image: ⟦jedno-okno-sviti.jpg⟧')
const file = `${folder}/jedno-okno-sviti.jpg`
const moved = '[[redirects]]\n  from = "/umelec-rozalie-kanavova"\n  to = "/umelci"\n  status = 301\n'

type Row = [what: string, rule: string, change: Change, more?: { fix?: string; at?: string }]

const syntax: Row[] = [
  ['a tab as indentation', 'syntax/tab-as-indent', swap(hall, '  cs: Velký sál', '⟦\t⟧cs: Velký sál')],
  ['a key twice', 'syntax/duplicate-key', swap(talk, 'capacity: 60', 'capacity: 60\n⟦capacity⟧: 70')],
  ['a colon in a text', 'syntax/block-as-implicit-key', swap(talk, 'cs: Proč zrovna padesát?', 'cs: ⟦P⟧roč: padesát?')],
  ['a key without its colon', 'syntax/multiline-implicit-key', swap(hall, 'slug: velky-sal\n', '⟦slug velky-sal⟧\n')],
  ['a line indented too little', 'syntax/bad-indent', swap(hall, '  cs: Velký sál\n', '    cs: Velký sál\n⟦ ⟧')],
  ['a line indented too much', 'syntax/too-deep', swap(hall, '  en: Great Hall', '    ⟦en⟧: Great Hall')],
  ['a quote never closed', 'syntax/missing-char', swap(talk, '"2025-09-04T15:15"', '⟦"2025-09-04T15:15⟧')],
  ['a bracket never closed', 'syntax/bad-indent', swap(talk, 'languages: [cs]\n', 'languages: [cs\n⟦c⟧')],
  [
    'a quote inside quotes',
    'syntax/unexpected-token',
    swap(tour, 'cs: Padesát za hodinu', 'cs: "Padesát "⟦za" hodinu"⟧'),
  ],
  ['a text that begins with @', 'syntax/bad-scalar-start', swap(hall, 'cs: Velký sál', 'cs: ⟦@⟧velky sál')],
  ['a text that begins with *', 'syntax/bad-alias', swap(hall, 'cs: Velký sál', 'cs: ⟦*sal⟧')],
  ['a second document', 'syntax/multiple-docs', append(hall, '⟦---⟧\nslug: x\n')],
  ['a backslash in quotes', 'syntax/bad-dq-escape', swap(hall, 'cs: Velký sál', 'cs: "Velký ⟦\\s⟧ál"')],
  ['a merge key', 'syntax/merge-key', append(hall, '⟦<<⟧: { capacity: 2 }\n')],
  ['a text that begins with !', 'syntax/tag', swap(hall, 'cs: Velký sál', 'cs: ⟦!sal⟧ velky')],
  ['a billion laughs', 'syntax/too-many-aliases', put('safety.yaml', laughs())],
  [
    'brackets without end',
    'syntax/too-deeply-nested',
    put('safety.yaml', `⟦a⟧: ${'{ a: '.repeat(80)}1${' }'.repeat(80)}\n`),
  ],
  ['a comment glued to a text', 'syntax/glued-comment', swap(hall, 'cs: Velký sál', 'cs: "Velký sál"⟦#x⟧')],
  ['two names for one text', 'syntax/invalid', swap(hall, 'cs: Velký sál', 'cs: &a ⟦&b⟧ Velký sál')],
  [
    'a day without quotes',
    'syntax/unquoted-date',
    swap(site, 'endDate: "2025-09-07"', 'endDate: ⟦2025-09-07⟧'),
    { fix: '"2025-09-07"' },
  ],
  ['a time without quotes', 'syntax/unquoted-date', swap(talk, '"2025-09-04T14:00"', '⟦2025-09-04T14:00⟧')],
  ['a letter of another encoding', 'syntax/character', swap(hall, 'cs: Velký sál', 'cs: Velk⟦\ufffd⟧ sál')],
  ['a control character', 'syntax/character', swap(hall, 'cs: Velký sál', 'cs: Velký⟦\u0007⟧ sál')],
  [
    'a number that the build reads otherwise',
    'syntax/read-otherwise',
    swap(talk, 'capacity: 60', 'capacity: 0b11'),
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
    swap(artist, '    year: 2019', '    ⟦yaer⟧: 2019'),
    { fix: 'year' },
  ],
  ['a language misspelt', 'schema/unknown-key', swap(hall, '  cs: Velký', '  ⟦cz⟧: Velký'), { fix: 'cs' }],
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
    all(swap(artist, '    year: 2019\n', ''), swap(artist, '- slug: jedno', '- ⟦s⟧lug: jedno')),
  ],
  [
    'a number in quotes',
    'schema/wrong-type',
    swap(artist, 'birthYear: 1978', 'birthYear: ⟦"1978"⟧'),
    { fix: 'digits' },
  ],
  ['a capacity in words', 'schema/wrong-type', swap(talk, 'capacity: 60', 'capacity: ⟦mnoho⟧')],
  [
    'a title that is a number',
    'schema/wrong-type',
    swap(talk, 'cs: Proč zrovna padesát?', 'cs: ⟦1984⟧'),
    { fix: 'quotes' },
  ],
  ['half a year', 'schema/wrong-type', swap(artist, 'birthYear: 1978', 'birthYear: ⟦1978.5⟧')],
  ['a text where a list belongs', 'schema/wrong-type', swap(talk, 'languages: [cs]', 'languages: ⟦cs⟧')],
  ['a yes where a text belongs', 'schema/wrong-type', swap(partner, 'name: Bedna, přeprava umění', 'name: ⟦true⟧')],
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
  [
    'a language that is not spoken',
    'schema/unknown-value',
    swap(talk, 'languages: [cs]', 'languages: [⟦cz⟧]'),
    { fix: 'cs' },
  ],
  [
    'a group of partners misspelt',
    'schema/unknown-value',
    swap(partner, 'group: partner', 'group: ⟦partners⟧'),
    { fix: 'partner' },
  ],
  [
    'a name for the exhibition too long',
    'schema/too-long',
    swap(site, 'cs: Padesát\n', `cs: ⟦${'Padesát '.repeat(6)}děl⟧\n`),
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
  ['a year of birth of long ago', 'schema/too-small', swap(artist, 'birthYear: 1978', 'birthYear: ⟦1078⟧')],
  ['a work without height', 'schema/too-small', swap(artist, 'height: 180', 'height: ⟦0⟧')],
  ['a work of the future', 'schema/too-large', swap(artist, 'year: 2019', 'year: ⟦20190⟧')],
  ['a latitude beyond the pole', 'schema/too-large', swap(palace, 'latitude: 50.0885', 'latitude: ⟦500.885⟧')],
  ['an empty file', 'schema/empty-file', put('safety.yaml', '# soon\n'), { at: 'content/safety.yaml' }],
  ['an empty name', 'schema/empty', swap(partner, 'name: Bedna, přeprava umění', 'name: ⟦" "⟧')],
  ['a title of two lines', 'schema/one-line', swap(talk, 'cs: Proč zrovna padesát?', 'cs: ⟦"Proč\\nzrovna padesát?"⟧')],
  ['a slug with capitals', 'schema/slug', swap(artist, 'slug: jedno-okno-sviti', 'slug: ⟦Jedno-okno⟧')],
  [
    'a picture of a wrong kind',
    'schema/image-name',
    swap(artist, 'image: jedno-okno-sviti.jpg', 'image: ⟦jedno-okno-sviti.gif⟧'),
  ],
  [
    'a picture in another folder',
    'schema/image-name',
    swap(artist, 'image: jedno-okno-sviti.jpg', 'image: ⟦../jedno-okno-sviti.jpg⟧'),
  ],
  ['a logo that is no drawing', 'schema/drawing-name', swap(partner, 'logo: bedna.svg', 'logo: ⟦bedna.png⟧')],
  ['a day as one says it', 'schema/day', swap(site, 'endDate: "2025-09-07"', 'endDate: ⟦"7. 9. 2025"⟧')],
  [
    'a day that the calendar does not have',
    'schema/day',
    swap(site, 'startDate: "2025-09-04"', 'startDate: ⟦"2025-09-31"⟧'),
  ],
  ['a time with a space', 'schema/date-time', swap(talk, '"2025-09-04T14:00"', '⟦"2025-09-04 14:00"⟧')],
  ['an hour that no clock has', 'schema/date-time', swap(talk, '"2025-09-04T14:00"', '⟦"2025-09-04T25:00"⟧')],
  [
    'opening hours without a zero',
    'schema/time',
    swap(site, '"2025-09-04"\n    opens: "10:00"', '"2025-09-04"\n    opens: ⟦"9:00"⟧'),
  ],
  ['a time zone misspelt', 'schema/time-zone', swap(site, 'timeZone: Europe/Prague', 'timeZone: ⟦Praha⟧')],
  ['a link without https', 'schema/https', swap(partner, 'url: https://bedna.example', 'url: ⟦http://bedna.example⟧')],
  [
    'a registration that is no link',
    'schema/link',
    swap(
      site,
      'cs: "mailto:padesat@art-index.example?subject=Registrace%20na%20program"',
      'cs: ⟦padesat@art-index.example⟧',
    ),
  ],
  [
    'a contact that is no e-mail',
    'schema/email',
    swap(site, 'email: padesat@art-index.example', 'email: ⟦padesat(at)art-index.example⟧'),
  ],
  ['a phone without its country', 'schema/phone', swap(site, '"+420 555 010 050"', '⟦"555 010 050"⟧')],
  ['a postal code without its space', 'schema/postal-code', swap(palace, '"110 00"', '⟦"11000"⟧')],
  [
    'a document that is no path',
    'schema/pdf-path',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦navstevni-rad.pdf⟧'),
  ],
  [
    'a room with neither building nor address',
    'schema/within-or-address',
    swap('places/sala-terrena.yaml', 'within: hvozdecky-palac\n', ''),
    { at: 'content/places/sala-terrena.yaml' },
  ],
  [
    'a leader without a role',
    'schema/artist-or-person',
    all(
      swap(tour, '    role:\n      cs: lektorka\n      en: gallery educator\n', ''),
      swap(tour, '- name: Dorota', '- ⟦n⟧ame: Dorota'),
    ),
  ],
]

const references: Row[] = [
  [
    'an event led by an unknown artist',
    'reference/unknown-artist',
    swap(talk, 'artist: oldriska-brazdova', 'artist: ⟦oldriska-brazdoova⟧'),
    { fix: 'oldriska-brazdova' },
  ],
  [
    'an artist by name instead of slug',
    'reference/unknown-artist',
    swap(talk, 'artist: oldriska-brazdova', 'artist: ⟦Oldřiška Brázdová⟧'),
    { fix: 'oldriska-brazdova' },
  ],
  [
    'an event at an unknown place',
    'reference/unknown-place',
    swap(talk, 'place: knihovna', 'place: ⟦knihovnna⟧'),
    { fix: 'places/knihovna.yaml' },
  ],
  [
    'a room in an unknown building',
    'reference/unknown-place',
    swap('places/knihovna.yaml', 'within: hvozdecky-palac', 'within: ⟦hvozdecky-plac⟧'),
    { fix: 'hvozdecky-palac' },
  ],
  [
    'a studio with an unknown tour',
    'reference/unknown-event',
    swap(site, 'tour: atelier-marek-duna', 'tour: ⟦atelier-marek-dunaa⟧'),
    { fix: 'atelier-marek-duna' },
  ],
  [
    'an unknown artist on the home page',
    'reference/unknown-artist',
    swap(site, 'hero: ema-ostruzkova', 'hero: ⟦ema-ostruskova⟧'),
    { fix: 'ema-ostruzkova' },
  ],
  [
    'a work on the home page that the artist has not',
    'reference/unknown-work',
    swap(site, 'heroWork: treti-miska', 'heroWork: ⟦treti-mizka⟧'),
    { fix: 'treti-miska' },
  ],

  [
    'a place within itself',
    'reference/circle',
    swap('places/knihovna.yaml', 'within: hvozdecky-palac', 'within: ⟦knihovna⟧'),
  ],
  [
    'two places in each other',
    'reference/circle',
    all(
      swap('places/knihovna.yaml', 'within: hvozdecky-palac', 'within: ⟦kocarovna⟧'),
      swap('places/kocarovna.yaml', 'within: hvozdecky-palac', 'within: knihovna'),
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
      const invitation = text.slice(text.indexOf('invitation:')).replace('invitation', '⟦invitation⟧')
      return append('events/vecer-pratel-a-partneru.yaml', shortTexts(invitation))(content)
    },
  ],
]

const translations: Row[] = [
  [
    'a text of an artist without English',
    'translation/missing',
    all(
      swap(artist, `  en: She builds houses in cross-stitch. ${summaryEn}\n`, ''),
      swap(artist, 'summary:', '⟦summary⟧:'),
    ),
  ],
  [
    'a text that is there and empty',
    'translation/missing',
    swap(artist, `en: She builds houses in cross-stitch. ${summaryEn}`, 'en: ⟦" "⟧'),
  ],
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
  ['a text to be written', 'translation/todo', swap(artist, summaryEn, '⟦TODO⟧')],
  ['a text of nonsense', 'translation/todo', swap(artist, summary, '⟦Lorem ipsum⟧ dolor.')],
  ['a text with question marks', 'translation/todo', swap(talk, 'en: Why Fifty?', 'en: Why Fifty⟦???⟧')],
  [
    'a sentence the same in both languages',
    'translation/same',
    swap(artist, `She builds houses in cross-stitch. ${summaryEn}`, `⟦Staví domy z křížkového stehu. ${summary}⟧`),
  ],
  [
    'Czech where English belongs',
    'translation/other-language',
    swap(artist, `She builds houses in cross-stitch. ${summaryEn}`, '⟦Domy, které se vejdou na stůl, jsou z vlny.⟧'),
  ],
  [
    'English where Czech belongs',
    'translation/other-language',
    swap(artist, `Staví domy z křížkového stehu. ${summary}`, '⟦Houses made of wool and the odd rope.⟧'),
  ],
]

const pictures: Row[] = [
  [
    'a picture misspelt',
    'image/missing',
    swap(artist, 'image: jedno-okno-sviti.jpg', 'image: ⟦jedno-okno-svti.jpg⟧'),
    { fix: 'jedno-okno-sviti.jpg' },
  ],
  ['a picture that is not there', 'image/missing', all(image, remove(file))],
  [
    'a picture in other letters',
    'image/wrong-case',
    swap(artist, 'image: jedno-okno-sviti.jpg', 'image: ⟦Jedno-okno-sviti.jpg⟧'),
    { fix: 'jedno-okno-sviti.jpg' },
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
    all(
      expectAt(partner, 'logo: ⟦bedna.svg⟧'),
      picture('partners/bedna.svg', { forbidden: { what: '<script>', line: 3 } }),
    ),
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
        expectAt(artist, 'image: ⟦schodiste-k-ruzi.jpg⟧'),
        picture(`${folder}/schodiste-k-ruzi.jpg`, { digest }),
      )(content)
    },
  ],
]

const alt =
  'Průčelí čtyřpatrového domu vyšité červenými křížky, šestnáct oken, jedno z nich žluté. Pravý dolní okraj fasády není dokončený.'
const altEn =
  'The front of a four-storey house in red cross-stitch, sixteen windows, one of them yellow. The lower right edge of the façade is unfinished.'

const altTexts: Row[] = [
  ['an alternative text that is a file', 'alt/file-name', swap(artist, alt, '⟦IMG_2043⟧')],
  ['an alternative text that is the picture’s file', 'alt/file-name', swap(artist, altEn, '⟦jedno-okno-sviti.jpg⟧')],
  ['a picture of a picture in Czech', 'alt/says-picture', swap(artist, alt, '⟦Na obrázku je dům.⟧')],
  ['a picture of a picture in English', 'alt/says-picture', swap(artist, altEn, '⟦Photo of a red house.⟧')],
  ['an alternative text that is the title', 'alt/title', swap(artist, alt, '⟦Jedno okno svítí.⟧')],
  ['an alternative text of a word', 'alt/too-short', swap(artist, altEn, '⟦House⟧')],
  [
    'an alternative text too long',
    'schema/too-long',
    swap(artist, altEn, `⟦${'A red house, once more. '.repeat(12)}End⟧`),
  ],
]

const dates: Row[] = [
  [
    'an event after the exhibition',
    'date/outside',
    all(
      swap(tour, '"2025-09-04T12:00"', '⟦"2025-09-08T12:00"⟧'),
      swap(tour, '"2025-09-04T13:00"', '"2025-09-08T13:00"'),
    ),
  ],
  [
    'an event that ends before it starts',
    'date/end-before-start',
    swap(talk, '"2025-09-04T15:15"', '⟦"2025-09-04T13:15"⟧'),
  ],
  [
    'an exhibition that ends before it starts',
    'date/end-before-start',
    swap(site, 'endDate: "2025-09-07"', 'endDate: ⟦"2025-09-03"⟧'),
  ],
  [
    'a palace that closes before it opens',
    'date/end-before-start',
    all(
      swap(
        site,
        '"2025-09-05"\n    opens: "10:00"\n    closes: "19:00"',
        '"2025-09-05"\n    opens: "10:00"\n    closes: ⟦"09:00"⟧',
      ),
      without((path) => path.startsWith('events/') && path !== evening && !/atelier-/.test(path)),
      without((path) => /places\/(?!atelier|hvozdecky|tlakarna)/.test(path)),
    ),
  ],
  [
    'opening hours outside the exhibition',
    'date/outside',
    all(
      append(site, ''),
      swap(site, 'numbers:', '  - date: ⟦"2025-09-09"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
    ),
  ],
  [
    'opening hours twice',
    'date/twice',
    swap(site, 'numbers:', '  - date: ⟦"2025-09-07"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
  ],
  [
    'an event before the palace opens',
    'date/outside-opening-hours',
    swap(tour, '"2025-09-04T12:00"', '⟦"2025-09-04T09:00"⟧'),
  ],
  [
    'an event after the palace closes',
    'date/outside-opening-hours',
    swap('events/ohyb.yaml', '"2025-09-05T18:30"', '⟦"2025-09-05T19:15"⟧'),
  ],
  [
    'an event of days',
    'date/long',
    all(swap('events/atelier-marek-duna.yaml', '"2025-09-05T11:15"', '⟦"2025-09-06T08:15"⟧')),
  ],
  [
    'a registration that closes after the evening',
    'date/registration-closes-late',
    swap(evening, '  notice:\n', '  registrationCloses: ⟦"2025-09-05T12:00"⟧\n  notice:\n'),
  ],
  [
    'a wrong day of the week in Czech',
    'date/weekday',
    swap(artist, summary, 'Přijde ⟦v sobotu 5. září⟧.'.replace('⟦v ', 'v ⟦')),
  ],
  [
    'a wrong day of the week in English',
    'date/weekday',
    swap(artist, summaryEn, 'She comes on ⟦Saturday, 5 September⟧.'),
  ],
  [
    'a day without opening hours',
    'date/no-hours',
    all(
      swap(site, '  - date: "2025-09-07"\n    opens: "10:00"\n    closes: "21:00"\n', ''),
      swap(site, 'openingHours', '⟦openingHours⟧'),
      without((path) => path.startsWith('events/') && path !== evening && !/atelier-/.test(path)),
      without((path) => /places\/(?!atelier|hvozdecky|tlakarna)/.test(path)),
    ),
  ],
  [
    'an hour that the clocks leave out',
    'date/no-such-hour',
    (content) => {
      const shift = (text: string) => text.replaceAll('2025-09-0', '2025-03-2')
      const shifted = new Map(
        [...content.texts].map(([path, text]) => [path, /^(events\/|exhibition)/.test(path) ? shift(text) : text]),
      )
      const last = 'date: "2025-03-27"\n    opens: "10:00"\n    closes: "21:00"\n'
      return all(
        swap(site, 'endDate: "2025-03-27"', 'endDate: "2025-03-30"'),
        swap(
          site,
          last,
          `${last}${['28', '29', '30'].map((day) => `  - date: "2025-03-${day}"\n    opens: "00:00"\n    closes: "21:00"\n`).join('')}`,
        ),
        swap(tour, '"2025-03-24T12:00"', '⟦"2025-03-30T02:30"⟧'),
        swap(tour, '"2025-03-24T13:00"', '"2025-03-30T04:00"'),
      )({ ...content, texts: shifted })
    },
  ],
]

const clashes: Row[] = [
  [
    'two events in one room',
    'overlap/place',
    all(swap('events/padesat-za-hodinu-nedele.yaml', 'place: velky-sal', 'place: ⟦kocarovna⟧')),
  ],
  [
    'one person at two events',
    'overlap/person',
    all(
      swap('events/barva-na-vahu.yaml', 'name: Kašpar Trnožka', 'name: Vilemína Kosatcová'),
      expectAt('events/prohlidka-s-kuratorkou-ctvrtek.yaml', '- name: ⟦Vilemína Kosatcová⟧'),
    ),
  ],
  ['more seats than the room has', 'capacity/over-place', swap(talk, 'capacity: 60', 'capacity: ⟦600⟧')],
  ['fewer seats than an invitation', 'capacity/invitation', swap(evening, 'capacity: 200', 'capacity: ⟦1⟧')],
  [
    'a place where nothing happens',
    'orphan/place',
    put('places/zahrada.yaml', 'slug: ⟦zahrada⟧\nname:\n  cs: Zahrada\n  en: Garden\nwithin: hvozdecky-palac\n'),
  ],
]

const duplicates: Row[] = [
  [
    'two partners with one slug',
    'slug/duplicate',
    copy(partner, 'partners/bedna-2.yaml', (text) =>
      text
        .replace('slug: bedna', 'slug: ⟦bedna⟧')
        .replace('name: Bedna, přeprava umění', 'name: Truhla')
        .replace('svg', 'svg'),
    ),
  ],
  ['two works with one slug', 'slug/duplicate', swap(artist, 'slug: schodiste-k-ruzi', 'slug: ⟦jedno-okno-sviti⟧')],
  [
    'a partner twice',
    'duplicate/name',
    all(
      copy(partner, 'partners/prepravka.yaml', (text) =>
        text
          .replace('slug: bedna', 'slug: prepravka')
          .replace('name: Bedna, přeprava umění', 'name: ⟦Přeprava umění BEDNA⟧'),
      ),
    ),
  ],
  [
    'a work twice',
    'duplicate/work',
    all(
      swap(artist, 'cs: Schodiště k růži', 'cs: ⟦Jedno okno svítí⟧'),
      swap(artist, '    year: 2022\n', '    year: 2019\n'),
    ),
  ],
  [
    'an event twice',
    'duplicate/event',
    all(
      copy('events/atelier-marek-duna.yaml', 'events/atelier-marek-duna-2.yaml', (text) =>
        shortTexts(text)
          .replace('slug: atelier-marek-duna', 'slug: atelier-marek-duna-2')
          .replace('cs: "V ateliéru: Marek Důna"', 'cs: ⟦"Marek Důna v ateliéru"⟧')
          .replace('place: atelier-korkarna', 'place: atelier-sladovna')
          .replace('- artist: marek-duna', '- artist: sora-minekawa')
          .replace(/ {2}- name: Evžen[\s\S]*?guide\n/, ''),
      ),
    ),
  ],
  [
    'a text copied from another work',
    'duplicate/text',
    swap(
      artist,
      'Modré schodiště z křížkového stehu stoupá doprava, stupně mají červené hrany. Vlevo nahoře visí květ, ve zdi je jediný žlutý křížek.',
      `⟦${alt}⟧`,
    ),
  ],
]

const slugs: Row[] = [
  [
    'a published slug that changed',
    'slug/gone',
    swap(artist, 'slug: rozalie-kanavova', 'slug: ⟦rozalie-kanavovaa⟧'),
    { fix: 'to = "/umelec-rozalie-kanavovaa"' },
  ],
  [
    'a published artist who is gone',
    'slug/gone',
    swap('published.txt', 'zofia-mielcarska', 'zofia-mielcarska\n⟦zofie-mielcarska⟧'),
    { fix: '/umelec-zofia-mielcarska' },
  ],
  [
    'a redirect in one language only',
    'slug/gone',
    all(swap(artist, 'slug: rozalie-kanavova', 'slug: ⟦rozalie-nova⟧'), append('netlify.toml', moved)),
    { fix: '/en/artist-rozalie-kanavova' },
  ],
  [
    'an artist who is not listed yet',
    'slug/unlisted',
    all(
      swap('published.txt', 'rozalie-kanavova\n', ''),
      swap(artist, 'slug: rozalie-kanavova', 'slug: ⟦rozalie-kanavova⟧'),
    ),
  ],
  [
    'a file called otherwise than its slug',
    'slug/file-name',
    swap(partner, 'slug: bedna', 'slug: ⟦truhla⟧'),
    { fix: 'bedna' },
  ],
]

const taken: Row[] = [
  [
    'an event at the address of a part of the home page',
    'slug/taken-by-page',
    copy(tour, 'events/contact.yaml', (text) =>
      shortTexts(text)
        .replace('slug: padesat-za-hodinu-ctvrtek', 'slug: ⟦contact⟧')
        .replace('cs: Padesát za hodinu', 'cs: Kontakt')
        .replace('place: sala-terrena', 'place: velky-sal')
        .replace('name: Dorota Mechová', 'name: Jana Kontaktová'),
    ),
  ],
  [
    'a work at the address of a part of the page',
    'schema/taken-by-page',
    swap(artist, 'slug: jedno-okno-sviti', 'slug: ⟦menu⟧'),
  ],
  ['a dark logo that is not there', 'image/missing', append(partner, 'logoDark: ⟦bedna-dark.svg⟧\n')],
  [
    'a map that is not there',
    'image/missing',
    swap(site, 'image: mapa.svg', 'image: ⟦mapka.svg⟧'),
    { fix: 'mapa.svg' },
  ],
]

const links: Row[] = [
  ['a link that is not encrypted', 'link/insecure', swap(artist, summary, 'Viz ⟦http://vysivka.example⟧.')],
  ['a link that is no address', 'link/unreadable', swap(artist, summaryEn, 'See ⟦https://vysivka⟧.')],
  [
    'a link with a campaign',
    'link/tracking',
    swap(artist, summaryEn, 'See ⟦https://vysivka.example/?utm_source=mail⟧.'),
    { fix: 'Write https://vysivka.example/' },
  ],
  [
    'a partner’s link with a campaign',
    'link/tracking',
    swap(partner, 'url: https://bedna.example', 'url: ⟦https://bedna.example/?fbclid=x⟧'),
  ],
  ['a shortened link', 'link/shortened', swap(artist, summaryEn, 'See ⟦https://bit.ly/3xyz⟧.')],
  ['an e-mail without a country', 'link/mail', swap(artist, summary, 'Pište na ⟦rozalie@vysivka⟧.')],
  [
    'a registration by a mail that cannot be sent',
    'link/mail',
    swap(
      site,
      'cs: "mailto:padesat@art-index.example?subject=Registrace%20na%20program"',
      'cs: "⟦mailto:padesat.art-index.example⟧"',
    ),
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
    swap(artist, summary, 'Jeden ⟦"křížek"⟧ stačí.'),
    { fix: 'Jeden „křížek“ stačí.' },
  ],
  [
    'English quotes in Czech',
    'typography/quotes',
    swap(artist, summary, 'Jeden ⟦“křížek”⟧ stačí.'),
    { fix: '„křížek“' },
  ],
  [
    'straight quotes in English',
    'typography/quotes',
    swap(artist, summaryEn, 'One ⟦"cross"⟧ will do.'),
    { fix: '“cross”' },
  ],
  [
    'Czech quotes in English',
    'typography/quotes',
    swap(artist, summaryEn, 'One ⟦„cross“⟧ will do.'),
    { fix: '“cross”' },
  ],
  ['a hyphen for a dash', 'typography/dash', swap(artist, summary, 'Jeden křížek⟦ - ⟧a dost.'), { fix: 'křížek – a' }],
  ['a hyphen between numbers', 'typography/range', swap(artist, summary, 'Vyšívá ⟦10-12⟧ hodin.'), { fix: '10–12' }],
  ['three full stops', 'typography/ellipsis', swap(artist, summary, 'A tak dál⟦...⟧'), { fix: 'dál…' }],
  ['an x for times', 'typography/multiplication', swap(artist, summary, 'Křížek 30⟦ x ⟧40 cm.'), { fix: '30 × 40' }],
  ['a date without spaces', 'typography/date', swap(artist, summary, 'Hotovo ⟦4.9.2025⟧.'), { fix: '4. 9. 2025' }],
  ['two spaces', 'typography/spaces', swap(artist, summary, 'Jeden⟦  ⟧křížek.'), { fix: 'Jeden křížek.' }],
  [
    'a space before a comma',
    'typography/punctuation',
    swap(artist, summary, 'Jeden křížek⟦ ⟧, a dost.'),
    { fix: 'křížek, a' },
  ],
  [
    'a straight apostrophe',
    'typography/apostrophe',
    swap(artist, summaryEn, "It is Rozálie⟦'⟧s cross."),
    { fix: 'Rozálie’s' },
  ],
  ['a character that nobody sees', 'typography/invisible', swap(artist, summary, 'Jeden kří⟦\u200b⟧žek.')],
  [
    'letters apart from their accents',
    'typography/decomposed',
    swap(artist, summary, 'Jeden k⟦r\u030c⟧ížek.'),
    { fix: 'křížek' },
  ],
  [
    'keys in another order',
    'order/keys',
    swap(partner, 'group: partner\nurl: https://bedna.example\n', 'url: https://bedna.example\n⟦group⟧: partner\n'),
  ],
  [
    'English before Czech',
    'order/keys',
    swap(hall, '  cs: Velký sál\n  en: Great Hall\n', '  en: Great Hall\n  ⟦cs⟧: Velký sál\n'),
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
