/** @jest-environment node */
import { z } from 'zod'
import { day, image, line, reference } from '../../model/fields'
import { localized, localizedList } from '../../model/localized-fields'
import { kindNames, kinds } from '../../model/kinds'
import { typeDefinitions } from './type-definitions'

const small = z.strictObject({
  slug: line(),
  year: z.int(),
  height: z.number(),
  open: z.boolean(),
  date: day(),
  title: localized(line()),
  note: localized(line()).optional(),
  rules: localizedList(line()),
  picture: image(),
  place: reference('places'),
  kind: z.enum(['big', 'small']).meta({ id: 'Size' }),
  width: z.number().optional(),
  people: z.array(z.strictObject({ name: line() }).meta({ id: 'Person' })),
})

test('a schema becomes GraphQL types, nested types first', () => {
  expect(typeDefinitions('Thing', small)).toEqual([
    'enum Size {\n  big\n  small\n}',
    'type Person {\n  name: String!\n}',
    [
      'type Thing implements Node @dontInfer @childOf(types: ["File"]) {',
      '  slug: String!',
      '  year: Int!',
      '  height: Float!',
      '  open: Boolean!',
      '  date: String!',
      '  title: String! @localized',
      '  note: String @localized',
      '  rules: [String!]! @localized',
      '  picture: File! @fileByRelativePath',
      '  place: Place! @link(by: "slug")',
      '  kind: Size!',
      '  width: Float',
      '  people: [Person!]!',
      '}',
    ].join('\n'),
  ])
})

test('a schema without a GraphQL type fails with its name', () => {
  expect(() => typeDefinitions('Thing', z.strictObject({ made: z.date() }))).toThrow(
    'No GraphQL type for a schema of type “date”',
  )
})

test.each(kindNames)('the type of the kind %s has the fields of its schema, and no others', (name) => {
  const type = typeDefinitions(name, kinds[name].schema).at(-1) ?? ''
  const fields = [...type.matchAll(/^ {2}(\w+): /gm)].map(([, field]) => field)
  expect(type).toMatch(new RegExp(`^type ${name} implements Node @dontInfer @childOf\\(types: \\["File"\\]\\) {`))
  expect(fields).toEqual(Object.keys(kinds[name].schema.shape))
})

test.each([
  ['Exhibition', 'PersonWithRole', 'name: String! @typeset'],
  ['Exhibition', 'Stop', 'name: String! @typeset'],
  ['Exhibition', 'Stop', 'lines: [String!] @typeset'],
  ['Event', 'EventLeader', 'name: String @typeset'],
] as const)('a name in %s that is the same in every language is typeset: %s %s', (kind, name, field) => {
  const type = typeDefinitions(kind, kinds[kind].schema).find((each) => each.startsWith(`type ${name} `))
  expect(type).toContain(`  ${field}\n`)
})

test('a type that several kinds share has one definition', () => {
  const definitions = kindNames.flatMap((name) => typeDefinitions(name, kinds[name].schema))
  const names = [...new Set(definitions)].map((definition) => definition.split(' ')[1])
  expect(names).toEqual([...new Set(names)])
})

test('an object without an id fails; its type would be “undefined”', () => {
  const nameless = z.strictObject({ size: z.strictObject({ height: z.number() }) })
  expect(() => typeDefinitions('Thing', nameless)).toThrow(
    'An object or an enumeration needs .meta({ id }) as its last call',
  )
})
