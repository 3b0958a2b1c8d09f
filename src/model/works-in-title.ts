import { bySortName } from '../i18n/collation'
import type { Exhibition } from './exhibition'

/** A work in the title of the home page. Without a name, it is the artist's first work. */
export type ChosenWork = NonNullable<Exhibition['hero']>[number]

/** The works in the title if the content chooses none: one of the first artist in the list. */
export const worksOfFirstArtist = (artists: Iterable<{ slug: string; sortName: string }>): ChosenWork[] =>
  [...artists]
    .sort(bySortName)
    .slice(0, 1)
    .map(({ slug }) => ({ artist: slug }))
