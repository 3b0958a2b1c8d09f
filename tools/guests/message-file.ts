import { z } from 'zod'
import { oneForEachCause } from '../../src/editors/check/run/causes'
import { atNewPlaces } from '../../src/editors/check/run/check-file'
import { readRest } from '../../src/editors/check/run/read-rest'
import type { Finding } from '../../src/editors/check/base/rule'
import { formatProblem } from '../../src/editors/check/formats/pretty'
import type { ParsedYaml } from '../../src/editors/check/read/parse-yaml'
import { check as plainTexts } from '../../src/editors/check/rules/syntax/plain-texts'
import { checkSchema } from '../../src/editors/check/rules/schema/schema'
import { check as unfinished } from '../../src/editors/check/rules/translations/unfinished'
import { inEachLanguage, type Localized } from '../../src/i18n/locales'
import { line, localized, prose } from '../../src/model/fields'
import { maxSubjectLength, maxTextLength } from '../../src/registration/door'
import { readOrganiserFile } from './read-organiser-file'

/** What an organiser writes to the guests of an event. */
export type Message = { subject: Localized<string>; text: Localized<string> }

/** In bytes. */
const maxFileSize = 1_000_000

// Another header of the mail would begin after a line break. PostgreSQL stores neither NUL nor half a character.
// eslint-disable-next-line no-control-regex
const inSubject = /^[^\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]*$/u
// eslint-disable-next-line no-control-regex
const inText = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]*$/u

const messageSchema = z.strictObject({
  subject: localized(line(maxSubjectLength).regex(inSubject, 'must be one line without control characters')),
  text: localized(prose(maxTextLength).regex(inText, 'must have no control characters')),
})

/**
 * Reads the YAML file of a message.
 * @throws Error that names each mistake with its line, its column and its fix
 */
export async function readMessage(file: string): Promise<Message> {
  // A byte order mark would count as a column.
  const source = (await readOrganiserFile(file, maxFileSize, 'a message')).toString('utf8').replace(/^\ufeff/, '')
  const { yaml, syntax } = readRest(file, source)
  const findings = syntax.length > 0 ? oneForEachCause(syntax) : mistakesIn(file, yaml)
  if (findings.length > 0) throw new Error(findings.map((finding) => described(finding, source)).join('\n\n'))
  const { subject, text } = messageSchema.parse(yaml.data)
  const trimmed = (texts: Localized<string>) => inEachLanguage((locale) => texts[locale].trim())
  return { subject: trimmed(subject), text: trimmed(text) }
}

function mistakesIn(file: string, yaml: ParsedYaml): Finding[] {
  const content = { path: file, file, kind: undefined, yaml, gaps: [] }
  const shape = checkSchema(file, yaml, messageSchema).findings
  // The same text in two languages, a warning, may be meant.
  const todo = unfinished(content).filter(({ rule }) => rule.severity === 'error')
  return [...shape, ...atNewPlaces(shape, [...plainTexts(content), ...todo])]
}

/** Without why it matters to the site: the file is no content. */
function described(finding: Finding, source: string): string {
  const { what: message, fix } = finding.describe('en')
  return formatProblem({ ...finding, severity: 'error', rule: finding.rule.name, message, fix }, source)
}
