import { alternatesOf, hrefOf, type Route } from '../../src/i18n/routes'
import { inEachLanguage, type Localized } from '../../src/i18n/locales'

/** A page that a change shows on: what it is called for an editor, and its path in each language. */
export type ChangedPage = { name: string; paths: Localized<string> }

/** What a content file says of itself, as far as the addresses of pages depend on it. */
export type RecordFacts = {
  slug?: string
  /** The path of an event's invitation. */
  invitation?: string
}

const page = (route: Route, { slug = '', anchor = '' } = {}): ChangedPage => {
  const alternates = alternatesOf(route, slug)
  const paths = inEachLanguage((locale) => hrefOf(alternates[locale]) + anchor)
  return { name: slug ? `${route} ${slug}` : anchor ? `${route} ${anchor}` : route, paths }
}

const homePart = (anchor: string) => page('home', { anchor: `#${anchor}` })

const translated: Record<string, ChangedPage[]> = {
  artist: [page('artists')],
  artists: [page('artists')],
  common: [page('home')],
  errors: [page('notFound')],
  home: [page('home')],
}

/**
 * The pages on which a changed file shows.
 * @param file its path in the repository
 * @param facts what the file says; of a file that was deleted, nothing
 */
export function pagesOf(file: string, facts: RecordFacts = {}): ChangedPage[] {
  const [top, folder, name = ''] = file.split('/')
  if (top === 'static') return folder === 'documents' || folder?.endsWith('.pdf') ? documentPages(file) : []
  if (top !== 'content') return []
  if (folder === 'exhibition.yaml' || folder === 'mapa.svg') return [page('home')]
  if (folder === 'safety.yaml') return [page('safety')]
  if (folder === 'accessibility.yaml') return [page('accessibility')]
  if (folder === 'artists') return [...(facts.slug ? [page('artist', facts)] : []), page('artists')]
  if (folder === 'events') {
    if (facts.invitation) return [page('invitation', { slug: facts.invitation })]
    return [homePart(facts.slug ?? 'program')]
  }
  if (folder === 'places') return [homePart('program'), homePart('contact')]
  if (folder === 'partners') return [page('home')]
  if (folder === 'translations') return translated[name.replace(/\.yaml$/, '')] ?? []
  return []
}

function documentPages(file: string): ChangedPage[] {
  const route: Route | undefined = /katalog/.test(file)
    ? 'catalogue'
    : /rad/.test(file)
      ? 'visitorRegulations'
      : /soutez/.test(file)
        ? 'competitionRules'
        : undefined
  return route ? [page(route)] : []
}

/** The pages of several files, each once, in the order of the files. */
export function pagesOfAll(files: readonly { file: string; facts?: RecordFacts }[]): ChangedPage[] {
  const pages = files.flatMap(({ file, facts }) => pagesOf(file, facts))
  return [...new Map(pages.map((each) => [each.name, each])).values()]
}

/**
 * The address of a page on the deploy preview that Netlify makes of a pull request.
 * @param site the site's name at Netlify
 */
export function previewUrl(site: string, pullRequest: number, path: string): string {
  return `https://deploy-preview-${pullRequest}--${site}.netlify.app${path}`
}
