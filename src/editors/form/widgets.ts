import { capital } from '../../i18n/capital'
import { defaultLocale, locales } from '../../i18n/locales'
import type { Collection } from '../../model/fields'
import { type FieldSchema, isProse, type Moment } from '../schemas/content-schema'
import type { SchemaRule } from '../../model/schema-rules'
import { fieldRules } from '../check/rules/schema/field-words'
import { choiceName } from '../words/choices'
import { formAdvice, formWords } from '../words/form'
import type { MessageLanguage } from '../words/message-language'
import type { CmsField } from './cms-types'

/** The path of a localized text in the default language, for templates of Decap CMS. */
export const inDefault = (field: string) => `${field}.${defaultLocale}`
const inEach = (field: string) => locales.map((locale) => `${field}.${locale}`)

/** How the form shows the records of a kind where an editor chooses one, and in which fields it searches. */
const relations: Record<Collection, { display: string; search: string[] }> = {
  artists: { display: '{{name}}', search: ['name', 'sortName', 'slug'] },
  events: { display: `{{${inDefault('title')}}}`, search: [...inEach('title'), 'slug'] },
  partners: { display: '{{name}}', search: ['name', 'slug'] },
  places: { display: `{{${inDefault('name')}}}`, search: [...inEach('name'), 'slug'] },
}

/** The widget of Decap CMS for a field, with its options. */
export function widgetOf(
  path: string,
  field: FieldSchema,
  language: MessageLanguage,
): Omit<CmsField, 'name' | 'label'> & { widget: string } {
  if (field.reference) {
    const { display, search } = relations[field.reference]
    return {
      widget: 'relation',
      collection: field.reference,
      value_field: 'slug',
      search_fields: search,
      display_fields: [display],
      options_length: 200,
    }
  }
  if (field.image) return { widget: 'image', choose_url: false, ...patternOf(field, language) }
  if (field.contentFile) return pdfWidget(language)
  if (field.enum) {
    const options = field.enum.map((value) => ({ value, label: capital(choiceName(path, value, language)) }))
    return { widget: 'select', options }
  }
  if (field.type === 'integer' || field.type === 'number') {
    const { minimum, exclusiveMinimum, maximum } = field
    const min = minimum ?? (exclusiveMinimum === undefined ? undefined : 0.1)
    const step = field.type === 'integer' ? 1 : 0.1
    return { widget: 'number', value_type: field.type === 'integer' ? 'int' : 'float', min, max: maximum, step }
  }
  if (field.type === 'boolean') return { widget: 'boolean' }
  if (field.moment) return momentWidgets[field.moment]
  return { ...textOf(field), ...patternOf(field, language) }
}

/** A file below content/files has the same path on the site. Decap tests only its name against the pattern. */
const pdfWidget = (language: MessageLanguage) => ({
  widget: 'file',
  choose_url: false,
  media_folder: '/content/files',
  public_folder: '/',
  pattern: ['^[\\w-][\\w.-]*\\.pdf$', adviceOf('schema/pdf-path', language)] satisfies CmsField['pattern'],
})

const day = 'YYYY-MM-DD'
const time = 'HH:mm'

/** Dates and times, in the format of the model. */
const momentWidgets = {
  date: { widget: 'datetime', format: day, date_format: day, time_format: false },
  time: { widget: 'datetime', format: time, date_format: false, time_format: time },
  datetime: { widget: 'datetime', format: `${day}T${time}`, date_format: day, time_format: time, picker_utc: false },
} satisfies Record<Moment, object>

/** Long one-line texts get a text area, so that they are seen whole. */
const textOf = (field: FieldSchema) =>
  isProse(field)
    ? { widget: 'text' }
    : (field.maxLength ?? 0) > 160
      ? { widget: 'text', one_line: true }
      : { widget: 'string' }

/** What the content check says of the rule: what is wrong, and what to write. Decap puts the name of the field before it. */
function adviceOf(rule: SchemaRule, language: MessageLanguage): string {
  const own = formAdvice[rule]
  if (own) return own[language]
  const { what, fix } = fieldRules[rule]
  const said = what[language].replace('{field}: ', '').replace(/[“„]\{value\}[”“] /, '')
  // Quotes are for YAML only.
  return `${said} ${fix[language].replace(/"([^"]*)"/g, '$1')}`
}

function patternOf(
  { pattern, rule, maxLength }: FieldSchema,
  language: MessageLanguage,
): { pattern?: [string, string] } {
  if (pattern && pattern !== '\\S' && rule) return { pattern: [pattern, adviceOf(rule, language)] }
  return maxLength ? { pattern: [`^[\\s\\S]{0,${maxLength}}$`, formWords[language].longest(maxLength)] } : {}
}
