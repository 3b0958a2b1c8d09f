/** The languages of the tests' exhibitions. A test may name them; the code may not (src/i18n/locales.ts). */
import '../src/i18n/locales'

declare module '../src/i18n/locales' {
  interface Languages {
    cs: true
    en: true
  }
}
