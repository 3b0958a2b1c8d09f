import type { z } from 'zod'
import { definitionOf } from '../../model/fields'

const scalars: Record<string, string> = { string: 'String', boolean: 'Boolean' }

/**
 * Translates the zod schema of a kind of content into GraphQL types.
 * @param name the name of the type of its nodes
 * @returns definitions in GraphQL's schema language. A type that several kinds share is returned for each of them
 */
export function typeDefinitions(name: string, schema: z.ZodType): string[] {
  const { shape = {} } = definitionOf(schema)
  const nested: string[] = []
  const fields = fieldsOf(shape, nested)
  // With @childOf the types are the same for a content that has no file of this kind.
  return [...nested, `type ${name} implements Node @dontInfer @childOf(types: ["File"]) {\n${fields}\n}`]
}

function fieldsOf(shape: Record<string, z.ZodType>, nested: string[]): string {
  return Object.entries(shape)
    .map(([key, schema]) => `  ${key}: ${typeOf(schema, nested)}`)
    .join('\n')
}

function typeOf(schema: z.ZodType, nested: string[]): string {
  const definition = definitionOf(schema)
  if (definition.type === 'optional' && definition.innerType) return withoutBang(typeOf(definition.innerType, nested))

  const { graphql, id } = schema.meta() ?? {}
  if (graphql) return graphql
  if (definition.element) return `[${typeOf(definition.element, nested)}]!`
  // zod drops the id when another `.meta()` follows.
  if ((definition.shape || definition.entries) && !id)
    throw new Error('An object or an enumeration needs .meta({ id }) as its last call')
  if (definition.shape) {
    nested.push(`type ${id} {\n${fieldsOf(definition.shape, nested)}\n}`)
    return `${id}!`
  }
  if (definition.entries) {
    nested.push(
      `enum ${id} {\n${Object.values(definition.entries)
        .map((value) => `  ${value}`)
        .join('\n')}\n}`,
    )
    return `${id}!`
  }
  if (definition.type === 'number') return `${definition.format === 'safeint' ? 'Int' : 'Float'}!`
  const scalar = scalars[definition.type]
  if (!scalar) throw new Error(`No GraphQL type for a schema of type “${definition.type}”`)
  return `${scalar}!`
}

/** `String! @localized` → `String @localized`. Only the outermost exclamation mark is removed. */
const withoutBang = (type: string) => type.replace(/!(?=( @|$))/, '')
