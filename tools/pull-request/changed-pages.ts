import { alternatesOf, alternatesOfWords, hrefOf, type Route } from '../../src/i18n/routes'
import { defaultLocale, inEachLanguage, type Localized } from '../../src/i18n/locales'
import type { Report } from './report'

/** A page that a pull request changes: its name for editors, and its path in each language. */
type ChangedPage = { name: string; paths: Localized<string> }

/** The fields of a content file that paths of pages depend on. */
type RecordFacts = Pick<Report['records'][number], 'slug' | 'slugs' | 'invitation'>

const page = (route: Route, { slug = '', anchor = '' } = {}): ChangedPage => {
  const alternates = alternatesOf(route, slug)
  const paths = inEachLanguage((locale) => hrefOf(alternates[locale]) + anchor)
  return { name: slug ? `${route} ${slug}` : anchor ? `${route} ${anchor}` : route, paths }
}

const textPage = (slugs: Localized<string>): ChangedPage => ({
  name: slugs[defaultLocale],
  paths: alternatesOfWords(slugs),
})

const homePart = (anchor: string) => page('home', { anchor: `#${anchor}` })

const translated: Record<string, ChangedPage[]> = {
  artist: [page('artists'), page('works')],
  artists: [page('artists')],
  common: [page('home')],
  errors: [page('notFound')],
  home: [page('home')],
  works: [page('works')],
}

/**
 * The pages that show a file.
 * @param file its path in the repository
 * @param facts empty for a deleted file
 */
export function pagesOf(file: string, facts: RecordFacts = {}): ChangedPage[] {
  const [top, folder, name = ''] = file.split('/')
  if (top !== 'content') return []
  if (folder === 'exhibition.yaml') return [page('home')]
  // The map has any name; no other drawing is in this place.
  if (folder?.endsWith('.svg')) return [page('home')]
  if (folder === 'pages') return facts.slugs ? [textPage(facts.slugs)] : []
  if (folder === 'artists') return [...(facts.slug ? [page('artist', facts)] : []), page('artists'), page('works')]
  if (folder === 'events') {
    if (facts.invitation) return [page('invitation', { slug: facts.invitation })]
    return [...(facts.slug ? [page('event', facts)] : []), homePart('program')]
  }
  if (folder === 'files') return servedFile(file)
  if (folder === 'places') return [homePart('program'), homePart('contact')]
  if (folder === 'partners') return [page('home')]
  if (folder === 'translations') return translated[name.replace(/\.yaml$/, '')] ?? []
  return []
}

/** A PDF has the same path in every language. */
function servedFile(file: string): ChangedPage[] {
  const path = /^content\/files(\/[\w./-]+\.pdf)$/.exec(file)?.[1]
  if (path === undefined) return []
  return [{ name: path.slice(1), paths: inEachLanguage(() => path) }]
}

/** The pages that show several files, without duplicates, in the order of the files. */
export function pagesOfAll(files: readonly { file: string; facts?: RecordFacts }[]): ChangedPage[] {
  const pages = files.flatMap(({ file, facts }) => pagesOf(file, facts))
  return [...new Map(pages.map((each) => [each.name, each])).values()]
}

/**
 * The address of a page in Netlify's deploy preview of a pull request.
 * @param site the name of the site at Netlify
 */
export function previewUrl(site: string, pullRequest: number, path: string): string {
  return `https://deploy-preview-${pullRequest}--${site}.netlify.app${path}`
}
