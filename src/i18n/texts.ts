import { graphql } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { findText, type Tree, type Values } from './find-text'
import { defaultLocale } from './locales'

/** A text of the interface by its key, `namespace:path.to.key`. */
export type GetText = (key: string, values?: Values) => string

/** The texts of the page being rendered. */
export function useTexts(): GetText {
  const { t } = useTranslation()
  return (key, values = {}) => t(key, values)
}

/** What a page's query brings of the translations. */
export type LocaleEdges = {
  readonly edges: ReadonlyArray<{
    readonly node: { readonly ns: string; readonly data: Tree; readonly language?: string }
  }>
}

/** The same texts where there is no React context: Gatsby renders `Head` outside the providers. */
export function textsFrom(locales: LocaleEdges): GetText {
  const namespaces = Object.fromEntries(locales.edges.map(({ node }) => [node.ns, node.data]))
  const language = locales.edges[0]?.node.language ?? defaultLocale
  return (key, values) => findText(namespaces, language, key, values)
}

// The shape that gatsby-plugin-react-i18next looks for in a page's `data.locales`.
export const fragment = graphql`
  fragment Texts on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`
