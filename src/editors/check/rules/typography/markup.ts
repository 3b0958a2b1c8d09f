import { quoted } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import { linkOrMail } from '../links/links'
import { isShown } from './typography'
import { report } from './words'

/** HTML elements and comments, character references, bold text and links of Markdown. */
const markup = /<\/?[a-z][^<>\n]*>|<!--|&(?:#\w+|[a-z]+\d*);|\*\*[^*\n]+\*\*|__[^_\n]+__|\[[^\]\n]*\]\([^)\n]*\)/i

/** Texts of the interface have placeholders, see translations/placeholders.ts. */
const placeholder = /\{\{[^{}\n]*\}\}/

/** Reports the first markup of each text. */
export function check({ file, kind, yaml }: ContentFile): Finding[] {
  const patterns = kind ? [markup, placeholder] : [markup]
  return yaml.texts.flatMap(({ path, from, to }) => {
    if (!isShown(path)) return []
    const source = yaml.text.slice(from, to)
    // Links may have such characters: as many others take their place, so that positions stay the same.
    const withoutLinks = source.replace(linkOrMail, (link) => '\ue000'.repeat(link.length))
    const [first] = patterns.flatMap((pattern) => pattern.exec(withoutLinks) ?? [])
    if (first === undefined) return []
    const start = from + withoutLinks.indexOf(first)
    const found = yaml.text.slice(start, start + first.length)
    return [
      report('typography/markup', { file, ...yaml.between(start, start + first.length) }, { markup: quoted(found) }),
    ]
  })
}
