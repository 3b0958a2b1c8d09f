import type { Finding } from '../../base/rule'
import { quoted } from '../../base/message'
import { type Content, hasKind } from '../../read/content'
import { exampleTexts } from './example-texts'
import { report } from './words'

/** Texts of a new exhibition that nobody has replaced: those of a file are one problem. */
export function* check({ files, folder }: Content): Iterable<Finding> {
  const rule = folder.published === undefined ? 'example/text' : 'example/published'
  for (const { file, yaml } of files.filter(hasKind))
    for (const { value, from, to } of yaml.texts) {
      const example = exampleTexts.find((text) => value.includes(text))
      if (example !== undefined) yield report(rule, yaml.between(from, to), { text: quoted(example) }, { cause: file })
    }
}
