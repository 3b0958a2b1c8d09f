/** @jest-environment node */
import { aContentFolder, withSlip, withText } from '../testing/content'
import { findProblems } from './find-problems'

const artist = 'artists/jana-nova/artist.yaml'
const event = 'events/prohlidka.yaml'
const invitation = 'events/vecer.yaml'

/** What is reported after one slip of an editor. */
const problemsAfter = (path: string, was: string, is: string) =>
  findProblems(withSlip(aContentFolder(), path, was, is), 'en')

test('a complete small exhibition has no problems', () => {
  expect(findProblems(aContentFolder())).toEqual([])
})

test('a problem is told in the language of its reader, in Czech where none is chosen', () => {
  const folder = withSlip(aContentFolder(), artist, 'birthYear: 1984', 'birthYear: "1984"')
  const place = {
    file: `content/${artist}`,
    line: 4,
    column: 12,
    endColumn: 18,
    severity: 'error',
    rule: 'schema/wrong-type',
  }
  expect(findProblems(folder, 'en')).toEqual([
    {
      ...place,
      message: 'Birth year: must be a number, not a text. The page would not know how to show it.',
      fix: 'Write digits only, without quotes and units.',
    },
  ])
  expect(findProblems(folder)).toEqual([
    {
      ...place,
      message: 'Rok narození: má tu být číslo, ale je tu text. Stránka by nevěděla, jak to ukázat.',
      fix: 'Napište jen číslice, bez uvozovek a jednotek.',
    },
  ])
})

test('an artist and a place may have the same slug, because their addresses differ', () => {
  const place = 'slug: jana-nova\nname: { cs: A, en: A }\nwithin: palac\n'
  const folder = withText(aContentFolder(), 'places/jana-nova.yaml', place)
  expect(findProblems(folder).map(({ rule }) => rule)).toEqual(['orphan/place'])
})

test('an event on the first or the last day of the exhibition is inside it', () => {
  const on = (day: string) => {
    const folder = withSlip(aContentFolder(), event, '"2025-09-05T16:00"', `"${day}T16:00"`)
    return findProblems(withSlip(folder, event, '"2025-09-05T17:30"', `"${day}T17:30"`))
  }
  expect(on('2025-09-04')).toEqual([])
  expect(on('2025-09-07')).toEqual([])
})

test('an event by invitation may be held up to 31 days before the exhibition, at a place of its own', () => {
  const on = (day: string) => {
    const folder = withSlip(aContentFolder(), invitation, '"2025-09-03T17:00"', `"${day}T17:00"`)
    const ends = withSlip(folder, invitation, '"2025-09-03T22:00"', `"${day}T22:00"`)
    return findProblems(withSlip(ends, invitation, '"2025-09-03T12:00"', `"${day}T12:00"`))
  }
  expect(on('2025-08-04')).toEqual([])
  expect(on('2025-09-07')).toEqual([])
  expect(on('2025-08-03')).toEqual([expect.objectContaining({ line: 6, column: 8, rule: 'date/outside' })])
  expect(on('2025-09-08')).toEqual([expect.objectContaining({ line: 6, column: 8, rule: 'date/outside' })])
})

test('an event by invitation and a morning meditation are held while the palace is closed', () => {
  const folder = withSlip(aContentFolder(), event, '"2025-09-05T16:00"', '"2025-09-05T08:30"')
  expect(findProblems(folder).map(({ rule }) => rule)).toEqual(['date/outside-opening-hours'])
  expect(findProblems(withSlip(folder, event, 'type: guidedTour', 'type: morningMeditation'))).toEqual([])
})

test('a record with a fault of its own still counts as there: nobody who names it is reported', () => {
  expect(problemsAfter(artist, 'birthYear: 1984', 'birthYear: 1084')).toHaveLength(1)
  expect(problemsAfter(artist, 'slug: jana-nova', 'slug: "jana-nova')).toHaveLength(1)
})

test('where there is no PDF at all, the fix says where to put it', () => {
  const problems = findProblems({ ...aContentFolder(), staticFiles: new Set() }, 'en')
  expect(problems.map(({ rule, fix }) => [rule, fix])).toEqual([
    ['pdf/missing', 'Put the PDF there as static/katalog-7f3c9a1e5b82d604.pdf.'],
    ['pdf/missing', 'Put the PDF there as static/documents/navstevni-rad.pdf.'],
    ['pdf/missing', 'Put the PDF there as static/documents/pravidla-souteze-sberatelske-karty.pdf.'],
  ])
})

test('all faults of all files are reported together, by file and from top to bottom', () => {
  let folder = withSlip(aContentFolder(), event, 'capacity: 25', 'capacity: many')
  folder = withSlip(folder, event, 'place: horni-sal', 'place: Horní sál')
  folder = withSlip(folder, artist, 'birthYear: 1984', 'birthYear: MCMLXXXIV')
  folder = withSlip(folder, artist, 'image: more.jpg', 'image: mroe.jpg')
  folder = withSlip(folder, artist, 'cs: Maluje moře.', 'cs: Maluje moře...')
  expect(findProblems(folder).map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'content/artists/jana-nova/artist.yaml:4 schema/wrong-type',
    'content/artists/jana-nova/artist.yaml:9 typography/ellipsis',
    'content/artists/jana-nova/artist.yaml:29 image/missing',
    'content/events/prohlidka.yaml:8 reference/unknown-place',
    'content/events/prohlidka.yaml:10 schema/wrong-type',
  ])
})

test('a changed slug with a redirect in both languages is no problem', () => {
  const redirect = (from: string, to: string) => `[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = 301\n`
  const text =
    redirect('/umelec-jana-stara', '/umelec-jana-nova') +
    redirect('/en/artist-jana-stara', '/en/artist-jana-nova') +
    ['/katalog', '/en/katalog'].map((from) => redirect(from, '/katalog-7f3c9a1e5b82d604.pdf')).join('') +
    ['/navstevni_rad', '/en/navstevni_rad'].map((from) => redirect(from, '/documents/navstevni-rad.pdf')).join('') +
    ['/soutez', '/en/soutez']
      .map((from) => redirect(from, '/documents/pravidla-souteze-sberatelske-karty.pdf'))
      .join('')
  const published = 'events/vecer\njana-nova\njana-stara\n'
  expect(findProblems({ ...aContentFolder(), published }).map(({ rule }) => rule)).toEqual(['slug/gone'])
  expect(findProblems({ ...aContentFolder(), published, redirects: { file: 'netlify.toml', text } })).toEqual([])
})
