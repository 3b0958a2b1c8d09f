import * as React from 'react'
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { ErrorBoundary } from '../components/error-boundary'
import { ErrorPage } from '../components/error-page'
import { PageProvider } from '../../i18n/page'
import type { PageContext } from '../../i18n/page-context'
import type { LocaleEdges } from '../../i18n/texts'
import { TextsProvider } from '../../i18n/texts-provider'

/** What every page of this site queries. */
type PageData = { exhibition: Queries.CommonLayoutFragment; locales: LocaleEdges }

type Args = WrapPageElementBrowserArgs<PageData, PageContext> | WrapPageElementNodeArgs<PageData, PageContext>

/** Around every page, in the build and in the browser: which page it is, and what is shown if it fails. */
export function wrapPageElement({ element, props }: Args) {
  const { data, location, pageContext } = props
  return (
    <PageProvider value={pageContext}>
      <ErrorBoundary
        key={location.pathname}
        fallback={({ stack }) => (
          <TextsProvider language={pageContext.language} locales={data.locales}>
            <DefaultLayout exhibition={data.exhibition}>
              <ErrorPage stack={stack} homeParts={data.exhibition.homeParts} />
            </DefaultLayout>
          </TextsProvider>
        )}
      >
        {element}
      </ErrorBoundary>
    </PageProvider>
  )
}
