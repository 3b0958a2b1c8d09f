import type { GetText } from '../../i18n/keys'

type Year = number | null | undefined

type WorkYears = { readonly yearFrom?: Year; readonly year?: Year; readonly circa?: boolean | null }

/**
 * When a work was made: '1890', '1890–1895', 'c. 1890', or 'since 2011' for an unfinished work.
 * @returns undefined for an undated work
 */
export function formatWorkYears({ yearFrom, year, circa }: WorkYears, t: GetText): string | undefined {
  const years = formatSpan([yearFrom, year], circa, t)
  return years && yearFrom && !year ? t('common:years.since', { years }) : years
}

/** '2001', or '1999–2001'; undefined if no year is known. */
export function formatSpan(span: [from: Year, to: Year], circa: boolean | null | undefined, t: GetText) {
  const years = [...new Set(span.filter((year) => typeof year === 'number'))].join('–')
  if (!years) return undefined
  return circa ? t('common:years.around', { years }) : years
}
