/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { kindNames } from '../model/kinds'
import { createSchemaCustomization } from './create-schema-customization'

test('every kind is declared once, and @localized reads the field that it is on', () => {
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
