import { parse } from 'yaml'
import { readContent } from '../../src/editors/check/read/read-content'
import { contentSchema, type FieldSchema, isLocalized } from '../../src/editors/schemas/content-schema'
import { kindNames, kindOf } from '../../src/model/kinds'

/** The optional fields below a group, by their path: 'Exhibition.contact.map'. */
function optionalIn(path: string, schema: FieldSchema): string[] {
  const group = schema.items?.properties ? schema.items : schema
  if (!group.properties || isLocalized(group)) return []
  return Object.entries(group.properties).flatMap(([name, field]) => [
    ...(group.required?.includes(name) ? [] : [`${path}.${name}`]),
    ...optionalIn(`${path}.${name}`, field),
  ])
}

/** Every field that a value has, by its path. */
function writtenFields(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => writtenFields(path, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    `${path}.${name}`,
    ...writtenFields(`${path}.${name}`, child),
  ])
}

/** Every field that an exhibition has, by its path. */
export async function fieldsIn(folder: string): Promise<Set<string>> {
  const { texts } = await readContent(folder)
  const fields = [...texts].flatMap(([path, text]) => writtenFields(kindOf(path) ?? 'Translations', parse(text)))
  return new Set(fields)
}

/** Every field of the content that may be absent, by its path. */
export const optionalFields = kindNames.flatMap((kind) => optionalIn(kind, contentSchema(kind)))
