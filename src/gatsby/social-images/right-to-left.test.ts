/** @jest-environment node */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { inFolder } from '../../../tests/support/in-folder'
import { contentWith } from '../../../tests/support/published-content'
import type { Locale } from '../../i18n/locales'
import { socialImageSize } from '../../site/components/social-image'
import { openTypeface } from './glyph-outlines'
import { socialImagesOf } from './social-images'

jest.mock('#languages', () => {
  const { completeLanguages } = jest.requireActual<typeof import('../../i18n/language')>('../../i18n/language')
  return { languages: completeLanguages([{ code: 'he' }, { code: 'en' }]) }
})

/** Where the ink of the lines is: the least and the most x of the outlines, without the background. */
function inkOf(svg: string): [least: number, most: number] {
  const outlines = [...svg.matchAll(/ d="(M[^"]*)"/g)].slice(1).map(([, outline = '']) => outline)
  const xs = outlines.flatMap((outline) => [...outline.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)))
  return [Math.min(...xs), Math.max(...xs)]
}

test('the image of a page that is read from right to left is the mirror image, with the work at its other side', () =>
  inFolder({}, async (folder) => {
    const file = path.join(folder, 'work.png')
    await writeFile(
      file,
      await sharp({ create: { width: 30, height: 40, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    )
    const content = contentWith()
    const exhibition = { ...content.exhibition, name: 'Abcdef', subtitle: '', admission: '' }
    const pictures = new Map([[content.hero, { source: file, digest: 'x', ratio: 30 / 40 }]])
    const typeface = await openTypeface()
    const layoutIn = (language: string) => {
      const own = { ...content, exhibition, language: language as Locale }
      return socialImagesOf(typeface, own, { pictures, tints: {} }).next().value!.layout()
    }
    const [english, hebrew] = [layoutIn('en'), layoutIn('he')]
    expect(hebrew.work!.x).toBe(socialImageSize.width - english.work!.x - english.work!.width)
    // "ABC" is at the left in English, and at the right in Hebrew.
    const [left, right] = inkOf(english.svg)
    const [mirroredLeft, mirroredRight] = inkOf(hebrew.svg)
    expect(mirroredRight).toBeCloseTo(socialImageSize.width - left, 0)
    expect(mirroredLeft).toBeCloseTo(socialImageSize.width - right, -2)
  }))
