import { all, append, besides, expectAt, picture, remove, swap, value } from '../support/faults'
import { alt, altEn, artist, artistFolder, artistPicture, partner, plan, site } from './exhibition'
import type { Faults } from './seeded-fault'

const image = expectAt(artist, 'image: ⟦leden.jpg⟧')

export const pictures: Faults = {
  'image/too-long': {
    'a picture that is a mere line': all(image, picture(artistPicture, { width: 1800, height: 6 })),
  },
  'alt/file-name': {
    'an alternative text that is a file': swap(artist, alt, '⟦IMG_2043⟧'),
    'an alternative text that is the picture’s file': swap(artist, altEn, '⟦leden.jpg⟧'),
  },
  'alt/says-picture': {
    'a picture of a picture in Czech': swap(artist, alt, '⟦Na obrázku je látka.⟧'),
    'a picture of a picture in English': swap(artist, altEn, '⟦Photo of a red cloth.⟧'),
  },
  'alt/title': { 'an alternative text that is the title': swap(artist, alt, '⟦Leden.⟧') },
  'alt/too-short': { 'an alternative text of a word': swap(artist, altEn, '⟦Cloth⟧') },
  'image/missing': {
    'a photograph of a telephone beside the name of its export': [
      all(image, besides(`${artistFolder}/leden.HEIC`), remove(`${artistFolder}/leden.jpg`)),
      'Browsers do not show “leden.HEIC”. Export it as leden.jpg.',
    ],
    'a picture misspelt': [value(artist, 'image: leden.jpg', 'ledn.jpg'), 'leden.jpg'],
    'a picture whose name has another kind of accents': [
      all(
        value(artist, 'image: leden.jpg', 'léden.jpg'),
        remove(artistPicture),
        picture(`${artistFolder}/le\u0301den.jpg`, {}),
      ),
      'Rename it to leden.jpg, and write leden.jpg here.',
    ],
    'a picture that is not there': [
      all(image, remove(artistPicture)),
      'Copy the picture into the folder content/artists/ada-brusinka/ and call it leden.jpg.',
    ],
    'a dark logo that is not there': append(partner, 'logoDark: ⟦tuuli-dark.svg⟧\n'),
    'a map that is not there': [value(site, 'image: mapa.svg', 'mapka.svg'), 'mapa.svg'],
  },
  'image/wrong-case': {
    'a picture in other letters': [value(artist, 'image: leden.jpg', 'Leden.jpg'), 'leden.jpg'],
    'a picture as the camera has called it': [
      all(
        (content) => ({
          ...content,
          pictures: new Map(
            [...content.pictures].map(([name, picture]) => [name.replace(/leden\.jpg$/, 'leden.JPG'), picture]),
          ),
        }),
        expectAt(artist, 'image: ⟦leden.jpg⟧'),
      ),
      'Rename the file to leden.jpg.',
    ],
  },
  'image/not-an-image': {
    'a drawing of another program called .svg': [
      all(expectAt(partner, 'logo: ⟦tuuli.svg⟧'), picture('partners/tuuli.svg', { format: undefined, isWhole: false })),
      'Export the drawing again as an SVG.',
    ],
    'a text called .jpg': all(image, picture(artistPicture, { format: undefined, isWhole: false })),
  },
  'image/wrong-format': {
    'a PNG called .jpg': all(image, picture(artistPicture, { format: 'png' })),
    'a HEIC called .jpg': [
      all(image, picture(artistPicture, { format: 'heic', isWhole: false })),
      'Export it as a JPEG.',
    ],
  },
  'image/broken': { 'half a picture': all(image, picture(artistPicture, { isWhole: false })) },
  'image/unsafe-drawing': {
    'a logo with a script': all(
      expectAt(partner, 'logo: ⟦tuuli.svg⟧'),
      picture('partners/tuuli.svg', { forbidden: { what: '<script>', line: 3 } }),
    ),
    'a plan with a script': all(
      picture(plan, { forbidden: { what: '<script>', line: 3 } }),
      expectAt(site, `plan: ⟦${plan}⟧`),
    ),
  },
  'image/unsized-drawing': {
    'a logo without a viewBox': all(
      expectAt(partner, 'logo: ⟦tuuli.svg⟧'),
      picture('partners/tuuli.svg', { isUnsized: true }),
    ),
  },
  'image/position-data': {
    'a picture with the position where it was taken': all(image, picture(artistPicture, { hasPosition: true })),
  },
  'image/too-small': { 'a small picture': all(image, picture(artistPicture, { width: 800, height: 600 })) },
  'image/too-large': {
    'a picture of many pixels': all(image, picture(artistPicture, { width: 9000, height: 6000 })),
    'a picture of many bytes': all(image, picture(artistPicture, { bytes: 20e6 })),
  },
  'image/orientation': { 'a picture on its side': all(image, picture(artistPicture, { orientation: 6 })) },
  'image/cmyk': { 'a picture for printing': all(image, picture(artistPicture, { isCmyk: true })) },
}
