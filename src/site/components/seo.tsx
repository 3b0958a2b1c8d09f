import * as React from 'react'
import { graphql, type HeadProps } from 'gatsby'
import { renderTime } from '../dom/render-time'
import type { TextKey } from '../../i18n/keys'
import { dirOf, languageOf } from '../../i18n/locales'
import type { PageContext } from '../../i18n/page-context'
import { hreflangs, pathTo } from '../../i18n/routes'
import { textsFrom, type PageTexts } from '../../i18n/texts'
import { openingSpan, phaseAt } from '../../model/phase'
import { paragraphsOf } from './paragraphs-of'
import { socialImagePath, socialImageSize } from './social-image'

type Props = {
  exhibition: Queries.SeoFragment
  /** Title of the page, to which the exhibition's name is added; null for the home page, whose title is that name. */
  title: string | null
  /** Description of the page, of which the first paragraph is used; if absent, that of the exhibition. */
  description?: string | null
  page: PageContext
  /** Alternative text of the social image, if it shows more than the title and the exhibition. */
  imageAlt?: string | undefined
}

/** What the tab says. @param site the name of the exhibition */
export const fullTitleOf = (title: string, site: string) => `${title} – ${site}`

/**
 * The metadata in the head of a page. A page that search engines must not index has no canonical address and no
 * alternates, and its social image is that of the home page, which reveals nothing of the page.
 */
export function Seo({ exhibition, title, description, page, imageAlt }: Props) {
  const { language, alternates, noindex } = page
  const siteUrl = process.env.GATSBY_SITE_URL ?? ''
  const site = exhibition.name ?? ''
  const [about = ''] = paragraphsOf(description || exhibition.description || '')
  const span = openingSpan(exhibition)
  const phase = phaseAt(new Date(renderTime()), span)
  const url = `${siteUrl}${alternates[language]}`
  const fullTitle = title === null ? site : fullTitleOf(title, site)
  const image = socialImagePath(noindex ? pathTo('home', language) : alternates[language])
  const alt = imageAlt ?? [noindex ? site : fullTitle, exhibition.description].join('. ')
  return (
    <>
      {/* The phase at build time. correct-phase.ts corrects it, and so does every render in the browser. */}
      <html
        lang={language}
        dir={dirOf(language)}
        data-phase={phase}
        data-opens={span.opens}
        data-closes={span.closes}
      />
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={about} />
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languageOf(language).openGraph} />
      <meta property="og:image" content={`${siteUrl}${image}`} />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
          {hreflangs(alternates).map(({ lang, path }) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={`${siteUrl}${path}`} />
          ))}
        </>
      )}
    </>
  )
}

type Data = { exhibition: Queries.SeoFragment; locales: PageTexts }

type Title = Extract<TextKey, `${string}:title` | `${string}:heading`> | 'errors:notFound.title'
type Description = Extract<TextKey, `${string}:description`>

/**
 * The `Head` of a page whose title, and its description if it has one, are texts of the interface.
 * @param shownTitle the title of what a script shows instead; undefined if it shows nothing else
 */
export const headOf = (title: Title, description?: Description, shownTitle?: () => string | undefined) =>
  function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
    const t = textsFrom(locales)
    return (
      <Seo
        exhibition={exhibition}
        title={shownTitle?.() ?? t(title)}
        description={description && t(description)}
        page={pageContext}
      />
    )
  }

export const fragment = graphql`
  fragment Seo on Exhibition {
    name(language: $language)
    description(language: $language)
    timeZone
    programmeEnds
    openingHours {
      date
      opens
      closes
    }
  }
`
