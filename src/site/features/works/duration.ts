const nbsp = '\u00a0'

type Duration = { readonly hours?: number | null; readonly minutes?: number | null; readonly seconds?: number | null }

/**
 * Duration of a work: '90 min', '1 h 30 min', '12 min 30 s'.
 * The symbols are those of the SI, the same in every language.
 * @returns undefined if nothing is known
 */
export function formatDuration({ hours, minutes, seconds }: Duration): string | undefined {
  const parts = [hours && `${hours}${nbsp}h`, minutes && `${minutes}${nbsp}min`, seconds && `${seconds}${nbsp}s`]
  return parts.filter(Boolean).join(nbsp) || undefined
}
