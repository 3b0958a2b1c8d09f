import type { GetText } from '../../../i18n/keys'

const nbsp = '\u00a0'

type Edition = { readonly number?: number | null; readonly size: number; readonly artistProofs?: number | null }

/** The edition as galleries write it: 'edition 3/10 + 2 AP', or 'edition of 250' if the number of the copy is unknown. */
export function formatEdition({ number, size, artistProofs }: Edition, t: GetText): string {
  const copies = number
    ? t('artist:edition.numbered', { number, copies: size })
    : t('artist:edition.unnumbered', { copies: size })
  return artistProofs ? `${copies}${nbsp}+${nbsp}${artistProofs}${nbsp}AP` : copies
}
