import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/work'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
import { formatWorkYears } from '../components/years'
import { WorkDetail, WorkDetailHead } from '../features/works/work-detail'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.WorkPageQuery

export default function WorkPage({ data: { exhibition, artist, previous, next } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <WorkDetail artist={artist} work={artist.work} previous={previous.nodes[0]} next={next.nodes[0]} />
    </Layout>
  )
}

export function Head({ data: { exhibition, artist, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const { work } = artist
  const title = `${artist.name}: ${work.title}`
  const years = formatWorkYears(work, textsFrom(locales))
  return (
    <>
      <WorkDetailHead work={work} />
      <Seo
        exhibition={exhibition}
        title={title}
        description={work.alt}
        imageAlt={`${[title, years].filter(Boolean).join(', ')}. ${work.alt}`}
        page={pageContext}
      />
    </>
  )
}

export const query = graphql`
  query WorkPage(
    $language: String!
    $namespaces: [String!]!
    $slug: String!
    $work: String!
    $previous: String
    $previousWork: String!
    $next: String
    $nextWork: String!
  ) {
    ...Page
    artist(slug: { eq: $slug }) {
      name
      work(slug: $work) {
        title(language: $language)
        ...WorkYears
        alt(language: $language)
        ...WorkDetail
      }
      ...WorkDetailArtist
    }
    previous: allArtist(filter: { slug: { eq: $previous } }) {
      nodes {
        ...WorkNeighbour
        work(slug: $previousWork) {
          ...WorkNeighbourTitle
        }
      }
    }
    next: allArtist(filter: { slug: { eq: $next } }) {
      nodes {
        ...WorkNeighbour
        work(slug: $nextWork) {
          ...WorkNeighbourTitle
        }
      }
    }
  }
`
