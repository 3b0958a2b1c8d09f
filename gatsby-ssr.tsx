import * as React from 'react'
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby'
import { early } from './src/browser/early'

export { wrapPageElement } from './src/gatsby/wrap-page-element'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }: RenderBodyArgs) => {
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: `(${String(early)})()` }} />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    ...['archivo-latin-1', 'archivo-czech-1'].map((font) => (
      <link
        key={font}
        rel="preload"
        href={`/fonts/${font}.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ])
}

type Component = { key?: string | null; props?: { sliceId?: string } }

/**
 * Takes out what does harm, or nothing: `window.pagePath`, which makes Gatsby change the address of a 404 page;
 * all of Gatsby's scripts on a 404 page, whose address is not that of its data; the styles of GatsbyImage, not used here.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const isNotFound = /^(\/en)?\/404/.test(pathname)
  const keep = ({ key, props }: Component) =>
    key !== 'script-loader' &&
    !key?.startsWith('gatsby-image-style') &&
    !(isNotFound && props?.sliceId === '_gatsby-scripts')
  replaceHeadComponents((getHeadComponents() as Component[]).filter(keep) as React.ReactNode[])
  replacePostBodyComponents((getPostBodyComponents() as Component[]).filter(keep) as React.ReactNode[])
}
