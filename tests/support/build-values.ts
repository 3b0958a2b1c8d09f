import type { BuildValues } from '../../src/gatsby/build-values'

/** Takes the place of `#build-values` (jest.config.mjs). */
const values: BuildValues = {
  asOf: '',
  previewTimeZone: '',
  fontFaces: '',
  titleFont: '',
  titleFontWidths: '',
  titleFontBearings: '',
  heroFont: '',
  heroFontFace: '',
  heroLetters: {},
  heroExtents: {},
  namesFont: '',
  namesScript: '',
  searchScript: '',
  urgentScript: '',
  cardScript: '',
}

module.exports = { __esModule: true, ...values }
