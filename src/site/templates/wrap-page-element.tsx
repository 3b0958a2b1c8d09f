import * as React from 'react'
import { graphql, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { ErrorBoundary } from '../components/error-boundary'
import { ErrorPage } from '../components/error-page'
import { UrgentNotice } from '../components/urgent/urgent-notice'
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
  return (
    <PageProvider value={pageContext}>
      <ErrorBoundary
        key={location.pathname}
        fallback={({ stack }) => (
          <TextsProvider value={textsFrom(data.locales)}>
            <DefaultLayout exhibition={data.exhibition}>
              <ErrorPage stack={stack} homeParts={data.exhibition.homeParts} />
            </DefaultLayout>
          </TextsProvider>
        )}
      >
        {element}
      </ErrorBoundary>
      <UrgentNotice t={textsFrom(data.locales)} />
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
