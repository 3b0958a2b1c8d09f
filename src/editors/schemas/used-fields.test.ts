/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kindNames } from '../../model/kinds'
import { contentSchema, fieldsOf } from './content-schema'

/** Everything that can show a field or act on it. */
const rooms = ['src/site', 'src/gatsby', 'tools/build']

const code = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)))
  .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const fields = kindNames.flatMap((kind) => fieldsOf(kind, contentSchema(kind)))

test('every field of the content has a use besides the check', () => {
  const unused = fields.filter(({ path }) => !new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(code))
  expect(unused.map(({ path }) => path)).toEqual([])
})

test('every fragment is part of a query', () => {
  const fragments = [...code.matchAll(/\bfragment (\w+) on /g)].map(([, name]) => name!)
  expect(fragments.length).toBeGreaterThan(20)
  expect(fragments.filter((name) => !new RegExp(`\\.\\.\\.${name}\\b`).test(code))).toEqual([])
})
