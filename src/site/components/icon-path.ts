import { languageOf, type Locale } from '../../i18n/locales'

/** Each language has its own: the letter is that of the exhibition's name. */
export function iconPath(file: 'icon.svg' | 'apple-touch-icon.png', locale: Locale): string {
  return `${languageOf(locale).prefix}/${file}`
}
