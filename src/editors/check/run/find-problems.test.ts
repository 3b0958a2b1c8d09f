/** @jest-environment node */
import { aContentFolder, withSlip, withText } from '../../../../tests/support/content'
import { problemsOf, rulesOf } from '../../../../tests/support/problems'
import { byPlace } from '../base/problem'
import { findProblems } from './find-problems'

const artist = 'artists/jana-nova/artist.yaml'
const event = 'events/prohlidka.yaml'
const invitation = 'events/vecer.yaml'
const site = 'exhibition.yaml'

/** What is reported after an editor makes one mistake. */
const problemsAfter = (path: string, was: string, is: string) => problemsOf(withSlip(aContentFolder(), path, was, is))

test('a problem is in the language of its reader', () => {
  const folder = withSlip(aContentFolder(), artist, 'birthYear: 1984', 'birthYear: "1984"')
  const place = {
    file: `content/${artist}`,
    line: 4,
    column: 12,
    endColumn: 18,
    severity: 'error',
    rule: 'schema/wrong-type',
  }
  expect(problemsOf(folder)).toEqual([
    {
      ...place,
      message: 'Year of birth: must be a number, not a text. The page would not know how to show it.',
      fix: 'Write 1984',
    },
  ])
  expect(findProblems(folder, 'cs')).toEqual([
    {
      ...place,
      message: 'Rok narození: má tu být číslo, ale je tu text. Stránka by nevěděla, jak to ukázat.',
      fix: 'Napište 1984',
    },
  ])
})

test('without the exhibition, nothing that only it shows is said to be unused', () => {
  const folder = aContentFolder()
  const isOther = (file: string) => file !== site
  const texts = new Map([...folder.texts].filter(([file]) => isOther(file)))
  const files = new Set([...[...folder.files].filter(isOther), 'map.jpg'])
  const pictures = new Map([...folder.pictures, ['map.jpg', [...folder.pictures.values()][0]!] as const])
  expect(rulesOf({ ...folder, texts, files, pictures })).toEqual(['file/missing'])
  expect(rulesOf(withText(folder, site, ''))).toEqual(['schema/empty-file'])
})

test('an artist and a place may have the same slug, because their addresses differ', () => {
  const place = 'slug: jana-nova\nname: { cs: A, en: A }\nwithin: palac\n'
  const folder = withText(aContentFolder(), 'places/jana-nova.yaml', place)
  expect(rulesOf(folder)).toEqual(['orphan/place'])
})

test('an event may have the place, the time and the person of one that was called off, or ends when it starts', () => {
  const copy = (folder: ReturnType<typeof aContentFolder>, start = '16:00') => {
    const text = folder.texts
      .get(event)!
      .replace('slug: prohlidka', 'slug: nahrada')
      .replace('cs: Prohlídka', 'cs: Náhrada')
      .replace('T17:30', 'T18:30')
      .replace('T16:00', `T${start}`)
    return rulesOf(withText(folder, 'events/nahrada.yaml', text))
  }
  const lines = 'capacity: 25\ncancelled: true\nupdated: "2031-09-01T09:00"\n'
  const calledOff = withSlip(aContentFolder(), event, 'capacity: 25\n', lines)
  expect(copy(aContentFolder())).toContain('overlap/place')
  expect(copy(calledOff)).toEqual([])
  expect(copy(aContentFolder(), '17:30')).toEqual([])
})

test('an event on the first or the last day of the exhibition is inside it', () => {
  const on = (day: string) => {
    const folder = withSlip(aContentFolder(), event, '"2031-09-05T16:00"', `"${day}T16:00"`)
    return problemsOf(withSlip(folder, event, '"2031-09-05T17:30"', `"${day}T17:30"`))
  }
  expect(on('2031-09-04')).toEqual([])
  expect(on('2031-09-07')).toEqual([])
})

