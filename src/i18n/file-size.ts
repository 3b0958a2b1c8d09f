import { languageOf, type Locale } from './locales'

/**
 * The size of a file in megabytes with one decimal, or a small one in kilobytes: '7,4 MB', '340 kB'.
 * @param bytes its size; a megabyte has a million of them
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [unit, size, digits] = bytes < 1e6 ? (['kilobyte', 1e3, 0] as const) : (['megabyte', 1e6, 1] as const)
  const format = new Intl.NumberFormat(languageOf(locale).tag, { style: 'unit', unit, maximumFractionDigits: digits })
  return format.format(Math.max(1, bytes / size)).replace(/\s/u, '\u00a0')
}
