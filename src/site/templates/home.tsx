import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/home'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
import { About } from '../features/about/about'
import { ArtistNames } from '../features/artists/artist-names'
import { Contact } from '../features/contact/contact'
import { Hero, HeroHead } from '../features/hero/hero'
import { Numbers } from '../features/numbers/numbers'
import { Partners } from '../features/partners/partners'
import { Pause } from '../features/pause/pause'
import { Programme } from '../features/programme/programme'
import { Studios } from '../features/studios/studios'
import type { PageContext } from '../../i18n/page-context'

type Data = Queries.HomePageQuery

export default function HomePage({ data: { exhibition, artists, events, partners } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <Hero exhibition={exhibition} />
      <Numbers exhibition={exhibition} />
      <About exhibition={exhibition} />
      <Studios exhibition={exhibition} />
      <ArtistNames artists={artists} />
      <Pause work={exhibition.pauses?.[0]} />
      <Contact exhibition={exhibition} />
      <Programme exhibition={exhibition} events={events} />
      <Pause work={exhibition.pauses?.[1]} />
      <Partners partners={partners} />
    </Layout>
  )
}

export function Head({ data: { exhibition }, pageContext }: HeadProps<Data, PageContext>) {
  return (
    <>
      <HeroHead exhibition={exhibition} />
      <Seo exhibition={exhibition} title={null} page={pageContext} />
    </>
  )
}

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Hero
      ...Numbers
      ...About
      ...Studios
      ...Contact
      ...Programme
      pauses {
        ...ChosenWork
      }
    }
    artists: allArtist {
      ...ArtistNames
    }
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...ProgrammeEvents
    }
    partners: allPartner(sort: { name: ASC }) {
      ...Partners
    }
  }
`
