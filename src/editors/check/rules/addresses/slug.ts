import { defaultLocale } from '../../../../i18n/locales'
import { valueAt } from '../schema/schema'

/** The slug that a file's name gives: 'artists/jana-nova/artist.yaml' and 'events/jana-nova.yaml' are 'jana-nova'. */
export const slugOfFile = (path: string) => (path.split('/')[1] ?? '').replace(/\.yaml$/, '')

/** The slug that is written in a file; of a page, which has one in each language, that of the default language. */
export function slugIn(data: unknown): string | undefined {
  const written = valueAt(data ?? {}, ['slug'])
  const slug = typeof written === 'string' ? written : valueAt(written ?? {}, [defaultLocale])
  return typeof slug === 'string' ? slug : undefined
}
