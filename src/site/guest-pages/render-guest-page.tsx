import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../../i18n/page'
import { hrefOf } from '../../i18n/routes'
import { textsFrom, TextsProvider } from '../../i18n/texts'
import { locales } from '../../i18n/locales'
import { shellMarks, type RenderGuestPage } from '../../registration/guest-pages'
import { GuestContent, hasLayout, titleOf, type GuestData } from './guest-content'

/**
 * Renders a guest page into the shell of its language. The build bundles this module for the functions
 * (tools/build/write-guest-pages.mts). One pass fills in all marks, so that a mark in what a guest sent stays plain text.
 */
export const renderGuestPage: RenderGuestPage = ({ locale, shells, data }, page) => {
  const pageData = data as GuestData
  const t = textsFrom(pageData.locales)
  const shell = hasLayout(page) ? shells.site : shells.plain
  if (!shell) throw new Error('The content has no event by invitation, so there is no page for its guests.')
  const content = renderToStaticMarkup(
    <PageProvider value={{ template: 'guest-page', language: locale, alternates: page.alternates, noindex: true }}>
      <TextsProvider value={t}>
        <GuestContent page={page} data={pageData} />
      </TextsProvider>
    </PageProvider>,
  )
  const filled: Record<string, string> = {
    [shellMarks.content]: content,
    [shellMarks.title]: renderToStaticMarkup(titleOf(page, pageData, t)),
    ...Object.fromEntries(
      locales.map((each) => [shellMarks.address(each), renderToStaticMarkup(hrefOf(page.alternates[each]))]),
    ),
  }
  return { ...shell, html: shell.html.replace(/\{\{[^{}]*\}\}/g, (mark) => filled[mark] ?? mark) }
}
