import { bySortName } from '../../../i18n/collation'

type Artist = { readonly slug: string; readonly sortName: string }

/** The number of each artist by slug, from 1: the same in every language. */
export const artistNumbers = (artists: readonly Artist[]) =>
  new Map([...artists].sort(bySortName).map(({ slug }, index) => [slug, index + 1]))
