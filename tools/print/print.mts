import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { locales, type Locale } from '../../src/i18n/locales'
import { writeXlsx } from '../../src/site/features/organisers/write-xlsx'
import { UsageError } from '../command-line/command'
import { contentBefore } from './content-before'
import { catalogueData, titleData } from './catalogue'
import { checklistTable, hangingOrder } from './checklist'
import { changedWorks, labelData, labelSizes, type LabelSize } from './labels'
import { picturesOf } from './pictures'
import { type PrintContent, type PrintedWork, readPrintContent } from './print-content'
import { missingLetters, type Print, type SetWith, type Told } from './typst.mts'
import { withTrimBox } from './trim-box'

export const kinds = ['labels', 'checklist', 'catalogue', 'poster', 'signs'] as const
type Kind = (typeof kinds)[number]

/** The options of the command that only some kinds have. */
const optionsOf: Record<Kind, readonly string[]> = {
  labels: ['size', 'room', 'artist', 'work', 'since'],
  checklist: ['room', 'artist'],
  catalogue: [],
  poster: [],
  signs: ['room'],
}

export type PrintOptions = Partial<
  Record<'size' | 'room' | 'artist' | 'work' | 'since' | 'language' | 'site' | 'output', string>
>

/** A file that was written, in words: its path, pages, and what had to be told about it. */
type Written = { file: string; about: string; told: string[] }

/** What is printed of the title with a work: paper in millimetres, and a card for stories in pixels. `side` is that of the picture. */
const posterSizes = [
  { name: 'poster-a3', width: 297, height: 420, side: 2600, pixels: undefined },
  { name: 'poster-a2', width: 420, height: 594, side: 3600, pixels: undefined },
  { name: 'story', width: 216, height: 384, side: 1600, pixels: { width: 1080, height: 1920 } },
]

/** The most bytes of a catalogue for screens. */
const maxCatalogue = 10_000_000

type Job = {
  content: PrintContent
  /** The works that the options choose. */
  works: readonly PrintedWork[]
  set: SetWith
  options: PrintOptions
  languages: readonly Locale[]
  write: (name: string, data: Buffer | Uint8Array, about?: string, told?: readonly Told[]) => Promise<void>
}

/**
 * Prints one kind of paper from the content into a folder.
 * @param folder the folder of content, which has passed the check
 * @param load loads Typst, which throws if it is not installed
 * @throws UsageError for a wrong option, with the values that there are
 */
export async function print(
  kind: Kind,
  options: PrintOptions,
  folder: string,
  load: () => Promise<SetWith>,
): Promise<Written[]> {
  assertOptions(kind, options)
  const languages = options.language ? [oneOf('language', options.language, locales)] : locales
  const content = readPrintContent(folder, siteOf(kind, options.site))
  const output = options.output ?? 'print'
  const written: Written[] = []
  await mkdir(output, { recursive: true })
  const write: Job['write'] = async (name, data, about = '', told = []) => {
    const file = path.join(output, name)
    await writeFile(file, data)
    written.push({ file, about, told: told.map(toldInWords) })
  }
  const works = worksOf(kind, content, options, languages[0]!, folder)
  const job = { content, works, set: await load(), options, languages, write }
  await printers[kind](job)
  const letters = missingLetters(JSON.stringify([content.name, content.artists, content.days, content.rooms]))
  if (letters) written[0]?.told.push(`The typeface lacks ${letters}, which is set in another font.`)
  return written
}

const printers: Record<Kind, (job: Job) => Promise<void>> = {
  labels: printLabels,
  checklist: printChecklist,
  catalogue: printCatalogue,
  poster: printPosters,
  signs: printSigns,
}

async function printLabels({ content, works, set, options, languages, write }: Job) {
  const size = (options.size ?? 'a6') as LabelSize
  const title = `${content.name[languages[0]!]}: ${size}`
  const data = { languages, title, words: content.words, ...labelData(works, size, languages) }
  await writePdf(write, `labels-${size}.pdf`, set('labels.typ', data))
}

async function printChecklist({ content, works, set, languages, write }: Job) {
  const pictures = await picturesOf(works, { side: 150, quality: 70 })
  for (const language of languages) {
    const rooms = hangingOrder(content, works)
    const data = { ...content, languages: [language], rooms }
    await writePdf(write, `checklist-${language}.pdf`, set('checklist.typ', data, pictures))
    await write(
      `checklist-${language}.xlsx`,
      writeXlsx(checklistTable(content, works, language)),
      `${works.length} works`,
    )
  }
}

