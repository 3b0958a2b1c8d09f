import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/artists'
import { useScripts } from '../before-react/use-scripts'
import { OverlayLayout } from '../components/overlay-layout'
import { PageTitle } from '../components/page-title'
import { Seo } from '../components/seo'
import { ArtistIndex } from '../features/artists/artist-index'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom, useTexts } from '../../i18n/texts'

type Data = Queries.ArtistsPageQuery

export default function ArtistsPage({ data: { exhibition, artists } }: PageProps<Data>) {
  useScripts(scripts)
  const t = useTexts()
  return (
    <OverlayLayout exhibition={exhibition}>
      <PageTitle>{t('artists:title')}</PageTitle>
      <ArtistIndex artists={artists} />
    </OverlayLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return (
    <Seo exhibition={exhibition} title={t('artists:title')} description={t('artists:description')} page={pageContext} />
  )
}

export const query = graphql`
  query ArtistsPage($language: String!, $namespaces: [String!]!) {
    ...Page
    artists: allArtist {
      ...ArtistIndex
    }
  }
`
