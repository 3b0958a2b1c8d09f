import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/works'
import { useScripts } from '../before-react/use-scripts'
import { OverlayLayout } from '../components/overlay-layout'
import { PageTitle } from '../components/page-title'
import { Seo } from '../components/seo'
import { Wall } from '../features/works/wall'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom, useTexts } from '../../i18n/texts'

type Data = Queries.WorksPageQuery

export default function WorksPage({ data: { exhibition, artists } }: PageProps<Data>) {
  useScripts(scripts)
  const t = useTexts()
  return (
    <OverlayLayout exhibition={exhibition}>
      <PageTitle>{t('works:title')}</PageTitle>
      <Wall artists={artists} />
    </OverlayLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return (
    <Seo exhibition={exhibition} title={t('works:title')} description={t('works:description')} page={pageContext} />
  )
}

export const query = graphql`
  query WorksPage($language: String!, $namespaces: [String!]!) {
    ...Page
    artists: allArtist {
      ...Wall
    }
  }
`
