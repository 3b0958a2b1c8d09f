import { withoutAccents } from '../../../../i18n/without-accents'
import type { SchemaRule } from '../../../../model/schema-rules'
import { closestTo } from '../../base/closest'
import { slugOf } from '../../read/slug'
import { codesOfTwoLetters } from '../translations/language-meant'
import { dateTimeMeant, dayMeant, timeMeant } from './dates-meant'

type Correction = (value: string) => string | undefined

const withoutBrackets = (value: string) => /^<(.*)>$/.exec(value)?.[1] ?? /\]\((.*)\)$/.exec(value)?.[1] ?? value

/** A link as a browser writes it: spaces are '%20'. Of a link with http, only the editor knows whether https works. */
const linkMeant: Correction = (value) => {
  const link = withoutBrackets(value.trim())
    .replace(/^www\./i, 'https://www.')
    .replace(/^https:\/(?=[^/])/, 'https://')
  return link.replace(/\s/g, '%20')
}

const emailMeant: Correction = (value) => withoutBrackets(value.replace(/^mailto:/i, '')).replaceAll(/\s/g, '')

/** '/files/Plán skladu.pdf' is '/plan-skladu.pdf'. */
const pdfMeant: Correction = (value) => {
  const parts = value.replace(/^\/?(files\/)?/, '').split('/')
  return parts.map((part) => `/${slugOf(part.replace(/\.pdf$/i, ''))}`).join('') + '.pdf'
}

const phoneMeant: Correction = (value) => value.trim().replace(/^00(?=[1-9])/, '+')

/** The code of a country by its name in Czech or English, or in lower case. */
const countryMeant: Correction = (value) => {
  const code = value.trim().toUpperCase()
  if (code.length === 2) return code
  const names = ['cs', 'en'].map((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }))
  const isNamed = (each: string) =>
    names.some((name) => withoutAccents(name.of(each) ?? '') === withoutAccents(value.trim()))
  return codesOfTwoLetters.map((each) => each.toUpperCase()).find(isNamed)
}

/** A time zone by its city, or with a spelling mistake: 'Helsinky' is 'Europe/Helsinki'. */
const timeZoneMeant: Correction = (value) => {
  const zones = Intl.supportedValuesOf('timeZone')
  const cityOf = (zone: string) => zone.split('/').at(-1) ?? ''
  const city = closestTo(value, zones.map(cityOf))
  return closestTo(value, zones) ?? zones.find((zone) => cityOf(zone) === city)
}

/** What an editor may have meant by a value that breaks a rule. Only a value that the schema accepts is offered. */
const corrections: Partial<Record<SchemaRule, Correction[]>> = {
  'schema/slug': [slugOf],
  'schema/path-word': [slugOf],
  'schema/day': [dayMeant],
  'schema/date-time': [dateTimeMeant],
  'schema/time': [timeMeant],
  'schema/time-zone': [timeZoneMeant],
  'schema/https': [linkMeant],
  'schema/link': [linkMeant, (value) => (value.includes('@') ? `mailto:${emailMeant(value) ?? ''}` : undefined)],
  'schema/email': [emailMeant],
  'schema/phone': [phoneMeant],
  'schema/country': [countryMeant],
  'schema/pdf-path': [pdfMeant],
}

/** The first correction that could be here; undefined if there is none. */
export const textMeant = (rule: SchemaRule, value: string, isRight: (value: string) => boolean): string | undefined =>
  corrections[rule]?.map((correct) => correct(value)).find((each) => each !== undefined && isRight(each))
