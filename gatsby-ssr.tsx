import * as React from 'react'
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby'
import beforeReact from './src/site/before-react/before-react?script'
import preview from './src/site/before-react/preview?script'
import { iconPath } from './src/site/components/icon-path'
import { type Component, filterComponents } from './src/gatsby/html/page-components'
import { localeOf } from './src/i18n/locales'

export { wrapPageElement } from './src/site/templates/wrap-page-element'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}: RenderBodyArgs) => {
  const locale = localeOf(pathname)
  // webpack replaces each of these names with its value (src/gatsby/time-variables.ts, src/gatsby/fonts/fonts.ts).
  const asOf = process.env.GATSBY_AS_OF
  const previewTimeZone = process.env.GATSBY_PREVIEW_TIME_ZONE
  const fontFaces = process.env.GATSBY_FONT_FACES ?? ''
  const titleFont = process.env.GATSBY_TITLE_FONT
  if (asOf) setHtmlAttributes({ 'data-as-of': asOf } as React.HtmlHTMLAttributes<HTMLHtmlElement>)
  if (previewTimeZone) {
    setHeadComponents([
      <script key="preview" data-time-zone={previewTimeZone} dangerouslySetInnerHTML={{ __html: preview }} />,
    ])
  }
  setHeadComponents([
    <script key="before-react" dangerouslySetInnerHTML={{ __html: beforeReact }} />,
    <link key="icon" rel="icon" href={iconPath('icon.svg', locale)} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPath('apple-touch-icon.png', locale)} />,
    // The background colours of src/site/styles/tokens.css, for the browser's own surfaces.
    <meta key="light" name="theme-color" content="#fafaf7" media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content="#121211" media="(prefers-color-scheme: dark)" />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <link key="title-font" rel="preload" href={titleFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ])
}

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
