import * as React from 'react'
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby'
import { asOf, fontFaces, heroFont, heroFontFace, previewTimeZone, titleFont } from '#build-values'
import { inlineScripts } from './src/site/before-react/inline-scripts'
import { iconPath } from './src/site/components/icon-path'
import { palette } from './src/site/styles/palette'
import { type Component, filterComponents, isGuestPage } from './src/gatsby/html/page-components'
import { localeOf } from './src/i18n/locales'
import type { PageContext } from './src/i18n/page-context'

export { wrapPageElement } from './src/site/templates/wrap-page-element'

const { everyPage, guestPage, preview, byTemplate } = inlineScripts

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPostBodyComponents,
  setHtmlAttributes,
}: RenderBodyArgs) => {
  const locale = localeOf(pathname)
  const template = templateOf(pathname, loadPageDataSync)
  const firstFonts = template === 'home' ? [titleFont, heroFont] : [titleFont]
  if (asOf) setHtmlAttributes({ 'data-as-of': asOf } as React.HtmlHTMLAttributes<HTMLHtmlElement>)
  // On other pages a script sets this attribute (src/site/before-react/load-body-font.ts).
  const isGuests = isGuestPage(pathname)
  if (isGuests) setHtmlAttributes({ 'data-typeface': '' } as React.HtmlHTMLAttributes<HTMLHtmlElement>)
  if (previewTimeZone && !isGuests) {
    setHeadComponents([<script key="preview" data-time-zone={previewTimeZone} {...inline(preview)} />])
  }
  const { early, late } = isGuests ? { early: guestPage, late: '' } : (byTemplate[template ?? ''] ?? everyPage)
  setHeadComponents([<script key="scripts" data-template={template} {...inline(early)} />])
  if (late) setPostBodyComponents([<script key="late-scripts" {...inline(late)} />])
  setHeadComponents([
    <link key="icon" rel="icon" href={iconPath('icon.svg', locale)} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPath('apple-touch-icon.png', locale)} />,
    // The background colours of the pages, for the browser’s own surfaces.
    <meta key="light" name="theme-color" content={palette.paper} media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content={palette.night} media="(prefers-color-scheme: dark)" />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces + heroFontFace }} />,
    ...firstFonts.map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])
}

/** @returns undefined in development, where one document serves all pages and React installs the scripts of each */
function templateOf(pathname: string, loadPageData?: RenderBodyArgs['loadPageDataSync']): string | undefined {
  return (loadPageData?.(pathname).result.pageContext as PageContext | undefined)?.template
}

const inline = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const components = filterComponents({
    pathname,
    head: getHeadComponents() as Component[],
    postBody: getPostBodyComponents() as Component[],
  })
  replaceHeadComponents(components.head as React.ReactNode[])
  replacePostBodyComponents(components.postBody as React.ReactNode[])
}