test('an event outside the days of the exhibition is unlikely, and hours that do not exist there are still wrong', () => {
  const on = (start: string, end: string) => {
    const folder = withSlip(aContentFolder(), event, '"2031-09-05T16:00"', `"${start}"`)
    return problemsOf(withSlip(folder, event, '"2031-09-05T17:30"', `"${end}"`)).map(
      ({ severity, rule }) => `${severity} ${rule}`,
    )
  }
  expect(on('2031-09-03T16:00', '2031-09-03T17:30')).toEqual(['warning date/outside'])
  expect(on('2031-09-08T16:00', '2031-09-08T17:30')).toEqual(['warning date/outside'])
  expect(on('2031-03-30T02:30', '2031-03-30T03:30')).toEqual(['warning date/outside', 'error date/no-such-hour'])
})

test('hours may end after midnight, and events until then are within them', () => {
  const hours = '{ date: "2031-09-05", opens: "10:00", closes: "19:00" }'
  const late = withSlip(aContentFolder(), site, hours, '{ date: "2031-09-05", opens: "15:00", closes: "01:00" }')
  const on = (start: string, end: string) => {
    const folder = withSlip(late, event, '"2031-09-05T16:00"', `"${start}"`)
    return rulesOf(withSlip(folder, event, '"2031-09-05T17:30"', `"${end}"`))
  }
  expect(on('2031-09-05T16:00', '2031-09-05T17:30')).toEqual([])
  expect(on('2031-09-05T23:30', '2031-09-06T01:00')).toEqual([])
  expect(on('2031-09-06T00:15', '2031-09-06T00:45')).toEqual([])
  expect(on('2031-09-05T23:30', '2031-09-06T01:30')).toEqual(['date/outside-opening-hours'])
  expect(on('2031-09-06T00:30', '2031-09-06T01:30')).toEqual(['date/outside-opening-hours'])
})

test('an event by invitation may be up to 31 days before the exhibition, is unlikely after it, and wrong further away', () => {
  const on = (day: string) => {
    const folder = withSlip(aContentFolder(), invitation, '"2031-09-03T17:00"', `"${day}T17:00"`)
    const ends = withSlip(folder, invitation, '"2031-09-03T22:00"', `"${day}T22:00"`)
    return problemsOf(withSlip(ends, invitation, '"2031-09-03T12:00"', `"${day}T12:00"`))
  }
  expect(on('2031-08-04')).toEqual([])
  expect(on('2031-09-07')).toEqual([])
  const warning = expect.objectContaining({ line: 6, column: 8, severity: 'warning', rule: 'date/outside' })
  expect(on('2031-09-08')).toEqual([warning])
  expect(on('2031-10-08')).toEqual([warning])
  const error = { line: 6, column: 8, severity: 'error', rule: 'date/registration-outside' }
  for (const day of ['2031-08-03', '2031-10-09', '2030-09-03', '2032-09-03']) {
    expect(on(day)).toEqual([expect.objectContaining(error)])
  }
})

test.each([
  ['title', 'cs: Moře'],
  ['medium', 'cs: olej na plátně'],
  ['credit', 'cs: se svolením autorky'],
])('the %s of a work may be as long as in the catalogue of a museum', (_field, was) => {
  expect(problemsAfter(artist, was, `cs: ${'moře a les '.repeat(27)}les`)).toEqual([])
})

test('an event by invitation and a morning meditation may take place while the exhibition is closed', () => {
  const folder = withSlip(aContentFolder(), event, '"2031-09-05T16:00"', '"2031-09-05T08:30"')
  expect(rulesOf(folder)).toEqual(['date/outside-opening-hours'])
  expect(problemsOf(withSlip(folder, event, 'type: guidedTour', 'type: morningMeditation'))).toEqual([])
})

test('a record with a problem still exists: records that name it are not reported', () => {
  expect(problemsAfter(artist, 'birthYear: 1984', 'birthYear: 1084')).toHaveLength(1)
  expect(problemsAfter(artist, 'slug: jana-nova', 'slug: "jana-nova')).toHaveLength(1)
})

