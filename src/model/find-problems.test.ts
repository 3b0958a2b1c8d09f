/** @jest-environment node */
import { aContentFolder, withSlip, withText } from '../testing/content'
import type { ContentFolder } from './content-folder'
import { findProblems } from './find-problems'

const artist = 'artists/jana-nova/artist.yaml'
const event = 'events/prohlidka.yaml'
const openHouse = 'events/vecer.yaml'

/** What is reported after one slip of an editor. */
const problemsAfter = (path: string, was: string, is: string) => findProblems(withSlip(aContentFolder(), path, was, is))

const without = (path: string): ContentFolder => {
  const folder = aContentFolder()
  return { ...folder, texts: new Map([...folder.texts].filter(([each]) => each !== path)) }
}

test('a complete small exhibition has no problems', () => {
  expect(findProblems(aContentFolder())).toEqual([])
})

test('broken YAML is reported where the quote was opened', () => {
  expect(problemsAfter(event, '"2025-09-05T16:00"', '"2025-09-05T16:00')).toEqual([
    {
      file: 'content/events/prohlidka.yaml',
      line: 6,
      column: 8,
      endColumn: 25,
      severity: 'error',
      rule: 'syntax/missing-char',
      message: 'A quote, a bracket or a colon is missing.',
      fix: 'Close what was opened; after a key write a colon and a space.',
    },
  ])
})

test('a tab is reported at the start of its line', () => {
  expect(problemsAfter(artist, '  cs: Brno', '\tcs: Brno')).toEqual([
    expect.objectContaining({
      file: `content/${artist}`,
      line: 6,
      column: 1,
      rule: 'syntax/tab-as-indent',
      message: 'The line is indented with a tab.',
      fix: 'Replace the tab with spaces, two for each level.',
    }),
  ])
})

test('a text where a number belongs is reported at the value', () => {
  expect(problemsAfter(artist, 'birthYear: 1984', 'birthYear: "1984"')).toEqual([
    expect.objectContaining({
      line: 4,
      column: 12,
      endColumn: 18,
      rule: 'schema/wrong-type',
      message: 'Birth year: must be a number, not a text.',
      fix: 'Write digits only, without quotes and units.',
    }),
  ])
})

test('a number where a text belongs is told to be quoted', () => {
  expect(problemsAfter(artist, '      cs: Moře', '      cs: 1984')).toEqual([
    expect.objectContaining({
      line: 17,
      column: 11,
      rule: 'schema/wrong-type',
      message: 'Works 1 › title › in Czech: must be a text, not a number.',
      fix: 'Put the value in double quotes.',
    }),
  ])
})

test('an unknown key is reported at the key', () => {
  expect(problemsAfter(artist, 'place:\n', 'website: https://jana-nova.example\nplace:\n')).toEqual([
    expect.objectContaining({
      line: 5,
      column: 1,
      endColumn: 8,
      rule: 'schema/unknown-key',
      message: '“website” is a key that does not exist here.',
      fix: 'Delete it, or compare its spelling with a file that works.',
    }),
  ])
})

test('an unknown key inside a list is reported at the key', () => {
  expect(problemsAfter(artist, '    year: 2024', '    year: 2024\n    price: 1000')).toEqual([
    expect.objectContaining({ line: 20, column: 5, endColumn: 10, rule: 'schema/unknown-key' }),
  ])
})

test('a wrong value of an enumeration is reported with the one that was probably meant', () => {
  expect(problemsAfter(event, 'type: guidedTour', 'type: guidedtour')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 7,
      endColumn: 17,
      rule: 'schema/unknown-value',
      message: 'Type: cannot be “guidedtour”.',
      fix: 'Did you mean “guidedTour”?',
    }),
  ])
})

test('a wrong value that resembles nothing is reported with all that exist', () => {
  expect(problemsAfter(event, 'type: guidedTour', 'type: ples')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 7,
      fix: 'Write one of: guidedTour, panelDiscussion, closedSociety, childrensWorkshop, workshop, morningMeditation.',
    }),
  ])
})

test('a duplicate slug is reported in the second file and names the first', () => {
  const folder = aContentFolder()
  const copy = withText(folder, 'events/prohlidka-2.yaml', folder.texts.get(event) ?? '')
  expect(findProblems(copy)).toEqual([
    expect.objectContaining({
      file: 'content/events/prohlidka-2.yaml',
      line: 1,
      column: 7,
      endColumn: 16,
      rule: 'slug/duplicate',
      message: 'The slug “prohlidka” is taken by content/events/prohlidka.yaml; two pages cannot have one address.',
      fix: 'Give this one another slug.',
    }),
  ])
})

