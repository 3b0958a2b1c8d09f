import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../../src/model/content-folder.ts'
import { expect, test } from './test.ts'

type Named = { slug?: string; name?: string | Record<string, string> }

const content = path.resolve(__dirname, '../../content')
/** The content of the site that is tested. */
const otherContent = path.resolve(contentFolder())

/** The names in `content/`: of the exhibition, its people, places and partners. */
function namesOfSample(): string[] {
  const exhibition = parse(readFileSync(path.join(content, 'exhibition.yaml'), 'utf8')) as Named & {
    organizer: Record<string, string>
    contact: { email: string; phone?: string }
  }
  const records = globSync('{artists/*/artist,places/*,partners/*}.yaml', { cwd: content }).map(
    (file) => parse(readFileSync(path.join(content, file), 'utf8')) as Named,
  )
  const { email, phone = email } = exhibition.contact
  const names = [exhibition, ...records].flatMap(({ slug = '', name = '' }) => [slug, ...valuesOf(name)])
  const other = globSync('**/*.yaml', { cwd: otherContent }).map((file) =>
    readFileSync(path.join(otherContent, file), 'utf8'),
  )
  return [...names, ...valuesOf(exhibition.organizer), email, phone].filter(
    (name) => name.length > 4 && !other.some((text) => text.includes(name)),
  )
}

const valuesOf = (text: string | Record<string, string>) => (typeof text === 'string' ? [text] : Object.values(text))

/** The text files of the built site, without the bundle of Decap CMS. */
const isText = (file: string) =>
  /\.(html|js|json|css|xml|txt|ics|svg|webmanifest|yml)$/.test(file) && !/decap-cms/.test(file)

test('no name from the sample is on the site of another exhibition @desktop', () => {
  const names = namesOfSample()
  expect(names.length).toBeGreaterThan(5)
  const files = globSync('public/**/*').filter((file) => isText(file) && statSync(file).isFile())
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

test('no file of the sample is on the site of another exhibition @desktop', () => {
  const sampleFiles = globSync('**/*.{pdf,svg,jpg}', { cwd: content }).map((file) => path.basename(file))
  const served = globSync('public/**/*.{pdf,svg,jpg}').map((file) => path.basename(file))
  const other = new Set(
    globSync('**/*', { cwd: process.env.CONTENT_FOLDER ?? content }).map((file) => path.basename(file)),
  )
  expect(existsSync('public')).toBe(true)
  expect(served.filter((file) => sampleFiles.includes(file) && !other.has(file))).toEqual([])
})
