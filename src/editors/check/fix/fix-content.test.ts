/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { aContentFolder, withSlip, withText } from '../../../../tests/support/content'
import { insideFolder } from '../../../../tests/support/in-folder'
import { aDrawing, aJpeg, aLocatedJpeg, noise } from '../../../../tests/support/pictures'
import type { ContentFolder } from '../read/content-folder'
import { inspectPicture } from '../read/inspect-picture'
import { type KnownPictures, readContent } from '../read/read-content'
import { findAll } from '../run/find-problems'
import { fixContent } from './fix-content'
import { fixPicture } from './fix-picture'

const artist = 'artists/jana-nova/artist.yaml'
const partner = 'partners/majakka.yaml'
const site = 'exhibition.yaml'

/** To look into a picture takes longer than all else. */
const known: KnownPictures = new Map()

/** Writes a folder, fixes it, and hands over the result. @param picture that of the work */
async function whenFixed(
  content: ContentFolder,
  look: (after: Result) => Promise<void> | void,
  picture = aJpeg({ width: 1600, height: 900 }),
): Promise<void> {
  const files = {
    ...Object.fromEntries(content.texts),
    'published.txt': content.published ?? '',
    'partners/majakka.svg': aDrawing,
    'artists/jana-nova/more.jpg': await picture,
  }
  const inContent = Object.fromEntries(Object.entries(files).map(([name, data]) => [`content/${name}`, data]))
  // The files have the same names in each test, so that the results of the check can be remembered.
  await insideFolder(inContent, async () => {
    const read = () => readContent('content', { known })
    const fix = async () => (await fixContent(read)).map(({ file }) => path.relative('content', file))
    const changed = await fix()
    await look({
      text: (name) => readFile(path.join('content', name), 'utf8'),
      changed: [...new Set(changed)],
      again: fix,
      warnings: async () => findAll(await read()).filter(({ rule }) => rule.severity === 'warning'),
    })
  })
}

type Result = {
  text: (name: string) => Promise<string>
  changed: string[]
  again: () => Promise<string[]>
  warnings: () => Promise<unknown[]>
}

test('a folder without problems stays unchanged', () =>
  whenFixed(aContentFolder(), ({ changed }) => expect(changed).toEqual([])))

test('typography is fixed in place: in plain texts, in quotes and in paragraphs', async () => {
  let content = withSlip(aContentFolder(), artist, 'cs: Maluje moře.', 'cs: Maluje  "moře" ...  # jen zatím')
  content = withSlip(
    content,
    artist,
    '  cs: Žije v Brně.',
    '  cs: |\n    Žije v Brně - a "rád".\n\n    Od 4.9.2031 10-12 hodin.',
  )
  content = withSlip(content, artist, 'cs: olej na plátně', 'cs: "olej \\"na\\" plátně, 30 x 40"')
  await whenFixed(content, async ({ text, changed, again, warnings }) => {
    expect(changed).toEqual([artist])
    const now = await text(artist)
    expect(now).toContain('  cs: Maluje „moře“ …  # jen zatím\n')
    expect(now).toContain('  cs: |\n    Žije v Brně – a „rád“.\n\n    Od 4. 9. 2031 10–12 hodin.\n')
    expect(now).toContain('cs: "olej „na“ plátně, 30 × 40"\n')
    expect(await warnings()).toEqual([])
    expect(await again()).toEqual([])
  })
})

test.each([
  ['dva monitory 24" a 27"', 'dva monitory 24" a 27"'],
  ['"dva monitory 24\\" a 27\\""', '"dva monitory 24\\" a 27\\""'],
  ['|\n    Řekl: "Nejdelší "malý" sál", a šel.', '|\n    Řekl: „Nejdelší „malý“ sál“, a šel.'],
  ['byt 12-3, volejte 555-1234', 'byt 12-3, volejte 555-1234'],
  ['v letech 1998-99', 'v letech 1998–99'],
])('inches, flats and telephones are no quotations and no ranges: %s', async (written, right) => {
  const content = withSlip(aContentFolder(), artist, 'cs: Žije v Brně.', `cs: ${written}`)
  await whenFixed(content, async ({ text, again }) => {
    await again()
    expect(await text(artist)).toContain(`cs: ${right}\n`)
  })
})

