import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HeadProps } from 'gatsby'
import { alternatesOf } from '../../i18n/routes'
import type { Locale } from '../../i18n/locales'
import type { PageContext } from '../../i18n/page-context'
import { anExhibition } from '../../../tests/support/fixtures'
import { allTexts } from '../../../tests/support/render'
import { Head as EventHead } from './event'
import { Head as InvitationHead } from './invitation'

/** The title in the head of the page of an event, and in that of an invitation to it. */
function titlesOf(cancelled: boolean | null, language: Locale) {
  const event = { title: 'A Dinner', start: '2031-09-04T17:00', cancelled }
  const data = { exhibition: anExhibition, event, locales: allTexts(language) }
  const pageContext: PageContext = { template: 'event', language, alternates: alternatesOf('home') }
  const props = { data, pageContext }
  return [
    <EventHead key="event" {...(props as unknown as HeadProps<Queries.EventPageQuery, PageContext>)} />,
    <InvitationHead key="invitation" {...(props as unknown as HeadProps<Queries.InvitationPageQuery, PageContext>)} />,
  ].map((head) => /<title>(.*?) – /.exec(renderToStaticMarkup(head))?.[1]?.replace(/\s/g, ' '))
}

test.each([
  ['cs', 'Zrušeno: A Dinner', 'čtvrtek 4. září'],
  ['en', 'Called off: A Dinner', 'Thursday 4 September'],
] as const)('the title of an event that was called off says so (%s)', (language, title, day) => {
  expect(titlesOf(true, language)).toEqual([`${title}, ${day}`, title])
  for (const cancelled of [false, null]) {
    expect(titlesOf(cancelled, language)).toEqual([`A Dinner, ${day}`, 'A Dinner'])
  }
})
