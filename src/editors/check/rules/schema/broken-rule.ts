import type { SchemaRule } from '../../../../model/schema-rules'
import { nameOfLanguage, phrase, phrases, type Wording, write } from '../../base/message'
import { languagesMeant } from '../translations/language-meant'
import { unfinished } from '../translations/unfinished'
import { written } from '../values/characters'
import { textMeant } from '../values/texts-meant'
import { formatPhrases } from './field-words'

/** How to fix a value that breaks a rule of the model; undefined where only an example can be given. */
export function adviceOnRule(
  rule: SchemaRule,
  value: string,
  accepts: (value: string) => boolean,
): Wording | undefined {
  const meant = unfinished.test(value) ? undefined : textMeant(rule, value, accepts)
  if (meant !== undefined) {
    if (isCertain(rule, value)) return write(written(meant))
    return phrase(rule === 'schema/pdf-path' ? formatPhrases.renamePdf : phrases.write, { value: written(meant) })
  }
  if (rule === 'schema/https' && value.startsWith('http://')) {
    return phrase(formatPhrases.tryHttps, { value: value.replace('http:', 'https:') })
  }
  if (rule === 'schema/language-tag') return languageAdvice(value)
  if (rule === 'schema/image-name') return pictureAdvice(value, 'jpg')
  return rule === 'schema/drawing-name' ? pictureAdvice(value, 'svg') : undefined
}

/** Whether a correction is only another notation of the value, not a guess. */
function isCertain(rule: SchemaRule, value: string): boolean {
  if (rule === 'schema/link') return /^[^\s:/]+@\S+$/.test(value)
  if (rule === 'schema/email') return /^(mailto:)?\S+$/.test(value)
  return ['schema/slug', 'schema/day', 'schema/date-time', 'schema/time', 'schema/country', 'schema/phone'].includes(
    rule,
  )
}

function languageAdvice(value: string): Wording | undefined {
  const meant = languagesMeant(value)[0]
  return meant ? phrase(formatPhrases.languageMeant, { meant, language: nameOfLanguage(meant) }) : undefined
}

const endings = { jpg: /^(jpe?g|png|webp)$/, svg: /^svg$/ }

/** What to do with a picture whose name cannot be here: the field and often the file need another name. */
function pictureAdvice(value: string, ending: keyof typeof endings): Wording {
  const [name = ''] = value.split(/[/\\]/).slice(-1)
  const [, stem = name, written] = /^(.*)\.(\w+)$/.exec(name) ?? []
  if (written === undefined) return phrase(formatPhrases.addEnding, { name: `${stem}.${ending}` })
  if (endings[ending].test(written)) return phrase(formatPhrases.moveBeside, { name })
  if (endings[ending].test(written.toLowerCase()))
    return phrase(formatPhrases.renameEnding, { name: `${stem}.${written.toLowerCase()}` })
  return phrase(ending === 'svg' ? formatPhrases.exportDrawing : formatPhrases.exportPicture, {
    name: `${stem}.${ending}`,
  })
}