test('a link between quotation marks stays', async () => {
  const link = 'https://jana-nova.example/more?q=$&'
  const content = withSlip(aContentFolder(), artist, 'cs: Maluje moře.', `cs: Maluje "moře z ${link}".`)
  await whenFixed(content, async ({ text }) => expect(await text(artist)).toContain(`cs: Maluje „moře z ${link}“.`))
})

test('dates get their quotes, and then what they hid is fixed', async () => {
  let content = withSlip(aContentFolder(), 'events/prohlidka.yaml', '"2031-09-05T16:00"', '2031-09-05T16:00')
  content = withSlip(content, 'events/prohlidka.yaml', 'cs: Prohlídka', 'cs: Prohlídka...')
  await whenFixed(content, async ({ text, again }) => {
    const now = await text('events/prohlidka.yaml')
    expect(now).toContain('start: "2031-09-05T16:00"\n')
    expect(now).toContain('cs: Prohlídka…\n')
    expect(await again()).toEqual([])
  })
})

test('keys are put in order with their values and the comments above them', async () => {
  const shuffled = [
    '# Náš hlavní partner.',
    'name: Spolek Majakka',
    'logo: majakka.svg # nakreslila Jana',
    '# Zatím jen česky.',
    'url: https://majakka.example',
    '',
    'slug: majakka',
    'group: organizer',
  ].join('\n')
  await whenFixed(withText(aContentFolder(), partner, shuffled), async ({ text, again }) => {
    expect(await text(partner)).toBe(
      [
        '# Náš hlavní partner.',
        'slug: majakka',
        'name: Spolek Majakka',
        'group: organizer',
        '# Zatím jen česky.',
        'url: https://majakka.example',
        '',
        'logo: majakka.svg # nakreslila Jana',
      ].join('\n'),
    )
    expect(await again()).toEqual([])
  })
})

test('keys inside a list and below another key are put in order too', async () => {
  const content = withSlip(
    aContentFolder(),
    artist,
    '  - slug: more\n    title:\n      cs: Moře\n      en: The Sea\n',
    '  - title:\n      en: The Sea\n      cs: Moře\n    slug: more\n',
  )
  await whenFixed(content, async ({ text }) => {
    expect(await text(artist)).toContain(
      '  - slug: more\n    title:\n      cs: Moře\n      en: The Sea\n    year: 2024\n',
    )
  })
})

test.each([
  ['a number in quotes', artist, 'birthYear: 1984', 'birthYear: "1984"'],
  ['a number with a decimal comma and its unit', artist, 'width: 90.5', 'width: 90,5 cm'],
  ['a text that is a number', 'places/palac.yaml', 'postalCode: "60200"', 'postalCode: 60200'],
  ['a day as people write it', site, 'startDate: "2031-09-04"', 'startDate: 4. 9. 2031'],
  ['a time without its zero', site, '"2031-09-04"\n    opens: "10:00"', '"2031-09-04"\n    opens: 10.00'],
  ['a key with a wrong letter', artist, 'birthYear: 1984', 'birthYaer: 1984'],
  ['a yes in words', artist, 'birthYear: 1984\ncirca: true', 'birthYear: 1984\ncirca: ano'],
  ['a colon in a text', artist, 'name: "Jana: Nová"', 'name: Jana: Nová'],
  ['a colon without its space', artist, 'slug: jana-nova', 'slug:jana-nova'],
  ['a slug with capitals', artist, 'slug: jana-nova', 'slug: Jana Nová'],
  ['a hidden character in a slug', artist, 'slug: jana-nova', 'slug: jana\u00ad-nova'],
])('%s is fixed, because only one thing can be meant', async (_what, path, right, wrong) => {
  const key = new RegExp(`${right.split(': ')[0]}: .*`)
  const content = aContentFolder()
  const text = (content.texts.get(path) ?? '').replace(key, right)
  await whenFixed(withText(content, path, text.replace(right, wrong)), async ({ text: now, changed, again }) => {
    expect(changed).toEqual([path])
    expect(await now(path)).toBe(text)
    expect(await again()).toEqual([])
  })
})

