import { capital } from '../../i18n/capital'
import { defaultLocale, locales } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import { kindNames, kinds, type KindName } from '../../model/kinds'
import { contentSchema, type FieldSchema, isLocalized } from '../schemas/content-schema'
import { modelineOf } from '../schemas/modeline'
import { fieldDescription, fieldName } from '../words/fields'
import { formWords } from '../words/form'
import { kindWords } from '../words/kinds'
import { inLanguageOf } from '../words/languages'
import type { MessageLanguage } from '../words/message-language'
import type { CmsCollection, CmsConfig, CmsField } from './cms-types'
import { listedTime } from './listed-time'
import { inDefault, widgetOf } from './widgets'

/** How the form lists the records of a kind. */
const listOptions: Partial<Record<KindName, Record<string, unknown>>> = {
  Artist: { summary: '{{sortName}}', sortable_fields: ['sortName', 'birthYear'] },
  Event: {
    summary: `{{${listedTime}}} · {{${inDefault('title')}}}`,
    sortable_fields: [{ field: 'start', default_sort: 'asc' }, 'type'],
  },
  Partner: { summary: '{{name}} ({{group}})', sortable_fields: ['name', 'group'] },
  Place: { summary: `{{${inDefault('name')}}}`, sortable_fields: ['slug'] },
  TextPage: { summary: `{{${inDefault('title')}}}`, identifier_field: inDefault('slug') },
}

/** The configuration of Decap CMS that follows from the model, in one language. */
export function cmsConfig(language: MessageLanguage): CmsConfig {
  return {
    locale: language,
    publish_mode: 'editorial_workflow',
    media_folder: 'content',
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: true,
    collections: kindNames.map((kind) => collectionOf(kind, language)),
  }
}

function collectionOf(kind: KindName, language: MessageLanguage): CmsCollection {
  const { pattern, ...rest } = kinds[kind]
  const [one, all] = kindWords[kind][language]
  const fields = fieldsOf(kind, contentSchema(kind), language)
  const shared = {
    kind,
    label: all,
    label_singular: one,
    format: formatOf(kind),
    modeline: modelineOf(example(pattern))!,
  }

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
    // A record with pictures has a folder of its own.
    ...(path.length > 1 && { path: path.join('/').replace('<name>', '{{slug}}') }),
    extension: 'yaml',
    media_folder: '',
    public_folder: '',
    identifier_field: 'slug',
    slug: '{{slug}}',
    create: true,
    delete: true,
    ...listOptions[kind],
    ...previewOf(kind),
    fields,
  }
}

const example = (pattern: string) => pattern.replace('<name>', 'x')

/** The name of the custom format of a kind (yaml-format.ts). */
export const formatOf = (kind: KindName) => `${kind.toLowerCase()}-yaml`

/** The path of a record's page on a deploy preview. */
function previewOf(kind: KindName): { preview_path?: string } {
  if (kind === 'Artist') return { preview_path: pathTo('artist', defaultLocale, '{{fields.slug}}') }
  // The event with the invitation has another page, but Decap knows one pattern for all files of a folder.
  if (kind === 'Event') return { preview_path: pathTo('event', defaultLocale, '{{fields.slug}}') }
  if (kind === 'TextPage') return { preview_path: pathOfWord(`{{fields.${inDefault('slug')}}}`, defaultLocale) }
  return {}
}

function fieldsOf(path: string, group: FieldSchema, language: MessageLanguage): CmsField[] {
  return Object.entries(group.properties ?? {}).map(([name, field]) =>
    fieldOf(`${path}.${name}`, name, field, isRequired(name, group), language),
  )
}

/** An address that is left empty is made of the title (derived-slugs.ts). */
const isRequired = (name: string, group: FieldSchema) => name !== 'slug' && (group.required?.includes(name) ?? false)

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
    // An editor may leave a required list empty.
    const mayBeEmpty = required && field.minItems === undefined
    return { ...own, ...listOf(path, field, language), ...(mayBeEmpty && { default: [] }) }
  }
  return { ...own, ...widgetOf(path, field, language) }
}

/** A group with one text for each language. admin.css shows them side by side. */
function localized(path: string, field: FieldSchema, required: boolean, language: MessageLanguage) {
  const fields = locales.map((locale): CmsField => {
    const text = field.properties![locale]!
    const label = capital(inLanguageOf(locale, language))
    return { name: locale, label, ...(!required && { required: false }), ...widgetOf(path, text, language) }
  })
  return { widget: 'object', collapsed: false, fields }
}

function listOf(path: string, { items, minItems, maxItems }: FieldSchema, language: MessageLanguage) {
  const item = items!
  const size = minItems === undefined ? { required: false } : { min: minItems, ...(maxItems && { max: maxItems }) }
  // Without `fields`, Decap shows one input for all texts, separated by commas.
  if (item.type === 'string') return { widget: 'list', ...size }
  const fields = isLocalized(item) ? localized(path, item, true, language).fields : fieldsOf(path, item, language)
  return { widget: 'list', collapsed: true, ...size, summary: summaryOf(item), fields }
}

/** The text of a collapsed list entry. */
function summaryOf(item: FieldSchema): string {
  if (isLocalized(item)) return `{{fields.${defaultLocale}}}`
  const names = Object.keys(item.properties ?? {})
  // One of the two.
  if (names.includes('artist') && names.includes('name')) return '{{fields.artist}} {{fields.name}}'
  const shown =
    ['code', 'title', 'heading', 'value', 'date', 'artist', 'path', 'name'].find((name) => names.includes(name)) ??
    names[0]!
  return isLocalized(item.properties![shown]!) ? `{{fields.${inDefault(shown)}}}` : `{{fields.${shown}}}`
}

function hintOf(path: string, field: FieldSchema, language: MessageLanguage): string | undefined {
  const description = [
    fieldDescription(path, language),
    ...(path.endsWith('.slug') ? [formWords[language].derived] : []),
  ].join(' ')
  const first = field.examples?.[0]
  // Choices are in the list.
  if (field.enum || (typeof first !== 'string' && typeof first !== 'number')) return description
  return `${description} ${formWords[language].example}: ${first}`
}
