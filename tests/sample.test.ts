/** @jest-environment node */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { writeFonts, writeNamesFont } from '../src/gatsby/fonts/fonts'
import { writeHeroFont } from '../src/gatsby/fonts/hero-font'
import { lettersOfNames, lettersOfTitle, usedLetters } from '../src/gatsby/fonts/used-letters'
import { findText } from '../src/i18n/find-text'
import type { Artist } from '../src/model/artist'
import type { Event } from '../src/model/event'
import type { Exhibition } from '../src/model/exhibition'
import { textsIn } from '../src/model/translations'
import { finderOf, sampleNames, sampleTexts } from './sample-names'

// Facts of the sample in `content/`, and that nothing else names it. If you replace the sample, delete this file.

const read = <T>(file: string) => parse(readFileSync(`content/${file}`, 'utf8')) as T
const readAll = <T>(folder: string, name: RegExp) =>
  readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => read<T>(`${folder}/${file}`))

const exhibition = read<Exhibition>('exhibition.yaml')
const artists = readAll<Artist>('artists', /artist\.yaml$/)
const invited = readAll<Event>('events', /\.yaml$/).find(({ invitation }) => invitation)!

test('fifty artists show at least 150 works for four days', () => {
  expect(artists).toHaveLength(50)
  expect(artists.flatMap(({ works }) => works).length).toBeGreaterThanOrEqual(150)
  expect(exhibition.numbers?.map(({ value }) => value)).toEqual(['50', '4', '150+'])
})

test('the exhibition is open from 4 to 7 September 2025 at its hours, in Prague 1, free of charge', () => {
  expect([exhibition.startDate, exhibition.endDate, exhibition.timeZone]).toEqual([
    '2025-09-04',
    '2025-09-07',
    'Europe/Prague',
  ])
  expect(exhibition.openingHours).toEqual([
    { date: '2025-09-04', opens: '10:00', closes: '19:00' },
    { date: '2025-09-05', opens: '10:00', closes: '19:00' },
    { date: '2025-09-06', opens: '10:00', closes: '21:00' },
    { date: '2025-09-07', opens: '10:00', closes: '21:00' },
  ])
  expect(exhibition.admission).toEqual({ cs: 'vstup zdarma', en: 'free admission' })
  expect(read<{ address: object }>(`places/${exhibition.venue}.yaml`).address).toMatchObject({
    locality: { cs: 'Praha 1', en: 'Prague 1' },
  })
})

test('a missing page says so in the words of the specification', () => {
  const { notFound } = read<{ notFound: Record<string, object> }>('translations/errors.yaml')
  const sentence = { cs: 'Stránka nenalezena', en: 'Page Not Found' }
  expect(notFound).toMatchObject({ title: sentence, message: sentence })
})

test('the event by invitation is from 17:00 to 22:00 in Praha-Karlín, for two persons, on its conditions', () => {
  expect([invited.start, invited.end]).toEqual(['2025-09-04T17:00', '2025-09-04T22:00'])
  expect(read<{ address: object }>(`places/${invited.place}.yaml`).address).toMatchObject({
    locality: { cs: 'Praha 8 – Karlín' },
  })
  expect(invited.title.en).toBe('First Choice Night')
  expect(invited.invitation).toMatchObject({
    persons: 2,
    dressCode: { en: 'smart casual (no heels, no white dresses)' },
  })
  const texts = { registration: textsIn('en', read('translations/registration.yaml')) }
  const count = invited.invitation!.persons
  expect(findText(texts, 'en', 'registration:validFor', { count })).toBe('The invitation is valid for 2 people.')
  expect(invited.invitation!.conditions.map(({ en }) => en)).toEqual([
    'The invitation is non-transferable.',
    'Registration is valid for invited guests only, as capacity is limited.',
    'Please give your name to the hostess at the entrance.',
  ])
})

test('the documents and the pages of text have the addresses that are printed', () => {
  expect(exhibition.documents?.map(({ path }) => path)).toEqual(['katalog', 'navstevni_rad', 'soutez'])
  const slugOf = (name: string) => read<{ slug: object }>(`pages/${name}.yaml`).slug
  expect(slugOf('bezpecnostni-informace')).toEqual({ cs: 'bezpecnostni-informace', en: 'bezpecnostni-informace' })
  expect(slugOf('pristupnost')).toEqual({ cs: 'pristupnost', en: 'accessibility' })
})

test('the fonts are at most 10 % larger than those that were subset by hand: 8.8 kB and 24 kB', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  try {
    const { fontFaces } = await writeFonts(await usedLetters('content'), folder)
    const files = [...fontFaces.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file)
    const [titleFont, bodyFont] = await Promise.all(
      files.map(async (file) => (await stat(path.join(folder, file))).size),
    )
    expect(titleFont).toBeLessThanOrEqual(1.1 * 8_816)
    expect(bodyFont).toBeLessThanOrEqual(1.1 * (19_472 + 4_496))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('the fonts of the home page alone, for the title and the names, are at most 2.8 kB and 7.8 kB', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  try {
    await writeHeroFont(lettersOfTitle('content'), folder)
    await writeNamesFont(lettersOfNames('content'), folder)
    const files = readdirSync(path.join(folder, 'fonts')).toSorted()
    expect(files).toEqual([expect.stringContaining('hero'), expect.stringContaining('names')])
    const [heroFont, namesFont] = files.map((file) => statSync(path.join(folder, 'fonts', file)).size)
    expect(heroFont).toBeLessThanOrEqual(2_800)
    expect(namesFont).toBeLessThanOrEqual(7_800)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('code and tests have no name of a person, place, path or file of the sample', () => {
  const names = sampleNames()
  expect(names).toEqual(expect.arrayContaining(['zofia mielcarska', 'fchn', '50.0885']))
  const find = finderOf(names)
  const files = ['src', 'netlify', 'tools', 'tests']
    .flatMap((folder) => globSync(`${folder}/**/*`))
    .filter((file) => statSync(file).isFile() && !/netlify.generated|sample(\.test|\.spec|-names)\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    find(`${file}\n${readFileSync(file, 'utf8')}`).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('the guide for editors, which `npm run new` copies, has no text and no year of the sample', () => {
  const guide = readFileSync('content/README.md', 'utf8')
  expect(finderOf([...sampleTexts(), exhibition.startDate.slice(0, 4)])(guide)).toEqual([])
})

test('nor does it take the languages of the sample for those of every exhibition', () => {
  const guide = readFileSync('content/README.md', 'utf8')
  const ofSample = /obou jazyc|both languages|český název|českého názvu|české adresy|the Czech|poradatele|organisers`/g
  expect(guide.match(ofSample)).toBeNull()
})
