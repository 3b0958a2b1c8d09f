import { defaultLocale } from '../../../../i18n/locales'
import { valueAt } from '../../read/value-at'

/** The slug in a file's name: 'artists/jana-nova/artist.yaml' and 'events/jana-nova.yaml' are 'jana-nova'. */
export const slugOfFile = (path: string) => (path.split('/')[1] ?? '').replace(/\.yaml$/, '')

/** The slug that is written in a file. A page of text has one for each language: then that of the default language. */
export function slugIn(data: unknown): string | undefined {
  const written = valueAt(data ?? {}, ['slug'])
  const slug = typeof written === 'string' ? written : valueAt(written ?? {}, [defaultLocale])
  return typeof slug === 'string' ? slug : undefined
}
