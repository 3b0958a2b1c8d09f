import { quoted } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import { withoutLinks } from '../links/links'
import { isShown } from './typography'
import { report } from './words'

/** HTML elements and comments, character references, bold text and links of Markdown. */
const markup = /<\/?[a-z][^<>\n]*>|<!--|&(?:#\w+|[a-z]+\d*);|\*\*[^*\n]+\*\*|__[^_\n]+__|\[[^\]\n]*\]\([^)\n]*\)/i

/** Texts of the interface have placeholders, see translations/placeholders.ts. */
const placeholder = /\{\{[^{}\n]*\}\}/

/** Reports the first markup of each text. */
export function* check({ file, kind, yaml }: ContentFile): Iterable<Finding> {
  const patterns = kind ? [markup, placeholder] : [markup]
  for (const { path, from, to } of yaml.texts) {
    const source = withoutLinks(yaml.text.slice(from, to))
    const [first] = isShown(path) ? patterns.flatMap((pattern) => pattern.exec(source) ?? []) : []
    if (first === undefined) continue
    const start = from + source.indexOf(first)
    const end = start + first.length
    yield report(
      'typography/markup',
      { file, ...yaml.between(start, end) },
      { markup: quoted(yaml.text.slice(start, end)) },
    )
  }
}
