import { kindNames } from '../../model/kinds'
import { cmsConfig, formatOf } from './cms-config'
import type { CmsCollection, CmsField } from './cms-types'
import { contentSchema, fieldsOf } from '../schemas/content-schema'
import { formWords } from '../words/form'
import { messageLanguages } from '../words/message-language'

const configs = { cs: cmsConfig('cs'), en: cmsConfig('en') }

const collectionOf = (kind: string, language: 'cs' | 'en' = 'cs') =>
  configs[language].collections.find(({ format }) => format === `${kind.toLowerCase()}-yaml`)!

const formOf = ({ fields, files }: CmsCollection) => (fields ?? files?.[0]?.fields)!

/** A field of the form by its path: 'works.title'. */
function field(kind: string, path: string, language?: 'cs' | 'en'): CmsField {
  let fields = formOf(collectionOf(kind, language))
  let found: CmsField | undefined
  for (const name of path.split('.')) {
    found = fields.find((each) => each.name === name)
    fields = found?.fields ?? []
  }
  if (!found) throw new Error(`The form has no field ${kind}.${path}`)
  return found
}

test('the form has every field of the model, with a label and a hint', () => {
  for (const kind of kindNames) {
    for (const { path, required } of fieldsOf(kind, contentSchema(kind))) {
      const { label, hint, default: given, required: asked = true } = field(kind, path.slice(kind.length + 1))
      expect([path, label, hint]).toEqual([path, expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
      // A list that may be empty has a value even if nobody gives it one, and so has an address.
      expect([path, asked || given !== undefined || path.endsWith('.slug')]).toEqual([path, required])
    }
  }
})

test('no message of a field names a value that the form does not know', () => {
  for (const language of messageLanguages) {
    const messages = JSON.stringify(cmsConfig(language)).match(/"pattern":\[[^\]]*\]/g) ?? []
    expect(messages.length).toBeGreaterThan(20)
    expect(messages.filter((message) => /\{(field|value|file|meant)\}/.test(message))).toEqual([])
  }
})

test('no hint names the value of a choice, which the list shows in words', () => {
  for (const kind of kindNames) {
    for (const { path } of fieldsOf(kind, contentSchema(kind))) {
      const { hint = '', options = [] } = field(kind, path.slice(kind.length + 1))
      const values = (options as { value: string }[]).map(({ value }) => value)
      expect(values.filter((value) => hint.endsWith(`: ${value}`))).toEqual([])
    }
  }
})

test('no hint shows YAML', () => {
  for (const kind of kindNames)
    for (const language of messageLanguages)
      for (const { path } of fieldsOf(kind, contentSchema(kind)))
        expect(field(kind, path.slice(kind.length + 1), language).hint).not.toMatch(/[“„]\w+:|\[\]|\{\}/)
})

test('a text in both languages is a group of two fields, so that CSS can set them side by side', () => {
  expect(field('Artist', 'works.title')).toMatchObject({
    widget: 'object',
    label: 'Název',
    fields: [
      { name: 'cs', label: 'Česky', widget: 'text', one_line: true },
      { name: 'en', label: 'Anglicky', widget: 'text', one_line: true },
    ],
  })
  expect(field('Artist', 'bio').fields).toMatchObject([{ widget: 'text' }, { widget: 'text' }])
})

test.each([
  ['Event', 'place', { widget: 'relation', collection: 'places', value_field: 'slug' }],
  ['Exhibition', 'hero', { widget: 'list', min: 1, max: 6 }],
  ['Exhibition', 'hero.artist', { widget: 'relation', collection: 'artists', display_fields: ['{{name}}'] }],
  ['Artist', 'works.image', { widget: 'image', choose_url: false }],
  ['Artist', 'works.year', { widget: 'number', value_type: 'int', min: 1, max: 9999 }],
  ['Artist', 'works.circa', { widget: 'boolean', required: false }],
  ['Artist', 'works.edition', { widget: 'list', max: 1, optional_group: true, required: false }],
  ['Artist', 'works.dimensions.height', { widget: 'number', value_type: 'float' }],
  ['Event', 'start', { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' }],
  ['Exhibition', 'startDate', { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false }],
  ['Exhibition', 'openingHours.opens', { widget: 'datetime', format: 'HH:mm', date_format: false }],
  ['Event', 'languages', { widget: 'list', min: 1 }],
  ['Exhibition', 'notice.earlierVersions', { widget: 'list', required: false }],
  ['Event', 'invitation', { widget: 'list', max: 1, optional_group: true, required: false }],
  ['Event', 'registration', { widget: 'list', max: 1, optional_group: true, required: false }],
  ['Event', 'registration.opens', { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm', required: false }],
  ['Event', 'registration.persons', { widget: 'number', value_type: 'int', min: 1, max: 10, required: false }],
  ['Event', 'registration.showPlaces', { widget: 'boolean', required: false }],
  ['Event', 'registration.waitingList', { widget: 'boolean', required: false }],
  ['Partner', 'logo', { widget: 'image' }],
  ['Exhibition', 'documents.file', { widget: 'file', media_folder: '/content/files', public_folder: '/' }],
])('%s.%s gets the widget that fits', (kind, path, expected) => {
  expect(field(kind, path)).toMatchObject(expected)
})

test('a choice is shown in the language of the form and stored as in the model', () => {
  expect(field('Event', 'type').options).toContainEqual({ value: 'guidedTour', label: 'Komentovaná prohlídka' })
  expect(field('Event', 'type', 'en').options).toContainEqual({ value: 'guidedTour', label: 'Guided tour' })
})

test('the form refuses what the model refuses, with a message', () => {
  const { pattern } = field('Artist', 'slug')
  expect(new RegExp(pattern![0]).test('Jana Nová')).toBe(false)
  expect(pattern![1]).toBe('smí mít jen písmena a–z, číslice a jednotlivé spojovníky. Napište to jako „jana-nova“.')
})

test.each([
  ['Artist', 'works.email', 'jana(a)nova.cz', 'není to e-mailová adresa. Napište to jako jmeno@example.org.'],
  ['Exhibition', 'contact.email', '@majakka', 'není to e-mailová adresa. Napište to jako jmeno@example.org.'],
  ['Partner', 'url', 'http://a.cz', 'není to odkaz, který začíná https://. Zkopírujte celou adresu z prohlížeče.'],
  [
    'Exhibition',
    'documents.file',
    'Plán sálů.pdf',
    'má to být cesta k PDF ve složce „files“, bez háčků, čárek a mezer. Napište to jako /documents/nazev.pdf.',
  ],
])('%s.%s refuses %s in the words of the content check', (kind, path, value, message) => {
  const { pattern } = field(kind, path)
  expect(new RegExp(pattern![0]).test(value)).toBe(false)
  expect(pattern![1]).toBe(message)
})

test('a logo that is no drawing is refused in words about formats, not about names of files', () => {
  const { pattern } = field('Partner', 'logo')
  expect(new RegExp(pattern![0]).test('logo.png')).toBe(false)
  expect(pattern![1]).toBe('musí to být kresba ve formátu SVG. Požádejte o ni toho, od koho obrázek máte.')
})

test('Decap puts the name of the field before a message, and nothing else', () => {
  for (const { decap } of Object.values(formWords))
    expect(decap.editor.editorControlPane.widget.regexPattern).toBe('%{fieldLabel}: %{pattern}')
})

test('an artist has a folder with pictures; a place is a file in the folder of places', () => {
  expect(collectionOf('Artist')).toMatchObject({
    folder: 'content/artists',
    path: '{{slug}}/artist',
    media_folder: '',
    preview_path: '/umelec-{{fields.slug}}',
  })
  expect(collectionOf('Event')).toMatchObject({ preview_path: '/program/{{fields.slug}}' })
  expect(collectionOf('Place')).toMatchObject({ folder: 'content/places', media_folder: '' })
  expect(collectionOf('Place')).not.toHaveProperty('path')
  expect(collectionOf('Exhibition').files).toMatchObject([{ file: 'content/exhibition.yaml', media_folder: '' }])
})

test('changes become pull requests, and each kind has its own format', () => {
  expect(cmsConfig('cs').publish_mode).toBe('editorial_workflow')
  expect(cmsConfig('cs').collections.map(({ format }) => format)).toEqual(kindNames.map(formatOf))
})
