import { defaultLocale } from '../../../../i18n/locales'
import { isPartOfHome } from '../../../../model/home-anchors'
import { slug as slugSchema } from '../../../../model/fields'
import { kindNames } from '../../../../model/kinds'
import { field, phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { slugIn, slugOfFile } from '../../read/slug'
import { addressPhrases, report } from './words'

/** Reports slugs that differ from the name of their file, or lead to a part of the home page. */
export function* check(content: Content): Iterable<Finding> {
  for (const event of content.records('Event')) {
    const { slug, formerSlugs = [] } = event.data
    if (slug !== undefined && isTaken(slug)) yield report('slug/taken-by-page', at(event, ['slug']), { slug })
    for (const [index, former] of formerSlugs.entries())
      if (former !== undefined && isTaken(former))
        yield report('slug/taken-by-page', at(event, ['formerSlugs', index]), { slug: former })
  }
  for (const kind of kindNames)
    for (const record of content.records(kind)) {
      const slug = slugIn(record.data)
      const name = slugOfFile(record.path)
      if (slug === undefined || slug === name || content.slugs(kind).get(slug)?.file !== record.file) continue
      // The file of a page of text has the name of its slug in the default language.
      const path = kind === 'TextPage' ? ['slug', defaultLocale] : ['slug']
      const fix = isSlug(name) ? undefined : phrase(addressPhrases.renameTo, { slug })
      yield report('slug/file-name', at(record, path), { field: field(kind, ['slug']), slug, name }, { fix })
    }
}

/**
 * The address of an event is an anchor of the home page, like those of the parts of the page. `/program/index` is another
 * name of `/program`, which leads to one of these parts.
 */
const isTaken = (slug: string) => isPartOfHome(slug) || slug === 'index'

const isSlug = (name: string) => slugSchema().safeParse(name).success