test('an artist and an event may have the same slug, because their addresses differ', () => {
  expect(problemsAfter('places/velky-sal.yaml', 'slug: velky-sal', 'slug: velky-sal')).toEqual([])
  expect(
    findProblems(
      withText(aContentFolder(), 'places/jana-nova.yaml', 'slug: jana-nova\nname: { cs: A, en: A }\nwithin: palac\n'),
    ),
  ).toEqual([])
})

test('two works of an artist with one slug are reported at the second', () => {
  const folder = aContentFolder()
  const text = folder.texts.get(artist) ?? ''
  const works = text.slice(text.indexOf('  - slug: more'))
  expect(findProblems(withText(folder, artist, text + works))).toEqual([
    expect.objectContaining({
      line: 33,
      column: 11,
      rule: 'slug/duplicate',
      message: 'The slug “more” is taken by work 1 of this artist; two pages cannot have one address.',
    }),
  ])
})

test('a missing image is reported with the file that was probably meant', () => {
  expect(problemsAfter(artist, 'image: more.jpg', 'image: mroe.jpg')).toEqual([
    expect.objectContaining({
      line: 29,
      column: 12,
      endColumn: 20,
      rule: 'image/missing',
      message: 'Works 1 › image: there is no file “mroe.jpg” beside this one.',
      fix: 'Did you mean “more.jpg”?',
    }),
  ])
})

test('an image that is no picture is reported, although its name says so', () => {
  const folder = { ...aContentFolder(), pictures: new Map([['partners/art-index.svg', 'svg']]) }
  const pictures = new Map([...folder.pictures, ['artists/jana-nova/more.jpg', undefined]])
  expect(findProblems({ ...folder, pictures })).toEqual([
    expect.objectContaining({
      line: 29,
      column: 12,
      rule: 'image/not-an-image',
      message: 'Works 1 › image: “more.jpg” is not a picture, although its name says so.',
      fix: 'Export it again as a JPEG.',
    }),
  ])
})

test('an image elsewhere than beside its file is told where it belongs', () => {
  expect(problemsAfter(artist, 'image: more.jpg', 'image: ../more.jpg')).toEqual([
    expect.objectContaining({ line: 29, column: 12, rule: 'schema/image-name' }),
  ])
})

test('an event outside the exhibition is reported at its start', () => {
  const folder = withSlip(aContentFolder(), event, '"2025-09-05T16:00"', '"2025-09-08T16:00"')
  expect(findProblems(withSlip(folder, event, '"2025-09-05T17:30"', '"2025-09-08T17:30"'))).toEqual([
    expect.objectContaining({
      line: 6,
      column: 8,
      endColumn: 26,
      rule: 'date/outside',
      message: 'The event is on 2025-09-08, but the exhibition lasts from 2025-09-04 to 2025-09-07.',
      fix: 'Write a day of the exhibition.',
    }),
  ])
})

test('an event on the first or the last day of the exhibition is inside it', () => {
  expect(problemsAfter(event, '"2025-09-05T16:00"', '"2025-09-04T16:00"')).toEqual([])
  const last = withSlip(aContentFolder(), event, '"2025-09-05T16:00"', '"2025-09-07T16:00"')
  expect(findProblems(withSlip(last, event, '"2025-09-05T17:30"', '"2025-09-07T17:30"'))).toEqual([])
})

test('the open house may be held up to 31 days before the exhibition, at a place of its own', () => {
  const on = (day: string) => {
    const folder = withSlip(aContentFolder(), openHouse, '"2025-09-03T17:00"', `"${day}T17:00"`)
    return findProblems(withSlip(folder, openHouse, '"2025-09-03T22:00"', `"${day}T22:00"`))
  }
  expect(on('2025-08-04')).toEqual([])
  expect(on('2025-09-07')).toEqual([])
  expect(on('2025-08-03')).toEqual([expect.objectContaining({ line: 6, column: 8, rule: 'date/outside' })])
  expect(on('2025-09-08')).toEqual([expect.objectContaining({ line: 6, column: 8, rule: 'date/outside' })])
})

