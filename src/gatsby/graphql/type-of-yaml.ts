import type { Node } from 'gatsby'
import { kindOf } from '../../model/kinds'

/** The type of the node that gatsby-transformer-yaml makes of a file in `content/`. */
export function typeOfYaml({ node }: { node: Node }): string {
  return kindOf(String(node.relativePath)) ?? 'Translations'
}
