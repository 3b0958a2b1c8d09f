import { inEachLanguage, type Localized, locales } from '../../i18n/locales'
import { alternatesOf, alternatesOfWords, hrefOf } from '../../i18n/routes'
import type { KindName } from '../../model/kinds'

type Texts = Partial<Localized<string>>

/** The fields of a record on which the addresses of its pages depend, as the form has them (yaml-format.ts). */
export type PreviewedRecord = {
  /** A page of text has a slug in each language. */
  slug?: string | Texts | null
  name?: string | Texts
  invitation?: { path?: string }[]
  works?: { slug?: string; title?: Texts }[] | null
}

/** A page of the site: what it shows, and its address, in each language. */
export type PreviewPage = { name: Texts; hrefs: Localized<string> }

/**
 * The pages that show a record: of an artist also those of the works; of a record without a page of its own the home page.
 * @returns no page if the record has no slug yet
 */
export function previewPages(kind: KindName, record: PreviewedRecord): PreviewPage[] {
  const { slug, name, invitation, works } = record
  if (kind === 'TextPage') return isInEachLanguage(slug) ? [page(alternatesOfWords(slug))] : []
  if (kind !== 'Artist' && kind !== 'Event') return [page(alternatesOf('home'))]
  if (typeof slug !== 'string' || slug === '') return []
  if (kind === 'Event') {
    const path = invitation?.[0]?.path
    return [page(path ? alternatesOf('invitation', path) : alternatesOf('event', slug))]
  }
  return [
    page(alternatesOf('artist', slug), typeof name === 'string' ? inEachLanguage(() => name) : name),
    ...(works ?? []).flatMap((work) => (work.slug ? [page(alternatesOf('work', slug, work.slug), work.title)] : [])),
  ]
}

const page = (paths: Localized<string>, name: Texts = {}): PreviewPage => ({
  name,
  hrefs: inEachLanguage((locale) => hrefOf(paths[locale])),
})

const isInEachLanguage = (slug: PreviewedRecord['slug']): slug is Localized<string> =>
  typeof slug === 'object' && locales.every((locale) => slug?.[locale])