test.each([
  ['what may be thousands', artist, 'width: 90.5', 'width: "1.250"'],
  ['a number with another unit', artist, 'width: 90.5', 'width: 905 mm'],
  ['a day without its year', site, 'startDate: "2031-09-04"', 'startDate: 4. 9.'],
  ['a link that may exist with http only', partner, 'url: https://majakka.example', 'url: http://majakka.example'],
  ['the name of an artist who does not exist', 'events/prohlidka.yaml', 'artist: jana-nova', 'artist: jan-novak'],
  ['a text that is not finished', artist, 'cs: Žije v Brně.', 'cs: TODO'],
])('%s is left to the editor', async (_what, path, right, wrong) => {
  await whenFixed(withSlip(aContentFolder(), path, right, wrong), ({ changed }) => expect(changed).toEqual([]))
})

test('a file with another ending is renamed, and then its texts are fixed', async () => {
  const text = aContentFolder().texts.get('places/palac.yaml') ?? ''
  const renamed = withText(
    aContentFolder(),
    'places/palac.YML',
    text.replace('latitude: 49.1951', 'latitude: "49.1951"'),
  )
  const texts = new Map([...renamed.texts].filter(([path]) => path !== 'places/palac.yaml'))
  await whenFixed({ ...renamed, texts }, async ({ text: now, again }) => {
    expect(await now('places/palac.yaml')).toBe(text)
    expect(await again()).toEqual([])
  })
})

test('a byte order mark and the line ends of Windows stay', async () => {
  const windows =
    '\ufeff' +
    (aContentFolder().texts.get(partner) ?? '').replace('Spolek Majakka', 'Spolek Majakka').replaceAll('\n', '\r\n')
  const swapped = windows.replace(
    'group: organizer\r\nurl: https://majakka.example\r\n',
    'url: https://majakka.example\r\ngroup: organizer\r\n',
  )
  await whenFixed(withText(aContentFolder(), partner, swapped), async ({ text, changed }) => {
    expect(changed).toEqual([partner])
    expect(await text(partner)).toBe(windows)
  })
})

test('a picture is fixed once, in its place', () =>
  whenFixed(
    aContentFolder(),
    async ({ changed, again, warnings }) => {
      expect(changed).toEqual(['artists/jana-nova/more.jpg'])
      expect(await warnings()).toEqual([])
      expect(await again()).toEqual([])
    },
    aLocatedJpeg({ width: 1600, height: 900 }),
  ))

test('a position is removed from a picture, and everything else stays', async () => {
  const file = await aLocatedJpeg()
  const now = await fixPicture(file)
  expect(await inspectPicture(now)).toMatchObject({ hasPosition: false, isWhole: true })
  expect(now.toString('latin1')).toContain(Buffer.from('Jana Nov').toString('latin1'))
  const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer()
  expect((await pixels(now)).equals(await pixels(file))).toBe(true)
  expect((await fixPicture(now)).equals(now)).toBe(true)
})

test('a picture is turned upright, made smaller and converted to the colours of screens', async () => {
  const turned = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await inspectPicture(await fixPicture(turned))).toMatchObject({ width: 48, height: 64, orientation: 1 })
  const huge = await sharp({ create: { width: 7000, height: 350, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  expect(await inspectPicture(await fixPicture(huge))).toMatchObject({ width: 4000, height: 200 })
  const printed = await noise().toColourspace('cmyk').jpeg().toBuffer()
  expect(await inspectPicture(await fixPicture(printed))).toMatchObject({ isCmyk: false, width: 64 })
})
