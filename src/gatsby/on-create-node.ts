import type { CreateNodeArgs, Node } from 'gatsby'
import { locales } from '../i18n/locales'
import { typeset } from '../i18n/typography'
import { textsIn } from '../model/translations'

type Texts = { [key: string]: Texts | string }

export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === 'Translations'
}

/**
 * Creates a `Locale` node for each language of a translations file: the form that gatsby-plugin-react-i18next reads.
 * The namespace is the name of the file.
 */
export function onCreateNode({ node, actions, createNodeId, createContentDigest, getNode }: CreateNodeArgs): void {
  const { id, children, parent, internal, ...tree } = node
  const file = parent ? getNode(parent) : undefined
  for (const language of locales) {
    const data = mapTexts(textsIn(language, tree) as Texts, (text) => typeset(text, language))
    actions.createNode({
      id: createNodeId(`${id} ${language}`),
      language,
      ns: String(file?.name),
      data,
      parent: id,
      children: [],
      internal: { type: 'Locale', contentDigest: createContentDigest(data) },
    })
  }
}

function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  )
}
