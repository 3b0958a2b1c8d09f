import * as React from 'react'
import { urgentScript } from '#build-values'
import { graphql, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from '../components/layout'
import { ErrorBoundary } from '../components/error-boundary'
import { ErrorPage } from '../components/error-page'
import { PageProvider } from '../../i18n/page'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom, TextsProvider } from '../../i18n/texts'

type Args =
  | WrapPageElementBrowserArgs<Queries.PageFragment, PageContext>
  | WrapPageElementNodeArgs<Queries.PageFragment, PageContext>

/**
 * Wraps every page, in the build and in the browser. Components inside it can ask which page they are on. If one of them
 * throws, the error page takes the place of the page; it gets its texts here, because gatsby-plugin-react-i18next
 * provides texts only inside the page.
 */
export function wrapPageElement({ element, props }: Args) {
  const { data, location, pageContext } = props
  const t = textsFrom(data.locales)
  return (
    <PageProvider value={pageContext}>
      <ErrorBoundary
        key={location.pathname}
        fallback={({ stack }) => (
          <TextsProvider value={t}>
            <Layout exhibition={data.exhibition}>
              <ErrorPage stack={stack} homeParts={data.exhibition.homeParts} />
            </Layout>
          </TextsProvider>
        )}
      >
        {element}
      </ErrorBoundary>
      {/* What the script of the urgent notice needs (ask-for-notice.script.ts). */}
      <div hidden data-urgent={urgentScript} data-close={t('common:urgent.close')} />
    </PageProvider>
  )
}

// Every page spreads this fragment.
export const fragment = graphql`
  fragment Page on Query {
    exhibition {
      ...Seo
      ...CommonLayout
    }
    ...Texts
  }
`
