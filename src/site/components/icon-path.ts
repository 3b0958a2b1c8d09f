import { languageOf, type Locale } from '../../i18n/locales'

/** The path of an icon. Each language has its own, with the first letter of the exhibition's name. */
export function iconPath(file: 'icon.svg' | 'apple-touch-icon.png', locale: Locale): string {
  return `${languageOf(locale).prefix}/${file}`
}
