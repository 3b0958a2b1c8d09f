import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Document, isMap, isPair, isScalar, isSeq, parseDocument, type Scalar, visit, type YAMLMap } from 'yaml'
import { generatedFiles } from '../../src/editors/schemas/generated-files'
import { withModeline } from '../../src/editors/schemas/modeline'
import { formatDateRange } from '../../src/i18n/dates'
import { type Locale, locales } from '../../src/i18n/locales'
import { languagesOf } from './claim-folder'
import { interfaceTexts } from './interface-texts'
import { daysOf, type Part, type Wishes } from './wishes'

/** The content of an exhibition with every part, with comments in Czech and English. */
const template = path.join('tools', 'new-exhibition', 'template')

/** The language whose texts of the template stand in for a language that it has not. */
const standIn = 'en'

/** What of the template belongs to a part, by the path of a file or of a field in exhibition.yaml. */
const partsOf: Record<string, Part[]> = {
  programme: ['programme'],
  notice: ['registration', 'invitation'],
  retentionDays: ['registration', 'invitation'],
  studios: ['studios'],
  documents: ['documents'],
  'events/tour.yaml': ['programme'],
  'events/evening.yaml': ['invitation'],
  'places/studio.yaml': ['studios'],
  'files/plan.pdf': ['documents'],
}

/**
 * Writes the content of a new exhibition: one artist, one work, one place, and an example of each part that is wished. It
 * passes the content check. The languages are those of the site, so they must be in the folder when this module is loaded
 * (`claimFolder`).
 * @param folder where to write
 * @param from the folder of content that the texts of the interface and the guide for editors are copied from
 * @returns the languages without texts of the interface, for which English ones stand in
 */
export async function writeNewExhibition(folder: string, from: string, wishes: Wishes): Promise<Locale[]> {
  const isWished = (what: string) => partsOf[what]?.some((part) => wishes.parts.includes(part)) ?? true
  const files = (await readdir(template, { recursive: true, encoding: 'utf8' })).map((file) =>
    file.replaceAll('\\', '/'),
  )
  for (const file of files.filter((name) => /\.\w+$/.test(name) && isWished(name))) {
    const bytes = await readFile(path.join(template, file))
    const isYaml = file.endsWith('.yaml')
    await write(path.join(folder, file), isYaml ? await filled(file, String(bytes), wishes, isWished) : bytes)
  }
  await write(path.join(folder, 'artists/jana-nova/the-sea.jpg'), await placeholderPicture())
  const { files: texts, missing } = interfaceTexts(from)
  for (const [file, text] of texts) await write(path.join(folder, file), text)
  if (existsSync(path.join(from, 'README.md'))) await cp(path.join(from, 'README.md'), path.join(folder, 'README.md'))
  // The JSON Schemas, by which editors such as VS Code complete and explain fields, and the reference of fields.
  for (const { path: file, text } of generatedFiles(folder)) await write(file, text)
  return missing
}

/** A file of the template in the languages of the site, with the values of the exhibition and the parts that are wished. */
async function filled(
  file: string,
  text: string,
  wishes: Wishes,
  isWished: (field: string) => boolean,
): Promise<string> {
  const document = parseDocument(text)
  inLanguagesOfSite(document)
  if (file === 'exhibition.yaml') {
    document.set('languages', document.createNode(await languagesOf(wishes.languages)))
    for (const field of Object.keys(partsOf)) if (!isWished(field)) document.delete(field)
    eachDay(document, daysOf(wishes))
  }
  if (file.startsWith('events/')) document.set('languages', document.createNode([wishes.languages[0]]))
  if (file === 'events/tour.yaml' && !wishes.parts.includes('registration')) document.delete('registration')
  fillIn(document, wishes)
  return withModeline(file, document.toString({ lineWidth: 0 }))
}
/** Leaves of a text in several languages those of the site, in their order. */
function inLanguagesOfSite(document: Document): void {
  visit(document, {
    Map: (_, map) => {
      const english = map.get(standIn, true)
      if (!isScalar(english)) return
      const texts = new Map(locales.map((locale) => [locale, map.get(locale, true) ?? english.clone()]))
      map.items = []
      for (const [locale, text] of texts) map.set(locale, text)
    },
  })
}

/** The values that the template names. */
function fillIn(document: Document, { name, start, end, place, street, town, timeZone }: Wishes): void {
  const values: Record<string, (locale: Locale) => string> = {
    $timeZone: () => timeZone,
    $street: () => street,
    $place: () => place,
    $start: () => start,
    $dates: (locale) => formatDateRange(start, end, locale).replaceAll('\u00a0', ' '),
    $days: () => String(daysOf({ start, end }).length),
    $name: () => name,
    $town: () => town,
    $end: () => end,
  }
  visit(document, {
    Scalar: (_, scalar, above) => {
      if (scalar.value === '$year') scalar.value = Number(start.slice(0, 4)) - 1
      if (typeof scalar.value !== 'string') return
      const pair = above.at(-1)
      const key: unknown = isPair(pair) && (isScalar(pair.key) ? pair.key.value : pair.key)
      const locale = locales.find((each) => each === key) ?? locales[0]!
      scalar.value = scalar.value.replace(
        /\$[a-zA-Z]+?(?=T\d|[^a-zA-Z]|$)/g,
        (token) => values[token]?.(locale) ?? token,
      )
    },
  })
}

/** Writes the hours of the first day for each day. */
function eachDay(document: Document, days: readonly string[]): void {
  const hours = document.get('openingHours')
  if (!isSeq(hours) || !isMap(hours.items[0])) throw new Error('The template has no openingHours.')
  const [first] = hours.items
  hours.items = days.map((day) => {
    const hoursOfDay = first.clone() as YAMLMap
    ;(hoursOfDay.get('date', true) as Scalar).value = day
    return hoursOfDay
  })
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** A placeholder picture: the sea under the sky. */
function placeholderPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500">
    <rect width="2000" height="1500" fill="#9db8c4"/><rect y="560" width="2000" height="940" fill="#23506b"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer()
}
