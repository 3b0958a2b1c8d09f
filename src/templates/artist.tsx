import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { OverlayLayout } from '../components/overlay-layout'
import { Seo } from '../components/seo'
import { ArtistDetail } from '../features/artists/artist-detail'
import type { PageContext } from '../i18n/page-context'

type Data = Queries.ArtistPageQuery

export default function ArtistPage({ data: { exhibition, artist } }: PageProps<Data>) {
  return (
    exhibition &&
    artist && (
      <OverlayLayout exhibition={exhibition}>
        <ArtistDetail artist={artist} />
      </OverlayLayout>
    )
  )
}

export function Head({ data: { exhibition, artist }, pageContext }: HeadProps<Data, PageContext>) {
  return (
    exhibition &&
    artist && (
      <Seo
        exhibition={exhibition}
        title={artist.name}
        description={artist.summary}
        image={artist.works[0]?.image.childImageSharp?.resize?.src}
        page={pageContext}
      />
    )
  )
}

export const query = graphql`
  query ArtistPage($language: String!, $slug: String!) {
    exhibition {
      ...Seo
      ...CommonLayout
    }
    artist(slug: { eq: $slug }) {
      name
      summary(language: $language)
      works {
        image {
          childImageSharp {
            resize(width: 1200) {
              src
            }
          }
        }
      }
      ...ArtistDetail
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "errors", "artist"] } }) {
      ...Texts
    }
  }
`
