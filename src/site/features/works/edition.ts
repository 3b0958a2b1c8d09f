import type { GetText } from '../../../i18n/keys'

const nbsp = '\u00a0'

type Edition = {
  readonly number?: number | null
  readonly size?: number | null
  readonly unlimited?: boolean | null
  readonly artistProofs?: number | null
}

/**
 * The edition as galleries write it, with what is known of it: 'edition 3/10 + 2 AP', 'edition of 250', 'open edition'.
 * Empty if nothing is known.
 */
export function formatEdition(edition: Edition, t: GetText): string {
  const { artistProofs } = edition
  const proofs = artistProofs && `${artistProofs}${nbsp}AP`
  return [formatCopies(edition, t), proofs].filter(Boolean).join(`${nbsp}+${nbsp}`)
}

function formatCopies({ number, size, unlimited }: Edition, t: GetText): string {
  if (size && number) return t('artist:edition.numbered', { number, copies: size })
  if (size) return t('artist:edition.unnumbered', { copies: size })
  const parts = [unlimited && t('artist:edition.unlimited'), number && t('artist:edition.copy', { number })]
  return parts.filter(Boolean).join(', ')
}
