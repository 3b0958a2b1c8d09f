import { defaultLocale, isLocale, languageOf } from '../../../../i18n/locales'

/** A longer line is not repeated in a message. */
const longest = 160

/** The key and the value of a line; a key in front of the value, or the hyphen of a list. */
const keyAndValue = /^ *((?:- )*(?:([\w-]+): +)?)(\S.*?) *$/

/**
 * A line with its value in double quotes, and with the quotation marks of its language inside: `cs: Host: "Ada"` is
 * `cs: "Host: „Ada“"`.
 * @returns undefined where only an editor knows what is meant
 */
export function quotedLine(line: string): string | undefined {
  const [, start = '', key, value = ''] = keyAndValue.exec(line) ?? []
  const [opening, closing] = languageOf(isLocale(key) ? key : defaultLocale).quotes
  const inner = withoutOuterQuotes(value)
    .replace(/"([^"]*)"/g, `${opening}$1${closing}`)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
  return start === '' || /["\\]/.test(inner) || line.length > longest ? undefined : `${start}"${inner}"`
}

/** `"Série "Leden""` is `Série "Leden"`; in `"Leden" podruhé` the quotation marks belong to the text. */
function withoutOuterQuotes(value: string): string {
  const [quote = ''] = value
  if (!/^["']/.test(quote) || value.length < 2 || !value.endsWith(quote)) return value
  const second = value.indexOf(quote, 1)
  const closes = /\S/.test(value[second - 1] ?? '') && /[\s.,;:!?]/.test(value[second + 1] ?? '')
  return closes ? value : value.slice(1, -1)
}

/** A line whose value has an opening quotation mark only, with the closing one. */
export function closedLine(line: string): string | undefined {
  const [, start = '', , value = ''] = keyAndValue.exec(line) ?? []
  const [quote = ''] = value
  const text = value.slice(1).replace(/[“”„’‘]$/, '')
  return start === '' || line.length > longest || text.includes(quote) ? undefined : `${start}${quote}${text}${quote}`
}
