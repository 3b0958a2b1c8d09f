import { also, type Change } from '../support/faults'
import type { Faults } from './seeded-fault'

/** Files in the folder of the typeface, and what the check finds in them. */
const withFiles =
  (names: string[], facts: Partial<{ broken: string[]; hasBold: boolean }> = {}): Change =>
  (content) =>
    also({
      files: new Set([...content.files, ...names.map((name) => `typeface/${name}`)]),
      typeface: {
        ...content.typeface,
        ...facts,
        broken: new Set(facts.broken?.map((name) => `typeface/${name}`)),
      },
    })(content)

export const typeface: Faults = {
  'typeface/name': {
    'a font with the name that it was downloaded with': [
      withFiles(['Rubik-VariableFont_wght.ttf', 'OFL.txt']),
      { at: 'typeface/Rubik-VariableFont_wght.ttf', fix: 'text.ttf' },
    ],
  },
  'typeface/twice': {
    'two fonts for texts': [withFiles(['OFL.txt', 'text.ttf', 'text.woff2']), { at: 'typeface/text.woff2' }],
  },
  'typeface/text': { 'a font for titles alone': [withFiles(['title.ttf', 'OFL.txt']), { at: 'typeface/title.ttf' }] },
  'typeface/broken': {
    'a font that was not copied to its end': [
      withFiles(['text.ttf', 'OFL.txt'], { broken: ['text.ttf'] }),
      { at: 'typeface/text.ttf' },
    ],
  },
  'typeface/licence': { 'a font without its licence': [withFiles(['text.ttf']), { at: 'typeface/text.ttf' }] },
  'typeface/bold': {
    'a font of one weight alone': [
      withFiles(['text.ttf', 'OFL.txt'], { hasBold: false }),
      { at: 'typeface/text.ttf', fix: 'bold.ttf' },
    ],
  },
}
