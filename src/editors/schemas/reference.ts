import { stringify } from 'yaml'
import { defaultLocale, locales } from '../../i18n/locales'
import { kindNames, kinds, type KindName } from '../../model/kinds'
import { contentSchema, type FieldSchema, fieldsOf, isLocalized, isProse, needsQuotes } from './content-schema'
import { capital } from '../../i18n/capital'
import { choiceName } from '../words/choices'
import { fieldDescription, fieldName } from '../words/fields'
import { kindWords } from '../words/kinds'
import { referenceWords } from '../words/reference'
import { type MessageLanguage, messageLanguages } from '../words/message-language'
import type { GeneratedFile } from './schema-files'

/** Marks a field that has a text in each language of the site. */
const codes = locales.join(', ')

/** The reference of all fields, one file for each language of messages, by their paths in the folder of content. */
export function referenceFiles(): GeneratedFile[] {
  return messageLanguages.map((language) => ({ path: `REFERENCE.${language}.md`, text: reference(language) }))
}

function reference(language: MessageLanguage): string {
  const { title, intro, legend } = referenceWords[language]
  const others = messageLanguages.filter((other) => other !== language)
  const links = others.map((other) => `[${referenceWords[other].name}](REFERENCE.${other}.md)`)
  const parts = [
    `# ${title}`,
    links.join(' · '),
    intro,
    legend(codes),
    ...kindNames.map((kind) => section(kind, language)),
  ]
  return `${parts.join('\n\n')}\n`
}

function section(kind: KindName, language: MessageLanguage): string {
  const [, all] = kindWords[kind][language]
  const rows = fieldsOf(kind, contentSchema(kind)).map(({ path, field, required }) => {
    const depth = path.split('.').length - 2
    const name = `${'\u2003'.repeat(depth)}\`${path.split('.').at(-1)}\`${required ? '' : ' *'}`
    return row([name, meaning(path, language), how(path, field, language), example(field)])
  })
  const { columns } = referenceWords[language]
  return [
    `## ${all}: \`content/${kinds[kind].pattern}\``,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...rows,
  ].join('\n')
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

function meaning(path: string, language: MessageLanguage): string {
  const label = capital(fieldName(path, language) ?? '')
  return `**${label}.** ${fieldDescription(path, language)}`.replaceAll('|', '\\|')
}

function how(path: string, field: FieldSchema, language: MessageLanguage): string {
  const say = referenceWords[language]
  if (isLocalized(field)) return `${codes}: ${how(path, field.properties![defaultLocale]!, language)}`
  if (field.items) return isLocalized(field.items) ? `${say.list}; ${how(path, field.items, language)}` : say.list
  if (field.properties) return say.group
  if (field.enum) return `${say.oneOf}: ${choices(path, field, language)}`
  if (field.moment) return say[field.moment]
  if (field.reference) return say.of[field.reference]
  if (field.image) return say.image
  if (field.contentFile) return say.pdf
  if (field.type === 'integer' || field.type === 'number') return numbers(field, language)
  if (field.type === 'boolean') return say.boolean
  if (field.pattern?.startsWith('^[a-z0-9]')) return say.slug
  const kind = isProse(field) ? say.prose : needsQuotes(field) ? say.quoted : say.text
  return field.maxLength ? `${kind}, ${say.upTo(field.maxLength)}` : kind
}

function numbers({ type, minimum, maximum }: FieldSchema, language: MessageLanguage): string {
  const say = referenceWords[language]
  const kind = type === 'integer' ? say.integer : say.number
  return minimum !== undefined && maximum !== undefined ? `${kind}, ${say.between(minimum, maximum)}` : kind
}

const choices = (path: string, field: FieldSchema, language: MessageLanguage) =>
  (field.enum ?? []).map((value) => `\`${value}\` (${choiceName(path, value, language)})`).join(', ')

/** The example as YAML. A text in several languages has several lines. */
function example(field: FieldSchema): string {
  const { examples, properties, items } = field
  const first = examples?.[0]
  if (first === undefined || ((properties || items) && typeof first !== 'object')) return ''
  const yaml = needsQuotes(field)
    ? `"${String(first)}"`
    : stringify(first, { lineWidth: 0, flowCollectionPadding: false }).trimEnd()
  return yaml
    .split('\n')
    .map((line) => (line.trim() ? `\`${line.replaceAll('|', '\\|')}\`` : ''))
    .filter(Boolean)
    .join('<br>')
}