test('an end before the start is reported at the end', () => {
  expect(problemsAfter(event, '"2025-09-05T17:30"', '"2025-09-05T15:30"')).toEqual([
    expect.objectContaining({
      line: 7,
      column: 6,
      endColumn: 24,
      rule: 'date/end-before-start',
      message: 'The event ends at 2025-09-05T15:30, which is not after its start at 2025-09-05T16:00.',
      fix: 'Mend the start or the end.',
    }),
  ])
})

test('an exhibition that ends before it starts is reported once, at its end', () => {
  const [first, ...others] = problemsAfter('exhibition.yaml', 'endDate: "2025-09-07"', 'endDate: "2025-09-03"').filter(
    ({ file }) => file === 'content/exhibition.yaml',
  )
  expect(first).toEqual(expect.objectContaining({ line: 14, column: 10, rule: 'date/end-before-start' }))
  expect(others).toEqual([])
})

test('opening hours outside the exhibition, or closing before they open, are reported at the value', () => {
  expect(problemsAfter('exhibition.yaml', '- date: "2025-09-04"', '- date: "2025-09-08"')).toEqual([
    expect.objectContaining({ line: 23, column: 11, rule: 'date/outside' }),
  ])
  expect(problemsAfter('exhibition.yaml', 'closes: "19:00"', 'closes: "09:00"')).toEqual([
    expect.objectContaining({ line: 25, column: 13, rule: 'date/end-before-start' }),
  ])
})

test('a day that the calendar does not have is reported', () => {
  expect(problemsAfter('exhibition.yaml', '- date: "2025-09-04"', '- date: "2025-09-31"')).toEqual([
    expect.objectContaining({
      line: 23,
      column: 11,
      rule: 'schema/day',
      message: 'Opening hours 1 › date: is not a day of the calendar.',
      fix: 'Write it like "2025-09-04".',
    }),
  ])
})

test('a text missing in one language is reported at the key that lacks it', () => {
  expect(problemsAfter(artist, '  en: Paints the sea.\n', '')).toEqual([
    expect.objectContaining({
      line: 8,
      column: 1,
      endColumn: 8,
      rule: 'translation/missing',
      message: 'Summary › in English: is missing.',
      fix: 'Add “en:” with the text.',
    }),
  ])
})

test('a text that is there but empty is missing too', () => {
  const missing = { line: 10, rule: 'translation/missing', message: 'Summary › in English: is missing.' }
  expect(problemsAfter(artist, 'en: Paints the sea.', 'en:')).toEqual([expect.objectContaining(missing)])
  expect(problemsAfter(artist, 'en: Paints the sea.', 'en: " "')).toEqual([expect.objectContaining(missing)])
})

test('a text of the interface that is missing in one language is reported at its key', () => {
  expect(problemsAfter('translations/common.yaml', '    en: Close\n', '')).toEqual([
    expect.objectContaining({
      line: 5,
      column: 3,
      endColumn: 8,
      rule: 'translation/missing',
      message: '“menu.close” has no text in “en”.',
      fix: 'Add “en:” with the text.',
    }),
  ])
})

test('an event naming an unknown artist is reported with the artist who was probably meant', () => {
  expect(problemsAfter(event, '- artist: jana-nova', '- artist: jana-novak')).toEqual([
    expect.objectContaining({
      file: 'content/events/prohlidka.yaml',
      line: 12,
      column: 13,
      endColumn: 23,
      rule: 'reference/unknown-artist',
      message: 'Led by 1 › artist: there is nothing called “jana-novak” in content/artists.',
      fix: 'Did you mean “jana-nova”?',
    }),
  ])
})

test('an unknown place and an unknown event are reported where they are named', () => {
  expect(problemsAfter(event, 'place: velky-sal', 'place: zahrada')).toEqual([
    expect.objectContaining({ line: 8, column: 8, rule: 'reference/unknown-place' }),
  ])
  expect(problemsAfter('exhibition.yaml', 'tour: prohlidka', 'tour: prohlidkaa')).toEqual([
    expect.objectContaining({ line: 52, column: 13, rule: 'reference/unknown-event' }),
  ])
})

test('a work on the home page that its artist does not have is reported', () => {
  expect(problemsAfter('exhibition.yaml', 'heroWork: more', 'heroWork: moree')).toEqual([
    expect.objectContaining({
      line: 21,
      column: 11,
      rule: 'reference/unknown-work',
      message: 'Hero work: jana-nova has no work called “moree”.',
      fix: 'Did you mean “more”?',
    }),
  ])
})

