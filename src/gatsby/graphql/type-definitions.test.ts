/** @jest-environment node */
import { z } from 'zod'
import { day, image, line, localized, localizedList, reference } from '../../model/fields'
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
  place: reference('places', 'Place'),
  kind: z.enum(['big', 'small']).meta({ id: 'Size' }),
  width: z.number().optional(),
  people: z.array(z.strictObject({ name: line() }).meta({ id: 'Person' })),
})

test('a schema gives the types of GraphQL, what is nested first', () => {
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

test('a type that GraphQL has no word for stops the build by its name', () => {
  expect(() => typeDefinitions('Thing', z.strictObject({ made: z.date() }))).toThrow(
    'No GraphQL type for a schema of type “date”',
  )
})

test.each(kindNames)('the kind %s gives every field of its schema, and nothing else', (name) => {
  const type = typeDefinitions(name, kinds[name].schema).at(-1) ?? ''
  const fields = [...type.matchAll(/^ {2}(\w+): /gm)].map(([, field]) => field)
  expect(type).toMatch(new RegExp(`^type ${name} implements Node @dontInfer @childOf\\(types: \\["File"\\]\\) {`))
  expect(fields).toEqual(Object.keys(kinds[name].schema.shape))
})

test('a type that kinds share is the same in each of them', () => {
  const definitions = kindNames.flatMap((name) => typeDefinitions(name, kinds[name].schema))
  const names = [...new Set(definitions)].map((definition) => definition.split(' ')[1])
  expect(names).toEqual([...new Set(names)])
})

test('a group without a name of its own stops the build: it would be the type “undefined”', () => {
  const nameless = z.strictObject({ size: z.strictObject({ height: z.number() }) })
  expect(() => typeDefinitions('Thing', nameless)).toThrow('A group or an enumeration needs .meta({ id }), last')
})
