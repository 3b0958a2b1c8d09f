/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { kindNames } from '../model/kinds'
import { countryName, createSchemaCustomization, inLanguage } from './create-schema-customization'

test('a text is given in one language, set by the rules of that language', () => {
  const title = { cs: 'v zimě', en: 'a winter' }
  expect(inLanguage(title, 'cs')).toBe('v\u00a0zimě')
  expect(inLanguage(title, 'en')).toBe('a winter')
})

test('of a list of texts each is given in one language', () => {
  const list = [
    { cs: 'a', en: 'b' },
    { cs: 'c', en: 'd' },
  ]
  expect(inLanguage(list, 'en')).toEqual(['b', 'd'])
})

test('a text that is not there is nothing', () => {
  expect(inLanguage(undefined, 'cs')).toBeNull()
  expect(inLanguage(null, 'cs')).toBeNull()
})

test('a country is its name in a language, its code without one, and nothing where there is none', () => {
  expect([countryName('FI', 'cs'), countryName('FI', 'en'), countryName('FI', undefined)]).toEqual([
    'Finsko',
    'Finland',
    'FI',
  ])
  expect(countryName(undefined, 'cs')).toBeUndefined()
})

test('every kind is declared once, and `localized` reads the field by its own name', () => {
  const createTypes = jest.fn<void, [string]>()
  const createFieldExtension = jest.fn()
  const actions = { createTypes, createFieldExtension }
  createSchemaCustomization({ actions } as unknown as CreateSchemaCustomizationArgs)

  const declared = createTypes.mock.calls.join('\n')
  for (const name of [...kindNames, 'Locale', 'Translations']) {
    expect(declared.match(new RegExp(`^type ${name} implements Node @dontInfer`, 'gm'))).toHaveLength(1)
  }
  const [extension] = createFieldExtension.mock.calls[0]
  expect(extension.name).toBe('localized')
  const { resolve } = extension.extend()
  expect(resolve({ title: { cs: 'A', en: 'B' } }, { language: 'en' }, undefined, { fieldName: 'title' })).toBe('B')
})
