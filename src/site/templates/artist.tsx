import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/artist'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
import { formatWorkYears } from '../components/years'
import { ArtistDetail } from '../features/artists/artist-detail'
import { ArtistWorks } from '../features/works/artist-works'
import { WorkHangPreload } from '../features/works/work-hang'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.ArtistPageQuery

export default function ArtistPage({ data: { exhibition, artist, previous, next } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <ArtistDetail artist={artist} exhibition={exhibition} previous={previous.nodes[0]} next={next.nodes[0]}>
        <ArtistWorks works={artist.works} artist={artist.slug} />
      </ArtistDetail>
    </Layout>
  )
}

export function Head({ data: { exhibition, artist, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const work = artist?.works[0]
  const years = work && formatWorkYears(work, textsFrom(locales))
  return (
    <>
      <WorkHangPreload works={artist.works} />
      <Seo
        exhibition={exhibition}
        title={artist.name}
        description={artist.summary}
        imageAlt={work && `${artist.name}: ${[work.title, years].filter(Boolean).join(', ')}. ${work.alt}`}
        page={pageContext}
      />
    </>
  )
}

export const query = graphql`
  query ArtistPage($language: String!, $namespaces: [String!]!, $slug: String!, $previous: String, $next: String) {
    ...Page
    exhibition {
      ...ArtistDetailExhibition
    }
    artist(slug: { eq: $slug }) {
      slug
      name
      summary(language: $language)
      works {
        title(language: $language)
        ...WorkYears
        alt(language: $language)
        ...ArtistWorks
      }
      ...ArtistDetail
    }
    previous: allArtist(filter: { slug: { eq: $previous } }) {
      nodes {
        ...ArtistNeighbour
      }
    }
    next: allArtist(filter: { slug: { eq: $next } }) {
      nodes {
        ...ArtistNeighbour
      }
    }
  }
`