test('all faults of all files are reported together, by file and from top to bottom', () => {
  let folder = withSlip(aContentFolder(), event, 'capacity: 25', 'capacity: many')
  folder = withSlip(folder, event, 'place: horni-sal', 'place: Horní sál')
  folder = withSlip(folder, artist, 'birthYear: 1984', 'birthYear: MCMLXXXIV')
  folder = withSlip(folder, artist, 'image: more.jpg', 'image: mroe.jpg')
  folder = withSlip(folder, artist, 'cs: Maluje moře.', 'cs: Maluje moře...')
  expect(problemsOf(folder).map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'content/artists/jana-nova/artist.yaml:4 schema/wrong-type',
    'content/artists/jana-nova/artist.yaml:9 typography/ellipsis',
    'content/artists/jana-nova/artist.yaml:29 image/missing',
    'content/events/prohlidka.yaml:8 reference/unknown-place',
    'content/events/prohlidka.yaml:10 schema/wrong-type',
  ])
})

test.each([
  [
    artist,
    ['birthYear: 1984', 'birthYear: MCMLXXXIV'],
    ['year: 2024', 'year: 2050'],
    ['cs: Modrá plocha pod bílou čárou.', 'cs: Obrázek moře pod čárou'],
    ['width: 90.5', 'width: 90500'],
  ],
  [
    event,
    ['type: guidedTour', 'type: tour'],
    ['"2031-09-05T16:00"', '"2031-09-05T18:00"'],
    ['capacity: 25', 'capacity: 0'],
    ['artist: jana-nova', 'artist: jana'],
  ],
  [
    site,
    ['timeZone: Europe/Prague', 'timeZone: Prague'],
    ['endDate: "2031-09-07"', 'endDate: "2031-09-08"'],
    ['work: more', 'work: mroe'],
    ['retentionDays: 30', 'retentionDays: 31'],
    ['venue: palac', 'venue: palace'],
  ],
])('wrong fields of %s hide no problem of the others', (path, ...mistakes) => {
  let folder = aContentFolder()
  const alone = mistakes.flatMap(([was = '', is = '']) => {
    folder = withSlip(folder, path, was, is)
    return problemsAfter(path, was, is)
  })
  expect(alone).toHaveLength(mistakes.length)
  expect(problemsOf(folder)).toEqual(alone.sort(byPlace))
})

test.each([
  ['a colon in a text', 'cs: Maluje moře.', 'cs: Maluje: moře.', 'syntax/block-as-implicit-key'],
  ['a quote that is not closed', 'name: Jana Nová', 'name: "Jana Nová', 'syntax/missing-char'],
  ['a key that is there twice', 'birthYear: 1984', 'birthYear: 1984\nbirthYear: 1985', 'syntax/duplicate-key'],
  ['a key without its colon', 'birthYear: 1984', 'birthYear 1984', 'syntax/multiline-implicit-key'],
  ['a tab', '  cs: Maluje moře.', '\tcs: Maluje moře.', 'syntax/tab-as-indent'],
  ['a text that begins with @', 'cs: Maluje moře.', 'cs: @moře', 'syntax/bad-scalar-start'],
])('%s hides no problem of the rest of the file', (_what, was, is, rule) => {
  const wrong = withSlip(aContentFolder(), artist, was, is)
  expect(rulesOf(wrong)).toEqual([rule])
  const both = withSlip(
    withSlip(wrong, artist, 'image: more.jpg', 'image: mroe.jpg'),
    artist,
    'height: 120',
    'height: 0',
  )
  expect(rulesOf(both)).toEqual([rule, 'schema/too-small', 'image/missing'])
})

test('each item of a list that lacks its hyphen is one problem', () => {
  const item = (date: string, hyphen = '  ') => `  ${hyphen}date: "${date}"\n    opens: "10:00"\n    closes: "19:00"\n`
  const days = ['2031-09-05', '2031-09-06']
  const hours = [item('2031-09-04', '- '), ...days.map((day) => item(day))].join('')
  const text = (aContentFolder().texts.get(site) ?? '').replace(
    /^openingHours:\n(?:[ -].*\n)+/m,
    `openingHours:\n${hours}`,
  )
  const found = problemsOf(withText(aContentFolder(), site, text))
  expect(found.map(({ rule, fix }) => [rule, fix])).toEqual(
    days.map((day) => ['syntax/missing-hyphen', `Write - date: "${day}"`]),
  )
})

