import { capital } from '../../i18n/capital'
import { defaultLocale, locales } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import type { Collection } from '../../model/fields'
import { kindNames, kinds, type KindName } from '../../model/kinds'
import { contentSchema, type FieldSchema, isLocalized, isProse, type Moment } from '../schemas/content-schema'
import { choiceName, fieldDescription, fieldName, inLanguageOf } from '../schemas/field-name'
import { modelineOf } from '../schemas/modeline'
import { formWords } from '../words/form'
import { kindWords } from '../words/kinds'
import type { MessageLanguage } from '../words/message-language'

/** A field of Decap CMS (https://decapcms.org/docs/widgets/), as far as this form uses them. */
export type CmsField = {
  name: string
  label: string
  widget: string
  hint?: string
  required?: boolean
  pattern?: [regex: string, message: string]
  fields?: CmsField[]
  /** Decap checks the fields of a group even where the group is absent, so such a group is a list of at most one. */
  optional_group?: true
  /** A text that is edited in several lines, and written in one. */
  one_line?: true
  [option: string]: unknown
}

export type CmsCollection = {
  name: string
  label: string
  /** The first line of each file. */
  modeline: string
  fields?: CmsField[]
  files?: { name: string; label: string; file: string; fields: CmsField[]; [option: string]: unknown }[]
  [option: string]: unknown
}

export type CmsConfig = { locale: string; collections: CmsCollection[]; [option: string]: unknown }

const inDefault = (field: string) => `${field}.${defaultLocale}`
const inEach = (field: string) => locales.map((locale) => `${field}.${locale}`)

/** How records of a kind are listed and chosen: the field that names one, and what else a search looks at. */
const named: Record<Collection, { display: string; search: string[] }> = {
  artists: { display: '{{name}}', search: ['name', 'sortName', 'slug'] },
  events: { display: `{{${inDefault('title')}}}`, search: [...inEach('title'), 'slug'] },
  places: { display: `{{${inDefault('name')}}}`, search: [...inEach('name'), 'slug'] },
}

const listed: Partial<Record<KindName, Record<string, unknown>>> = {
  Artist: { summary: '{{sortName}}', sortable_fields: ['sortName', 'birthYear'] },
  Event: { summary: `{{start}} · {{${inDefault('title')}}}`, sortable_fields: ['start', 'type'] },
  Partner: { summary: '{{name}} ({{group}})', sortable_fields: ['name', 'group'] },
  Place: { summary: `{{${inDefault('name')}}}`, sortable_fields: ['slug'] },
  TextPage: { summary: `{{${inDefault('title')}}}`, identifier_field: inDefault('slug') },
}

/** The configuration of Decap CMS that follows from the model, with its words in one language. */
export function cmsConfig(language: MessageLanguage): CmsConfig {
  return {
    locale: language,
    publish_mode: 'editorial_workflow',
    media_folder: 'content',
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    // The page itself, on the deploy preview, shows better what a change does than Decap's own preview would.
    editor: { preview: false },
    show_preview_links: true,
    collections: kindNames.map((kind) => collectionOf(kind, language)),
  }
}

function collectionOf(kind: KindName, language: MessageLanguage): CmsCollection {
  const { pattern, ...rest } = kinds[kind]
  const [one, all] = kindWords[kind][language]
  const fields = fieldsOf(kind, contentSchema(kind), language)
  const shared = { label: all, label_singular: one, format: formatOf(kind), modeline: modelineOf(example(pattern))! }

  if ('single' in rest) {
    const name = pattern.replace(/\.yaml$/, '')
    const file = { name, label: one, file: `content/${pattern}`, media_folder: '', public_folder: '', fields }
    return { name, ...shared, files: [{ ...file, ...previewOf(kind) }] }
  }
  const [folder, ...path] = pattern.replace(/\.yaml$/, '').split('/')
  return {
    name: folder!,
    ...shared,
    folder: `content/${folder}`,
    // One file in a folder of its own, with its pictures, or all files in one folder.
    ...(path.length > 1 && { path: path.join('/').replace('<slug>', '{{slug}}') }),
    extension: 'yaml',
    media_folder: '',
    public_folder: '',
    identifier_field: 'slug',
    slug: '{{slug}}',
    create: true,
    delete: true,
    ...listed[kind],
    ...previewOf(kind),
    fields,
  }
}

const example = (pattern: string) => pattern.replace('<slug>', 'x')

/** The name under which a kind's files are read and written (src/editors/form/yaml-format.ts). */
export const formatOf = (kind: KindName) => `${kind.toLowerCase()}-yaml`

/** Where a record is to be seen on a deploy preview. */
function previewOf(kind: KindName): { preview_path?: string } {
  if (kind === 'Artist') return { preview_path: pathTo('artist', defaultLocale, '{{fields.slug}}') }
  if (kind === 'TextPage') return { preview_path: pathOfWord(`{{fields.${inDefault('slug')}}}`, defaultLocale) }
  return {}
}

