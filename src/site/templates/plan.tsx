import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/plan'
import { useScripts } from '../before-react/use-scripts'
import { OverlayLayout } from '../components/overlay-layout'
import { Seo } from '../components/seo'
import { Plan } from '../features/plan/plan'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.PlanPageQuery

export default function PlanPage({ data: { exhibition, events, artists } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <OverlayLayout exhibition={exhibition}>
      <Plan exhibition={exhibition} events={events} artists={artists} />
    </OverlayLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return <Seo exhibition={exhibition} title={t('plan:title')} description={t('plan:description')} page={pageContext} />
}

export const query = graphql`
  query PlanPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Plan
    }
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...PlanEvents
    }
    artists: allArtist {
      ...PlanWorks
    }
  }
`
