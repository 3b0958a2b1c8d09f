import { defaultLocale } from '../../../../i18n/locales'
import { isPartOfHome } from '../../../../model/home-anchors'
import { kindNames } from '../../../../model/kinds'
import { field } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord } from '../../read/content'
import { slugIn, slugOfFile } from '../../read/slug'
import { report } from './words'

/** Reports slugs that differ from the name of their file, or lead to a part of the home page. */
export function check(content: Content): Finding[] {
  const records = kindNames.flatMap((kind) => content.records(kind) as readonly ContentRecord[])
  return [...takenAnchors(content), ...records.flatMap((record) => fileNames(content, record))]
}

/**
 * The address of an event is an anchor of the home page, like those of the parts of the page. `/program/index` is another
 * name of `/program`, which leads to one of these parts.
 */
const isTaken = (slug: string) => isPartOfHome(slug) || slug === 'index'

function takenAnchors(content: Content): Finding[] {
  return content.records('Event').flatMap((record) => {
    const { slug, formerSlugs = [] } = record.data
    const written = [
      { slug, path: ['slug'] },
      ...formerSlugs.map((slug, index) => ({ slug, path: ['formerSlugs', index] })),
    ]
    return written.flatMap(({ slug, path }) =>
      slug !== undefined && isTaken(slug) ? [report('slug/taken-by-page', at(record, path), { slug })] : [],
    )
  })
}

function fileNames(content: Content, record: ContentRecord): Finding[] {
  const slug = slugIn(record.data)
  const name = slugOfFile(record.path)
  if (slug === undefined || slug === name) return []
  const isSecond = content.slugs(record.kind).get(slug)?.file !== record.file
  // The file of a page of text has the name of its slug in the default language.
  const path = record.kind === 'TextPage' ? ['slug', defaultLocale] : ['slug']
  return isSecond
    ? []
    : [report('slug/file-name', at(record, path), { field: field(record.kind, ['slug']), slug, name })]
}
