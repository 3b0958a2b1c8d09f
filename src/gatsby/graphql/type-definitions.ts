import type { z } from 'zod'

type Definition = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  format?: string
}

const scalars: Record<string, string> = { string: 'String', boolean: 'Boolean' }

/**
 * The GraphQL types of one kind of content, from its schema.
 * @param name the type of the kind's nodes
 * @returns definitions in GraphQL's schema language; a type that several kinds share may come more than once
 */
export function typeDefinitions(name: string, schema: z.ZodType): string[] {
  const { shape = {} } = definitionOf(schema)
  const nested: string[] = []
  const fields = fieldsOf(shape, nested)
  // Said to be made of files, so that the types are the same for a content without any record of this kind.
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
  // zod forgets the id of a schema that is described after it.
  if ((definition.shape || definition.entries) && !id)
    throw new Error('A group or an enumeration needs .meta({ id }), last')
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

/** `String! @localized` → `String @localized`: only the outermost mark. */
const withoutBang = (type: string) => type.replace(/!(?=( @|$))/, '')

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition
