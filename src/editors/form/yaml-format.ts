import { Document, isMap, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import type { CmsField } from './cms-types'

type Data = Record<string, unknown>

/** A custom format of Decap CMS: how it reads and writes one kind of file. */
export type Format = { fromFile: (text: string) => Data; toFile: (data: Data) => string }

const layout = { lineWidth: 0, flowCollectionPadding: false } as const

/** Under this name the form keeps the slug that a file was read with. It is no field, so that no file gets it. */
export const slugAsRead = 'slugAsRead'

/**
 * Reads and writes the YAML of one kind of content in the layout of this repository: keys in the order of the model,
 * paragraphs as block scalars, dates and figures in quotes. A part that the editor did not change keeps its layout and
 * its comments, so that the pull request shows only the change.
 * @param fields the fields of the kind in the form
 * @param modeline the first line of a new file
 */
export function yamlFormat(fields: CmsField[], modeline: string): Format {
  /** The files as they were read, by slug, which may be a group. */
  const read = new Map<string, Document>()
  const keyOf = ({ slug }: Data) => JSON.stringify([slug])
  const documentOf = (data: Data) => read.get(String(data[slugAsRead] ?? keyOf(data)))

  return {
    fromFile(text) {
      const document = parseDocument(text)
      const [error] = document.errors
      if (error) throw error
      const data = (document.toJS() ?? {}) as Data
      read.set(keyOf(data), document)
      return { ...toForm(data, fields), [slugAsRead]: keyOf(data) }
    },
    toFile(formData) {
      const data = fromForm(formData, fields)
      const document = documentOf(formData)?.clone() ?? new Document({})
      document.contents = merged(document.contents as Node | null, data, fields)
      const text = document.toString(layout)
      return text.startsWith('#') ? text : `${modeline}\n${text}`
    },
  }
}

/** The data of a file as the form holds it: an optional group is a list. */
function toForm(data: Data, fields: CmsField[]): Data {
  const form: Data = { ...data }
  for (const { name, fields: nested, optional_group } of fields) {
    const value = data[name]
    if (!nested || value === undefined || value === null) continue
    const each = (item: unknown) => toForm(item as Data, nested)
    form[name] = optional_group ? [each(value)] : Array.isArray(value) ? value.map(each) : each(value)
  }
  return form
}

/** The data of the form as the file holds it: without empty fields, and paragraphs end with a line break. */
function fromForm(form: Data, fields: CmsField[]): Data {
  const data: Data = {}
  for (const field of fields) {
    const value = valueOf(field, form[field.name]) ?? field.default
    if (value !== undefined) data[field.name] = value
  }
  return data
}

function valueOf({ fields, widget, required, optional_group, one_line }: CmsField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  if (optional_group) return Array.isArray(value) && value.length > 0 ? fromForm(value[0] as Data, fields!) : undefined
  // An empty optional list is left out.
  if (required === false && Array.isArray(value) && value.length === 0) return undefined
  if (fields && Array.isArray(value)) return value.map((item) => fromForm((item ?? {}) as Data, fields))
  if (fields) {
    const group = fromForm(value as Data, fields)
    return required === false && Object.keys(group).length === 0 ? undefined : group
  }
  if (typeof value !== 'string') return value
  const trimmed = value.replace(lineBreak, '\n').replace(control, '').trim()
  if (trimmed === '') return undefined
  // A line break in a field of one line comes from a text that was pasted.
  return widget === 'text' && !one_line ? `${trimmed}\n` : trimmed.replace(/\s*\n\s*/g, ' ')
}

/** A line break of a browser, of Word or of Unicode. */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What is no text. A tab is. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

function merged(old: Node | null | undefined, value: unknown, fields: CmsField[] = []): Node {
  if (Array.isArray(value)) return mergedList(isSeq(old) ? old : undefined, value, fields)
  if (typeof value === 'object' && value !== null) return mergedMap(isMap(old) ? old : undefined, value as Data, fields)
  return mergedScalar(isScalar(old) ? old : undefined, value)
}

function mergedMap(old: YAMLMap | undefined, data: Data, fields: CmsField[]): YAMLMap {
  const map = old ?? new YAMLMap()
  const pairs = new Map(map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair]))
  map.items = Object.entries(data).map(([key, value]) => {
    const nested = fields.find(({ name }) => name === key)?.fields
    const pair = pairs.get(key) ?? new Pair(new Scalar(key))
    pair.value = merged(pair.value as Node | null, value, nested)
    return pair
  })
  keepFirstComment(pairs.values().next().value, map)
  return map
}

/** YAML attaches the comment at the top of a file to the first key. It stays at the top if another key becomes the first. */
function keepFirstComment(oldFirst: Pair | undefined, map: YAMLMap): void {
  const first = map.items[0]
  if (!oldFirst || !first || oldFirst === first || !isScalar(oldFirst.key) || !isScalar(first.key)) return
  const comments = [oldFirst.key.commentBefore, first.key.commentBefore].filter(Boolean)
  first.key.commentBefore = comments.join('\n') || undefined
  oldFirst.key.commentBefore = undefined
}

function mergedList(old: YAMLSeq | undefined, items: unknown[], fields: CmsField[]): YAMLSeq {
  const list = old ?? new YAMLSeq()
  const before = [...list.items] as Node[]
  const matches = matchesOf(before, items)
  list.items = items.map((item, index) => merged(before[matches[index] ?? -1], item, fields))
  if (!old && items.every((item) => typeof item !== 'object')) list.flow = true
  return list
}

/**
 * Of each item of a list, the index at which it was before, so that its comments move with it. A record is known by its
 * slug, another item by its value. One that has changed was at its own index, unless another item came from there.
 */
function matchesOf(before: readonly Node[], items: readonly unknown[]): (number | undefined)[] {
  const identities = before.map(identityOf)
  const taken = new Set<number>()
  const take = (at: number) => (at < 0 ? undefined : taken.add(at) && at)
  const same = items.map((item) => {
    const identity = identityOf(item)
    return take(identities.findIndex((each, at) => each === identity && !taken.has(at)))
  })
  return same.map((at, index) => at ?? (taken.has(index) ? undefined : index))
}

/** A slug or a value as text: the same of what is in the file and of what is in the form. */
function identityOf(item: unknown): string {
  return JSON.stringify(item, (_key, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return 'slug' in value ? value.slug : Object.fromEntries(Object.entries(value).sort())
  })
}

function mergedScalar(old: Scalar | undefined, value: unknown): Scalar {
  if (old && (old.value === value || isSameText(old.value, value))) return old
  const scalar = old ?? new Scalar(value)
  scalar.value = value
  scalar.type = typeOf(value)
  return scalar
}

/** A missing line break at the end of paragraphs is no change. */
const isSameText = (old: unknown, value: unknown) =>
  typeof old === 'string' && typeof value === 'string' && old.trim() === value.trim()

function typeOf(value: unknown): Scalar.Type | undefined {
  if (typeof value !== 'string') return undefined
  if (value.endsWith('\n')) return Scalar.BLOCK_LITERAL
  // Without quotes, other YAML readers would take dates, times, phones and figures for numbers.
  return /^[+\d]/.test(value) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN
}
