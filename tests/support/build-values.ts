import type { BuildValues } from '../../src/gatsby/build-values'

/** Takes the place of `#build-values` (jest.config.mjs). */
const values: BuildValues = {
  asOf: '',
  previewTimeZone: '',
  fontFaces: '',
  titleFont: '',
  titleFontWidths: '',
  titleFontBearings: '',
  titleCapHeight: 0.687,
  systemWidth: 1.46,
  heroFont: '',
  heroFontFace: '',
  heroLetters: {},
  heroExtents: {},
  heroWidths: [62, 100],
  namesFont: '',
  namesScript: '',
  searchScript: '',
  urgentScript: '',
  cardScript: '',
}

module.exports = { __esModule: true, ...values }
