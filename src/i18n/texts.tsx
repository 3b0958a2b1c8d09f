import * as React from 'react'
import { graphql } from 'gatsby'
import { textsOf, type Tree } from './find-text'
import type { GetText } from './keys'
import { defaultLocale } from './locales'

/** The texts of a page, as its query returns them: one node for each namespace. */
export type PageTexts = {
  readonly edges: ReadonlyArray<{
    readonly node: { readonly language: string; readonly ns: string; readonly data: Tree }
  }>
}

const TextsContext = React.createContext<GetText>(textsOf({}, defaultLocale))

/** Makes the texts of a page available to the components inside it. */
export const TextsProvider = TextsContext.Provider

/** Returns the function that gets the texts of the page being rendered. */
export function useTexts(): GetText {
  return React.useContext(TextsContext)
}

/** The same function without React's context, for example in `Head`, which Gatsby renders outside every provider. */
export function textsFrom({ edges }: PageTexts): GetText {
  const namespaces = Object.fromEntries(edges.map(({ node }) => [node.ns, node.data]))
  return textsOf(namespaces, edges[0]?.node.language ?? defaultLocale)
}

// gatsby-plugin-react-i18next expects this name and this shape in the data of every page.
export const fragment = graphql`
  fragment Texts on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
