import { stringify } from 'yaml'
import { defaultLocale, locales } from '../../i18n/locales'
import { kindNames, kinds, type KindName } from '../../model/kinds'
import { contentSchema, type FieldSchema, fieldsOf, isLocalized, isProse, needsQuotes } from './content-schema'
import { choiceWords, fieldWords, kindWords } from '../words/field-words'
import { type MessageLanguage, messageLanguages } from '../words/message-language'
import type { GeneratedFile } from './schema-files'

/** What stands before a field with a text in each language. */
const codes = locales.join(', ')

const words = {
  cs: {
    name: 'Čeština',
    title: 'Přehled všech polí',
    intro:
      'Tento soubor vzniká z modelu obsahu příkazem `npm run generate`; ručně se nemění. Jak se obsah upravuje, píše [README](README.md).',
    legend: `Nepovinná pole mají hvězdičku. „${codes}“ znamená, že pole má text v každém jazyce webu.`,
    columns: ['Pole', 'Co to je', 'Jak se zapisuje', 'Příklad'],
    text: 'text',
    quoted: 'text v uvozovkách',
    slug: 'písmena a–z bez háčků a čárek, číslice, spojovníky',
    prose: 'odstavce',
    integer: 'celé číslo',
    number: 'číslo',
    boolean: '`true`, nebo nic',
    date: 'den v uvozovkách',
    time: 'čas v uvozovkách',
    datetime: 'den a čas v uvozovkách',
    image: 'jméno souboru s obrázkem',
    pdf: 'cesta k PDF',
    group: 'skupina polí',
    list: 'seznam',
    of: { artists: 'slug umělce', events: 'slug akce', places: 'slug místa' },
    upTo: (length: number) => `nejvýš ${length} znaků`,
    between: (least: number, most: number) => `${least} až ${most}`,
    oneOf: 'jedno z',
    someOf: 'seznam z',
  },
  en: {
    name: 'English',
    title: 'Reference of all fields',
    intro:
      'This file is made from the model of the content by `npm run generate`; it is not edited by hand. How content is changed is told in the [README](README.md).',
    legend: `Fields that may be left out have an asterisk. “${codes}” means that a field has a text in each language of the site.`,
    columns: ['Field', 'What it is', 'How it is written', 'Example'],
    text: 'text',
    quoted: 'text in quotes',
    slug: 'letters a–z without accents, digits, hyphens',
    prose: 'paragraphs',
    integer: 'whole number',
    number: 'number',
    boolean: '`true`, or nothing',
    date: 'day in quotes',
    time: 'time in quotes',
    datetime: 'day and time in quotes',
    image: 'name of a picture’s file',
    pdf: 'path of a PDF',
    group: 'group of fields',
    list: 'list',
    of: { artists: 'slug of an artist', events: 'slug of an event', places: 'slug of a place' },
    upTo: (length: number) => `at most ${length} characters`,
    between: (least: number, most: number) => `${least} to ${most}`,
    oneOf: 'one of',
    someOf: 'list of',
  },
}

/** The reference of all fields in each language. */
export function referenceFiles(): GeneratedFile[] {
  return messageLanguages.map((language) => ({ path: `content/REFERENCE.${language}.md`, text: reference(language) }))
}

function reference(language: MessageLanguage): string {
  const { title, intro, legend } = words[language]
  const others = messageLanguages.filter((other) => other !== language)
  const links = others.map((other) => `[${words[other].name}](REFERENCE.${other}.md)`)
  const parts = [`# ${title}`, links.join(' · '), intro, legend, ...kindNames.map((kind) => section(kind, language))]
  return `${parts.join('\n\n')}\n`
}

function section(kind: KindName, language: MessageLanguage): string {
  const [, all] = kindWords[kind][language]
  const rows = fieldsOf(kind, contentSchema(kind)).map(({ path, field, required }) => {
    const depth = path.split('.').length - 2
    const name = `${'\u2003'.repeat(depth)}\`${path.split('.').at(-1)}\`${required ? '' : ' *'}`
    return row([name, meaning(path, field, language), how(field, language), example(field)])
  })
  const { columns } = words[language]
  return [
    `## ${all}: \`content/${kinds[kind].pattern}\``,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...rows,
  ].join('\n')
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`

function meaning(path: string, field: FieldSchema, language: MessageLanguage): string {
  const label = fieldWords[path]?.[language][0] ?? ''
  const description = (language === 'en' ? field.description : fieldWords[path]?.cs[1]) ?? ''
  return `**${label}.** ${description}`.replaceAll('|', '\\|')
}

function how(field: FieldSchema, language: MessageLanguage): string {
  const say = words[language]
  if (isLocalized(field)) return `${codes}: ${how(field.properties![defaultLocale]!, language)}`
  if (field.items) {
    const { items } = field
    if (items.enum) return `${say.someOf}: ${choices(items, language)}`
    return isLocalized(items) ? `${say.list}; ${how(items, language)}` : say.list
  }
  if (field.properties) return say.group
  if (field.enum) return `${say.oneOf}: ${choices(field, language)}`
  if (field.moment) return say[field.moment]
  if (field.reference) return say.of[field.reference]
  if (field.image) return say.image
  if (field.contentFile) return say.pdf
  if (field.type === 'integer' || field.type === 'number') return numbers(field, language)
  if (field.type === 'boolean') return say.boolean
  if (field.pattern?.startsWith('^[a-z0-9]')) return say.slug
  const kind = isProse(field) ? say.prose : needsQuotes(field) ? say.quoted : say.text
  return field.maxLength ? `${kind}, ${say.upTo(field.maxLength)}` : kind
}

function numbers({ type, minimum, maximum }: FieldSchema, language: MessageLanguage): string {
  const say = words[language]
  const kind = type === 'integer' ? say.integer : say.number
  return minimum !== undefined && maximum !== undefined ? `${kind}, ${say.between(minimum, maximum)}` : kind
}

const choices = (field: FieldSchema, language: MessageLanguage) =>
  (field.enum ?? []).map((value) => `\`${value}\` (${choiceWords[value]?.[language] ?? value})`).join(', ')

/** As it stands in a file; of a text in several languages, all lines. */
function example(field: FieldSchema): string {
  const { examples, properties, items } = field
  const first = examples?.[0]
  if (first === undefined || ((properties || items) && typeof first !== 'object')) return ''
  const yaml = needsQuotes(field)
    ? `"${String(first)}"`
    : stringify(first, { lineWidth: 0, flowCollectionPadding: false }).trimEnd()
  return yaml
    .split('\n')
    .map((line) => (line.trim() ? `\`${line.replaceAll('|', '\\|')}\`` : ''))
    .filter(Boolean)
    .join('<br>')
}
