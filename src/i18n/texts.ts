import { graphql } from 'gatsby'
import { useTranslation } from 'react-i18next'

/** A text of the interface by its key, `namespace:path.to.key`. */
export type GetText = (key: string, values?: Record<string, string | number>) => string

/** The texts of the page being rendered. */
export function useTexts(): GetText {
  const { t } = useTranslation()
  return (key, values = {}) => t(key, values)
}

type Tree = { readonly [key: string]: unknown }

/** What a page's query brings of the translations. */
export type LocaleEdges = {
  readonly edges: ReadonlyArray<{ readonly node: { readonly ns: string; readonly data: Tree } }>
}

/**
 * The same texts where there is no React context: Gatsby renders `Head` outside the providers.
 * Fills in `{{values}}`; plurals are not needed there.
 */
export function textsFrom(locales: LocaleEdges): GetText {
  return (key, values = {}) => {
    const [ns, path = ''] = key.split(':')
    const data = locales.edges.find(({ node }) => node.ns === ns)?.node.data
    const text = path.split('.').reduce<unknown>((tree, step) => (tree as Tree | undefined)?.[step], data)
    if (typeof text !== 'string') return key
    return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))
  }
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