test('dates without quotes hide no problem of the rest of the file', () => {
  const wrong = withSlip(aContentFolder(), event, '"2031-09-05T16:00"', '2031-09-05T16:00')
  const both = withSlip(wrong, event, 'capacity: 25', 'capacity: 0')
  expect(rulesOf(both)).toEqual(['syntax/unquoted-date', 'schema/too-small'])
})

test('what follows from a wrong field is not reported', () => {
  const rules = (...slip: [string, string, string]) => problemsAfter(...slip).map(({ rule }) => rule)
  expect(rules(artist, 'year: 2024', 'year: MMXXIV')).toEqual(['schema/wrong-type'])
  expect(rules(artist, 'height: 120\n      width: 90.5', 'height: vysoké')).toEqual(['schema/wrong-type'])
  expect(rules(event, 'place: horni-sal', 'plcae: horni-sal')).toEqual(['schema/unknown-key'])
  expect(rules(invitation, 'invitation:', 'invitaton:')).toEqual(['schema/unknown-key'])
  expect(rules(site, 'retentionDays: 30', 'retentionDays: měsíc')).toEqual(['schema/wrong-type'])
})

test('a dash that begins a line of a text is no bullet, also where the file has a mistake', () => {
  const wrong = withSlip(aContentFolder(), artist, 'slug: jana-nova\n', 'slug jana-nova\n')
  const text = '  cs: |-\n    Bydlí tu:\n    – adresa: Brno\n'
  expect(rulesOf(withSlip(wrong, artist, '  cs: Žije v Brně.\n', text))).toEqual(['syntax/multiline-implicit-key'])
})

test('a day that no month has is found beside its weekday', () => {
  expect(problemsAfter(artist, 'cs: Maluje moře.', 'cs: Maluje v pátek 45. září.').map(({ rule }) => rule)).toEqual([
    'date/weekday',
  ])
})

test.each(['its file names the old one', 'its name is the same as before the change'])(
  'the name of an artist who has another slug now leads to that one, because %s',
  (because) => {
    const { texts, ...folder } = aContentFolder()
    const moved = new Map(
      [...texts].map(([path, text]) => [
        path.replace('jana-nova', 'zuzana'),
        path === artist ? text.replace('slug: jana-nova', 'slug: zuzana') : text,
      ]),
    )
    const renamed = { ...folder, texts: moved }
    const known = because.startsWith('its file')
      ? withSlip(renamed, 'artists/zuzana/artist.yaml', 'name: Jana', 'formerSlugs: [jana-nova]\nname: Jana')
      : { ...renamed, before: { texts: new Map([[artist, texts.get(artist)!]]), now: new Date() } }
    expect(problemsOf(known)).toContainEqual(
      expect.objectContaining({
        file: `content/${event}`,
        rule: 'reference/unknown-artist',
        fix: expect.stringContaining('Did you mean “zuzana”?') as string,
      }),
    )
  },
)

test('a changed slug is no problem once the artist’s file names the old one', () => {
  const folder = { ...aContentFolder(), published: 'events/vecer\njana-nova\njana-stara\n' }
  expect(rulesOf(folder)).toEqual(['slug/gone'])
  expect(problemsOf(withSlip(folder, artist, 'name: Jana', 'formerSlugs: [jana-stara]\nname: Jana'))).toEqual([])
})

test('a page that has another address in one language keeps the old one, which it still has in the other', () => {
  const page = 'pages/bezpecnost.yaml'
  const former = withSlip(aContentFolder(), page, 'title:', 'formerSlugs: [bezpecnost]\ntitle:')
  expect(rulesOf(former)).toEqual(['slug/former-taken'])
  expect(problemsOf(withSlip(former, page, 'en: bezpecnost', 'en: safety'))).toEqual([])
})
