import type { CreateNodeArgs, Node } from 'gatsby'
import { locales } from '../i18n/locales'
import { typesetTextsIn } from '../model/translations'

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
    const data = typesetTextsIn(language, tree)
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