test('a record with a fault of its own still counts as there: nobody who names it is reported', () => {
  expect(problemsAfter(artist, 'birthYear: 1984', 'birthYear: 1084')).toEqual([
    expect.objectContaining({
      file: `content/${artist}`,
      rule: 'schema/too-small',
      message: 'Birth year: must be at least 1850.',
      fix: 'Write a larger number.',
    }),
  ])
  expect(problemsAfter(artist, 'slug: jana-nova', 'slug: "jana-nova')).toHaveLength(1)
})

test('a missing PDF is reported with the path that was probably meant', () => {
  expect(problemsAfter('exhibition.yaml', '/documents/navstevni-rad.pdf', '/documents/navstevni_rad.pdf')).toEqual([
    expect.objectContaining({
      line: 79,
      column: 11,
      endColumn: 39,
      rule: 'pdf/missing',
      message: 'Documents › visitor regulations › file: the folder static has no file /documents/navstevni_rad.pdf.',
      fix: 'Did you mean “/documents/navstevni-rad.pdf”?',
    }),
  ])
})

test('where there is no PDF at all, the fix says where to put it', () => {
  const problems = findProblems({ ...aContentFolder(), staticFiles: new Set() })
  expect(problems.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['pdf/missing', 'Put the PDF there as static/katalog-7f3c9a1e5b82d604.pdf.'],
    ['pdf/missing', 'Put the PDF there as static/documents/navstevni-rad.pdf.'],
    ['pdf/missing', 'Put the PDF there as static/documents/pravidla-souteze-sberatelske-karty.pdf.'],
  ])
})

test('without an open house nobody could register, so that is a problem', () => {
  const folder = aContentFolder()
  const text = folder.texts.get(openHouse) ?? ''
  const uninvited = withText(
    folder,
    openHouse,
    text.slice(0, text.indexOf('invitation:')).replaceAll('2025-09-03', '2025-09-04'),
  )
  expect(findProblems(uninvited)).toEqual([
    expect.objectContaining({ file: 'content/exhibition.yaml', line: 1, column: 1, rule: 'event/no-open-house' }),
  ])
})

test('guests register for one event: a second invitation is reported', () => {
  const folder = aContentFolder()
  const text = folder.texts.get(openHouse) ?? ''
  const second = withText(folder, 'events/vecer-2.yaml', text.replace('slug: vecer', 'slug: vecer-2'))
  expect(findProblems(second)).toEqual([
    expect.objectContaining({
      file: 'content/events/vecer-2.yaml',
      line: 19,
      column: 1,
      rule: 'event/second-open-house',
      message: 'content/events/vecer.yaml has an invitation already; guests register for one event.',
    }),
  ])
})

test('a file that nothing reads is reported with the places where files may be', () => {
  expect(findProblems(withText(aContentFolder(), 'artists/jana-nova/Artist.yaml', 'slug: x\n'))).toEqual([
    expect.objectContaining({
      file: 'content/artists/jana-nova/Artist.yaml',
      line: 1,
      column: 1,
      rule: 'file/unexpected',
      fix: expect.stringContaining('artists/<slug>/artist.yaml'),
    }),
  ])
})

test('the file of a kind that has only one must be there', () => {
  expect(findProblems(without('safety.yaml'))).toEqual([
    expect.objectContaining({ file: 'content/safety.yaml', line: 1, column: 1, rule: 'file/missing' }),
  ])
})

test('an empty file is reported as one problem in plain words', () => {
  const empty = { line: 1, column: 1, rule: 'schema/empty-file', message: 'The file: is empty.' }
  expect(findProblems(withText(aContentFolder(), 'safety.yaml', ''))).toEqual([expect.objectContaining(empty)])
  expect(findProblems(withText(aContentFolder(), 'translations/common.yaml', '# soon\n'))).toEqual([
    expect.objectContaining(empty),
  ])
})

test('all faults of all files are reported together, by file and from top to bottom', () => {
  let folder = withSlip(aContentFolder(), event, 'capacity: 25', 'capacity: many')
  folder = withSlip(folder, event, 'place: velky-sal', 'place: Velký sál')
  folder = withSlip(folder, artist, 'birthYear: 1984', 'birthYear: MCMLXXXIV')
  expect(findProblems(folder).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/artists/jana-nova/artist.yaml:4',
    'content/events/prohlidka.yaml:10',
  ])
})
