import { all, append, expectAt, picture, remove, swap } from '../support/faults'
import { alt, altEn, artist, artistFolder, partner, site } from './exhibition'
import type { Row } from './seeded-fault'

const image = expectAt(artist, 'image: ⟦leden.jpg⟧')
const file = `${artistFolder}/leden.jpg`

export const pictures: Row[] = [
  ['a picture misspelt', 'image/missing', swap(artist, 'image: leden.jpg', 'image: ⟦ledn.jpg⟧'), { fix: 'leden.jpg' }],
  [
    'a picture that is not there',
    'image/missing',
    all(image, remove(file)),
    { fix: 'Copy the picture into the folder content/artists/ada-brusinka/ and call it leden.jpg.' },
  ],
  [
    'a picture in other letters',
    'image/wrong-case',
    swap(artist, 'image: leden.jpg', 'image: ⟦Leden.jpg⟧'),
    { fix: 'leden.jpg' },
  ],
  [
    'a picture as the camera has called it',
    'image/wrong-case',
    all(
      (content) => ({
        ...content,
        pictures: new Map(
          [...content.pictures].map(([name, picture]) => [name.replace(/leden\.jpg$/, 'leden.JPG'), picture]),
        ),
      }),
      expectAt(artist, 'image: ⟦leden.jpg⟧'),
    ),
    { fix: 'Rename the file to leden.jpg.' },
  ],
  ['a dark logo that is not there', 'image/missing', append(partner, 'logoDark: ⟦tuuli-dark.svg⟧\n')],
  [
    'a map that is not there',
    'image/missing',
    swap(site, 'image: mapa.svg', 'image: ⟦mapka.svg⟧'),
    { fix: 'mapa.svg' },
  ],
  ['a text called .jpg', 'image/not-an-image', all(image, picture(file, { format: undefined, isWhole: false }))],
  ['a PNG called .jpg', 'image/wrong-format', all(image, picture(file, { format: 'png' }))],
  [
    'a HEIC called .jpg',
    'image/wrong-format',
    all(image, picture(file, { format: 'heic', isWhole: false })),
    { fix: 'Export it as a JPEG.' },
  ],
  ['half a picture', 'image/broken', all(image, picture(file, { isWhole: false }))],
  ['a small picture', 'image/too-small', all(image, picture(file, { width: 800, height: 600 }))],
  ['a picture of many pixels', 'image/too-large', all(image, picture(file, { width: 9000, height: 6000 }))],
  ['a picture of many bytes', 'image/too-large', all(image, picture(file, { bytes: 20e6 }))],
  ['a picture on its side', 'image/orientation', all(image, picture(file, { orientation: 6 }))],
  [
    'a picture with the position where it was taken',
    'image/position-data',
    all(image, picture(file, { hasPosition: true })),
  ],
  ['a picture for printing', 'image/cmyk', all(image, picture(file, { isCmyk: true }))],
  [
    'a logo with a script',
    'image/unsafe-drawing',
    all(
      expectAt(partner, 'logo: ⟦tuuli.svg⟧'),
      picture('partners/tuuli.svg', { forbidden: { what: '<script>', line: 3 } }),
    ),
  ],
  [
    'a picture that no text names',
    'orphan/picture',
    picture(`${artistFolder}/zbyl.jpg`, {}),
    { at: `content/${artistFolder}/zbyl.jpg` },
  ],
  [
    'a picture named twice',
    'duplicate/picture',
    (content) => {
      const { digest } = content.pictures.get(file) ?? { digest: '' }
      return all(
        expectAt(artist, 'image: ⟦dlouhy-brezen.jpg⟧'),
        picture(`${artistFolder}/dlouhy-brezen.jpg`, { digest }),
      )(content)
    },
  ],
  ['an alternative text that is a file', 'alt/file-name', swap(artist, alt, '⟦IMG_2043⟧')],
  ['an alternative text that is the picture’s file', 'alt/file-name', swap(artist, altEn, '⟦leden.jpg⟧')],
  ['a picture of a picture in Czech', 'alt/says-picture', swap(artist, alt, '⟦Na obrázku je látka.⟧')],
  ['a picture of a picture in English', 'alt/says-picture', swap(artist, altEn, '⟦Photo of a red cloth.⟧')],
  ['an alternative text that is the title', 'alt/title', swap(artist, alt, '⟦Leden.⟧')],
  ['an alternative text of a word', 'alt/too-short', swap(artist, altEn, '⟦Cloth⟧')],
  [
    'an alternative text too long',
    'schema/too-long',
    swap(artist, altEn, `⟦${'A red cloth, once more. '.repeat(12)}End⟧`),
  ],
]
