import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/works'
import { useScripts } from '../before-react/use-scripts'
import { PaintFirstScreenAtOnce } from '../components/first-screen'
import { Layout } from '../components/layout'
import { PageTitle } from '../components/page-title'
import { headOf } from '../components/seo'
import { Wall } from '../features/works/wall'
import type { PageContext } from '../../i18n/page-context'
import { useTexts } from '../../i18n/texts'

type Data = Queries.WorksPageQuery

export default function WorksPage({ data: { exhibition, artists } }: PageProps<Data>) {
  useScripts(scripts)
  const t = useTexts()
  return (
    <Layout exhibition={exhibition} overlay>
      <PageTitle>{t('works:title')}</PageTitle>
      <Wall artists={artists} />
    </Layout>
  )
}

const WorksSeo = headOf('works:title', 'works:description')

export function Head(props: HeadProps<Data, PageContext>) {
  return (
    <>
      <PaintFirstScreenAtOnce />
      <WorksSeo {...props} />
    </>
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