async function printCatalogue({ content, set, languages, write }: Job) {
  const data = await catalogueData(content, languages)
  const setAt = async (side: number, quality: number, bleed: number) => {
    const pictures = await picturesOf(content.works, { side, quality }, content.partners)
    return set('catalogue.typ', { ...data, bleed, isForScreen: !bleed }, pictures)
  }
  // Pictures of the file for screens are as large as its weight allows.
  let side = Math.min(1000, Math.sqrt(maxCatalogue / content.works.length / 0.13))
  let screen = await setAt(side, 66, 0)
  while (screen.pdf().length > maxCatalogue && side > 200) screen = await setAt((side *= 0.85), 66, 0)
  await writePdf(write, 'catalogue.pdf', screen)
  const printed = await setAt(1800, 88, 3)
  await writePdf(write, 'catalogue-bleed.pdf', { ...printed, pdf: () => withTrimBox(printed.pdf(), 10, 3) })
}

async function printPosters({ content, set, languages, write }: Job) {
  const { default: sharp } = await import('sharp')
  const title = await titleData(content)
  for (const { name, side, ...size } of posterSizes) {
    const pictures = await picturesOf([content.hero], { side, quality: 90 })
    for (const language of languages) {
      const isForScreen = Boolean(size.pixels)
      const data = { ...content, ...title, ...size, isForScreen, languages: [language] }
      const poster = set('poster.typ', data, pictures)
      if (size.pixels) {
        const image = sharp(Buffer.from(poster.svg())).resize(size.pixels.width, size.pixels.height, { fit: 'fill' })
        await write(`${name}-${language}.png`, await image.png().toBuffer(), '1080 × 1920', poster.told)
      } else await writePdf(write, `${name}-${language}.pdf`, poster)
    }
  }
}

async function printSigns({ content, set, options, languages, write }: Job) {
  const rooms = content.rooms.filter(({ slug }) => slug && (!options.room || slug === options.room))
  const days = options.room ? [] : content.days
  if (rooms.length + days.length === 0) throw new Error('The content has neither rooms nor events to make signs of.')
  await writePdf(write, 'signs.pdf', set('signs.typ', { ...content, languages, rooms, days }))
}

async function writePdf(write: Job['write'], name: string, { pages, told, pdf }: Print) {
  await write(name, pdf(), `${pages} ${pages === 1 ? 'page' : 'pages'}`, told)
}

const toldInWords = ({ name, scale, least }: Told) =>
  `${name} is set at ${Math.round(scale * 100)} % of the usual size${scale < least ? ': too small to read well. Shorten it, or choose a larger size.' : '.'}`

function assertOptions(kind: Kind, options: PrintOptions): void {
  const known = [...optionsOf[kind], 'language', 'site', 'output']
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown) throw new UsageError(`--${unknown} is not an option of ${kind}.`)
  if (options.size) oneOf('size', options.size, Object.keys(labelSizes))
}

/** The origin in QR codes and links. A wall must not lead to somebody's laptop. */
function siteOf(kind: Kind, site = process.env.GATSBY_SITE_URL ?? ''): string {
  const needsSite = kind === 'labels' || kind === 'catalogue'
  if (site ? !/^https?:\/\/[^/\s]+\/?$/.test(site) : needsSite) {
    throw new UsageError(
      `Where does the site live? QR codes and links lead there: --site https://example.org, or set GATSBY_SITE_URL.`,
    )
  }
  return site.replace(/\/$/, '')
}

function worksOf(kind: Kind, content: PrintContent, options: PrintOptions, language: Locale, folder: string) {
  const known = {
    artist: content.artists.map(({ slug }) => slug),
    room: content.rooms.map(({ slug }) => slug).filter(Boolean),
    work: content.works.map(({ key }) => key),
  }
  for (const option of ['artist', 'room', 'work'] as const) {
    const value = options[option]
    if (value) oneOf(option, value, known[option])
  }
  const before = options.since && contentBefore(folder, options.since)
  const changed = before
    ? before((old) => changedWorks(content, readPrintContent(old, siteOf('labels', options.site)), language))
    : content.works
  const works = changed.filter(
    ({ key, room, artist }) =>
      (!options.artist || artist.slug === options.artist) &&
      (!options.room || room === options.room) &&
      (!options.work || key === options.work),
  )
  if (works.length === 0 && kind !== 'signs')
    throw new Error('No work is left to print: nothing matches, or nothing has changed.')
  return works
}

function oneOf<Value extends string>(option: string, value: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === value)
  if (found) return found
  const nearest = values.toSorted((a, b) => distance(a, value) - distance(b, value))
  const choice = values.length > 12 ? `${nearest.slice(0, 12).join(', ')} …` : values.join(', ')
  throw new UsageError(`--${option} ${value}: there is no such ${option}. Choose from: ${choice}`)
}
