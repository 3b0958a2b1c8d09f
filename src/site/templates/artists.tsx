import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/artists'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { PageTitle } from '../components/page-title'
import { headOf } from '../components/seo'
import { ArtistIndex } from '../features/artists/artist-index'
import { useTexts } from '../../i18n/texts'

type Data = Queries.ArtistsPageQuery

export default function ArtistsPage({ data: { exhibition, artists } }: PageProps<Data>) {
  useScripts(scripts)
  const t = useTexts()
  return (
    <Layout exhibition={exhibition} overlay>
      <PageTitle>{t('artists:title')}</PageTitle>
      <ArtistIndex artists={artists} />
    </Layout>
  )
}

export const Head = headOf('artists:title', 'artists:description')

export const query = graphql`
  query ArtistsPage($language: String!, $namespaces: [String!]!) {
    ...Page
    artists: allArtist {
      ...ArtistIndex
    }
  }
`
