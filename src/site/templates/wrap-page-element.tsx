import * as React from 'react'
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { ErrorBoundary } from '../components/error-boundary'
import { ErrorPage } from '../components/error-page'
import { PageProvider } from '../../i18n/page'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom, TextsProvider, type PageTexts } from '../../i18n/texts'

/** What every page of this site queries. */
type PageData = { exhibition: Queries.CommonLayoutFragment; locales: PageTexts }

type Args = WrapPageElementBrowserArgs<PageData, PageContext> | WrapPageElementNodeArgs<PageData, PageContext>

/** Around every page, in the build and in the browser: which page it is, and what is shown if it fails. */
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
    </PageProvider>
  )
}
