import { also, type Change } from '../support/faults'
import type { Row } from './seeded-fault'

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

export const typeface: Row[] = [
  [
    'a font with the name that it was downloaded with',
    'typeface/name',
    withFiles(['Rubik-VariableFont_wght.ttf', 'OFL.txt']),
    { at: 'content/typeface/Rubik-VariableFont_wght.ttf', fix: 'text.ttf' },
  ],
  [
    'two fonts for texts',
    'typeface/twice',
    withFiles(['OFL.txt', 'text.ttf', 'text.woff2']),
    { at: 'content/typeface/text.woff2' },
  ],
  [
    'a font for titles alone',
    'typeface/text',
    withFiles(['title.ttf', 'OFL.txt']),
    { at: 'content/typeface/title.ttf' },
  ],
  [
    'a font that was not copied to its end',
    'typeface/broken',
    withFiles(['text.ttf', 'OFL.txt'], { broken: ['text.ttf'] }),
    { at: 'content/typeface/text.ttf' },
  ],
  ['a font without its licence', 'typeface/licence', withFiles(['text.ttf']), { at: 'content/typeface/text.ttf' }],
  [
    'a font of one weight alone',
    'typeface/bold',
    withFiles(['text.ttf', 'OFL.txt'], { hasBold: false }),
    { at: 'content/typeface/text.ttf', fix: 'bold.ttf' },
  ],
]
