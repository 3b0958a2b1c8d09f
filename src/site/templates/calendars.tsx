import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/calendars'
import { useScripts } from '../before-react/use-scripts'
import { OverlayLayout } from '../components/overlay-layout'
import { Seo } from '../components/seo'
import { Calendars } from '../features/calendars/calendars'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.CalendarsPageQuery

export default function CalendarsPage({ data: { exhibition, events } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <OverlayLayout exhibition={exhibition}>
      <Calendars events={events} />
    </OverlayLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return (
    <Seo
      exhibition={exhibition}
      title={t('calendars:title')}
      description={t('calendars:description')}
      page={pageContext}
    />
  )
}

export const query = graphql`
  query CalendarsPage($language: String!, $namespaces: [String!]!) {
    ...Page
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...Calendars
    }
  }
`
