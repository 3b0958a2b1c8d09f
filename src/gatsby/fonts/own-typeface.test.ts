/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../../tests/support/in-folder'
import { writeTypeface } from '../../../tests/support/own-typeface'
import { readTypeface } from '../../editors/check/read/typeface'
import { allLetters, positionOn } from '../../typeface/open-font'
import { typefaceFiles } from '../../typeface/typeface-files'
import { openTypeface, type TextStyle } from '../social-images/glyph-outlines'
import { writeFonts, writeNamesFont } from './fonts'
import { writeHeroFont } from './hero-font'

type Roles = Parameters<typeof writeTypeface>[1]

/** Runs a function on a folder of content with a typeface of its own. */
const withTypeface = (roles: Roles, run: (content: string) => Promise<void>): Promise<void> =>
  inFolder({}, async (content) => {
    jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: content })
    await writeTypeface(content, roles)
    await run(content)
  })

test('a site without a typeface of its own has one variable font for all roles', () => {
  const { text, bold, title } = typefaceFiles('tests/small-exhibition')
  expect(new Set([text, bold, title])).toEqual(new Set([path.resolve('src/typeface/archivo.woff2')]))
})

test.each<[Roles, string, string]>([
  [['text'], 'text', 'text'],
  [['text', 'bold'], 'bold', 'bold'],
  [['text', 'title'], 'text', 'title'],
  [['text', 'bold', 'title'], 'bold', 'title'],
])('of the fonts %j, bold texts are set in %s and titles in %s', (roles, bold, title) =>
  withTypeface(roles, async (content) => {
    const files = typefaceFiles(content)
    expect([path.parse(files.bold).name, path.parse(files.title).name]).toEqual([bold, title])
    expect(readTypeface(content)).toMatchObject({ broken: new Set(), hasBold: bold === 'bold' })
  }),
)

test('pages have a font of each weight, and the licence lies beside them', () =>
  withTypeface(['text', 'bold', 'title'], async (content) => {
    const { fontFaces, titleFontWidths, titleCapHeight } = await writeFonts(allLetters(), content)
    const faces = fontFaces.match(/@font-face\{font-family:'(Title|Body) Font'[^}]*\}/g)!
    expect(faces.map((face) => /font-weight:([\d ]+)/.exec(face)?.[1])).toEqual(['800', '400 500', '600 800'])
    expect(readdirSync(path.join(content, 'fonts')).filter((name) => /^(title|text|bold)-/.test(name))).toHaveLength(3)
    expect(readFileSync(path.join(content, 'fonts/LICENCE.txt'), 'utf8')).toContain('SIL Open Font License')
    expect(titleFontWidths).toContain('A')
    expect(titleCapHeight).toBeCloseTo(0.687, 2)
  }))

test('letters of one width have one measure in the title, and no name opens', () =>
  withTypeface(['text'], async (content) => {
    const { heroWidths, heroLetters } = await writeHeroFont('AB', content)
    expect(heroWidths).toEqual([100, 100])
    for (const [narrow, wide] of Object.values(heroLetters)) expect(narrow).toBe(wide)
    expect(await writeNamesFont('AB', content)).toBe('')
  }))

test('social images are drawn in the typeface', () =>
  withTypeface(['text', 'title'], async () => {
    const typeface = await openTypeface()
    const widthIn = (role: TextStyle['role']) =>
      typeface.measure('Seven', { role, weight: 800, width: 62, tracking: 0 })
    expect(widthIn('title')).toBeGreaterThan(widthIn('text'))
    expect(widthIn('bold')).toBe(widthIn('text'))
  }))

test('letters that one of the fonts lacks are known to the check; a font that does not open is named', () =>
  withTypeface(['text'], async (content) => {
    expect(readTypeface(content).letters.has('ř')).toBe(true)
    expect(readTypeface(content).letters.has('ж')).toBe(false)
    await writeFile(path.join(content, 'typeface/bold.otf'), 'no font')
    expect(readTypeface(content).broken).toEqual(new Set(['typeface/bold.otf']))
  }))

const axes = {
  wght: { name: 'Weight', min: 300, default: 400, max: 700 },
  opsz: { name: 'Optical size', min: 8, default: 14, max: 96 },
}

test('a style is as near as the axes of a font reach, and other axes stay at their default', () => {
  expect(positionOn(axes, { wght: 800, wdth: 62 })).toEqual({ wght: 700, opsz: 14 })
  expect(positionOn(axes, { wght: { min: 400, max: 800 } })).toEqual({ wght: { min: 400, max: 700 }, opsz: 14 })
  expect(positionOn(axes, { wght: { min: 800, max: 900 } })).toEqual({ wght: 700, opsz: 14 })
  expect(positionOn({}, { wght: 800 })).toEqual({})
})