function fieldsOf(path: string, group: FieldSchema, language: MessageLanguage): CmsField[] {
  return Object.entries(group.properties ?? {}).map(([name, field]) =>
    fieldOf(`${path}.${name}`, name, field, group.required?.includes(name) ?? false, language),
  )
}

function fieldOf(
  path: string,
  name: string,
  field: FieldSchema,
  required: boolean,
  language: MessageLanguage,
): CmsField {
  const own = {
    name,
    label: capital(fieldName(path, language) ?? name),
    ...(!required && { required: false }),
    hint: hintOf(path, field, language),
  }
  if (isLocalized(field)) return { ...own, ...localized(path, field, required, language) }
  if (field.properties) {
    const fields = fieldsOf(path, field, language)
    if (required) return { ...own, widget: 'object', collapsed: false, fields }
    return { ...own, widget: 'list', min: 0, max: 1, collapsed: false, optional_group: true, fields }
  }
  if (field.items) {
    // A list that must be there and may be empty is nothing that an editor is asked for.
    const mayBeEmpty = required && field.minItems === undefined
    return { ...own, ...listOf(path, field, language), ...(mayBeEmpty && { default: [] }) }
  }
  return { ...own, ...widgetOf(path, field, language) }
}

/** One text for each language, side by side. */
function localized(path: string, field: FieldSchema, required: boolean, language: MessageLanguage) {
  const fields = locales.map((locale): CmsField => {
    const text = field.properties![locale]!
    const label = capital(inLanguageOf(locale, language))
    return { name: locale, label, ...(!required && { required: false }), ...widgetOf(path, text, language) }
  })
  return { widget: 'object', collapsed: false, fields }
}

function listOf(path: string, { items, minItems }: FieldSchema, language: MessageLanguage) {
  const item = items!
  const size = minItems === undefined ? { required: false } : { min: minItems }
  if (item.enum) return { ...widgetOf(path, item, language), multiple: true, ...size }
  // Without fields Decap asks for the texts in one line, with commas between them.
  if (item.type === 'string') return { widget: 'list', ...size }
  const fields = isLocalized(item) ? localized(path, item, true, language).fields : fieldsOf(path, item, language)
  return { widget: 'list', collapsed: true, ...size, summary: summaryOf(item), fields }
}

/** What a collapsed entry of a list shows. */
function summaryOf(item: FieldSchema): string {
  if (isLocalized(item)) return `{{fields.${defaultLocale}}}`
  const names = Object.keys(item.properties ?? {})
  const telling =
    ['title', 'heading', 'value', 'date', 'artist', 'path'].find((name) => names.includes(name)) ?? names[0]!
  return isLocalized(item.properties![telling]!) ? `{{fields.${inDefault(telling)}}}` : `{{fields.${telling}}}`
}

function widgetOf(
  path: string,
  field: FieldSchema,
  language: MessageLanguage,
): Omit<CmsField, 'name' | 'label'> & { widget: string } {
  if (field.reference) {
    const { display, search } = named[field.reference]
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

/** A file below content/files is on the site at the same path. Of it, Decap tests the name alone. */
const pdfWidget = (language: MessageLanguage) => ({
  widget: 'file',
  choose_url: false,
  media_folder: '/content/files',
  public_folder: '/',
  pattern: ['^[\\w-][\\w.-]*\\.pdf$', formWords[language].like('plan.pdf')] satisfies CmsField['pattern'],
})

const day = 'YYYY-MM-DD'
const time = 'HH:mm'

/** Days and times are texts in quotes, in the one form that the model knows. */
const momentWidgets = {
  date: { widget: 'datetime', format: day, date_format: day, time_format: false },
  time: { widget: 'datetime', format: time, date_format: false, time_format: time },
  datetime: { widget: 'datetime', format: `${day}T${time}`, date_format: day, time_format: time, picker_utc: false },
} satisfies Record<Moment, object>

/** A sentence is seen whole in a field of several lines, even if it is written in one. */
const textOf = (field: FieldSchema) =>
  isProse(field)
    ? { widget: 'text' }
    : (field.maxLength ?? 0) > 160
      ? { widget: 'text', one_line: true }
      : { widget: 'string' }

function patternOf(
  { pattern, examples, maxLength }: FieldSchema,
  language: MessageLanguage,
): { pattern?: [string, string] } {
  const { like, longest } = formWords[language]
  const first = examples?.[0]
  if (pattern && pattern !== '\\S' && typeof first === 'string') return { pattern: [pattern, like(first)] }
  return maxLength ? { pattern: [`^[\\s\\S]{0,${maxLength}}$`, longest(maxLength)] } : {}
}

function hintOf(path: string, field: FieldSchema, language: MessageLanguage): string | undefined {
  const description = fieldDescription(path, language)
  const first = field.examples?.[0]
  if (typeof first !== 'string' && typeof first !== 'number') return description
  return `${description} ${formWords[language].example}: ${first}`
}
