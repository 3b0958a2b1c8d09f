import * as React from 'react'
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby'
import { inlineScripts } from './src/site/before-react/inline-scripts'
import { iconPath } from './src/site/components/icon-path'
import { localeOf, locales } from './src/i18n/locales'
import type { PageContext } from './src/i18n/page-context'
import { pathTo } from './src/i18n/routes'

export { wrapPageElement } from './src/site/templates/wrap-page-element'

const { everyPage, preview, byTemplate } = inlineScripts

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs) => {
  const locale = localeOf(pathname)
  const template = templateOf(pathname, loadPageDataSync)
  // Each by its name: webpack puts the values in their places (src/gatsby/time-variables.ts, src/gatsby/fonts/fonts.ts).
  const asOf = process.env.GATSBY_AS_OF
  const askedIn = process.env.GATSBY_ASKED_IN
  const fontFaces = process.env.GATSBY_FONT_FACES ?? ''
  const posterFont = process.env.GATSBY_POSTER_FONT
  if (asOf) setHtmlAttributes({ 'data-as-of': asOf } as React.HtmlHTMLAttributes<HTMLHtmlElement>)
  if (askedIn) {
    setHeadComponents([<script key="preview" data-time-zone={askedIn} {...inline(preview)} />])
  }
  setHeadComponents([<script key="every-page" data-template={template} {...inline(everyPage)} />])
  const ofTemplate = template && byTemplate[template]
  if (ofTemplate) setHeadComponents([<script key="by-template" {...inline(ofTemplate)} />])
  setHeadComponents([
    <link key="icon" rel="icon" href={iconPath('icon.svg', locale)} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPath('apple-touch-icon.png', locale)} />,
    // The grounds of src/site/styles/tokens.css, for the browser's own surfaces.
    <meta key="light" name="theme-color" content="#fafaf7" media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content="#121211" media="(prefers-color-scheme: dark)" />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="poster" rel="preload" href={posterFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ])
}

/** @returns undefined in development, where one document serves all pages and React installs the scripts of each */
function templateOf(pathname: string, loadPageData?: RenderBodyArgs['loadPageDataSync']): string | undefined {
  return (loadPageData?.(pathname).result.pageContext as PageContext | undefined)?.template
}

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

type Component = { type?: unknown; key?: string | null; props?: { sliceId?: string; 'data-href'?: string } }

/**
 * Takes out what does harm, or nothing: `window.pagePath`, which makes Gatsby change the address of a 404 page;
 * all of Gatsby's scripts on a 404 page, whose address is not that of its data; the styles of GatsbyImage, not used here.
 * The style that all pages share comes before the page's own, as it does when React shows the page.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const isNotFound = locales.some((locale) => pathname.startsWith(pathTo('notFound', locale)))
  const keep = ({ key, props }: Component) =>
    key !== 'script-loader' &&
    !key?.startsWith('gatsby-image-style') &&
    !(isNotFound && props?.sliceId === '_gatsby-scripts')
  // What programs read that show a link, before all else.
  const rank = ({ type, props }: Component) => (type === 'meta' ? 0 : props?.['data-href']?.startsWith('/app.') ? 1 : 2)
  const head = (getHeadComponents() as Component[]).filter(keep).toSorted((a, b) => rank(a) - rank(b))
  replaceHeadComponents(head as React.ReactNode[])
  replacePostBodyComponents((getPostBodyComponents() as Component[]).filter(keep) as React.ReactNode[])
}
