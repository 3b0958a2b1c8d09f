import { isLocale, languageOf, type Locale, locales } from '../../../../i18n/locales'
import { conjunction, quoted } from '../../base/message'
import { groupCause, type Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import type { ScalarText } from '../../read/parse-yaml'
import { withoutLinks } from '../links/links'
import { isInCapitals, namesOf, otherSpaces } from '../values/characters'
import { report, type rules } from './words'

/** Characters to replace. In `right`, $1 is the first group of `wrong`; `in` is the only language with this pattern. */
type Pattern = {
  rule: Exclude<keyof typeof rules, `typography/${'letters' | 'markup' | 'unpaired' | 'capitals'}`>
  wrong: RegExp
  right: string | ((match: string) => string)
  in?: string
}

/** The quotation marks of the site’s languages. */
const quotePairs = [...new Set(locales.map((locale) => languageOf(locale).quotes.join('')))]
/** Those that end a quotation: also those that programs put in of themselves. */
const closings = [...new Set([...quotePairs.map(([, last]) => last), ...'“”'])].join('')
const quoteCharacters = [...new Set(quotePairs.join('') + closings)].join('')

/** Straight quotation marks, those of other languages, and pairs of one of each. */
function wrongQuotes(locale: Locale): Pattern[] {
  const [opening, closing] = languageOf(locale).quotes
  const words = `[^"${quoteCharacters}\\n]+`
  const foreign = quotePairs.filter(([first]) => first === closing && first !== opening)
  const openings = quotePairs
    .map(([first]) => first)
    .filter((first) => first !== closing)
    .join('')
  return [
    // Around words: after a digit a straight mark is a unit, and of nested ones only the inner pair is sure.
    /(?<![\p{L}\d]\\?)\\?"(?=\S)([^"\\\n]*[^"\\\s])\\?"(?![\p{L}\d])/dgu,
    // Two commas and two apostrophes look like Czech quotation marks.
    new RegExp(`,,([^\\s,'"${quoteCharacters}][^,'"${quoteCharacters}\\n]*)(?:''|["${quoteCharacters}])`, 'dg'),
    ...foreign.map(([first, last]) => new RegExp(`${first}(${words})${last}`, 'dg')),
    new RegExp(`(?!${opening}${words}${closing})[${openings}](${words})(?:\\\\?"|[${closings}])`, 'dg'),
  ].map((wrong) => ({ rule: 'typography/quotes', wrong, right: `${opening}$1${closing}`, in: locale }))
}

// A zero-width joiner joins parts of emoji; joiners and marks of direction belong to other scripts.
const charactersOfWord: Pattern[] = [
  {
    rule: 'typography/invisible',
    wrong: /[\u00ad\u200b\u200e\u200f\u2060\ufeff]+|(?<=[\p{sc=Latin}\s,.])[\u200c\u200d]+/gu,
    right: '',
  },
  { rule: 'typography/invisible', wrong: /[\u2028\u2029]+/g, right: ' ' },
]

const decomposed: Pattern = {
  rule: 'typography/decomposed',
  wrong: /\p{L}\p{M}+/gu,
  right: (match) => match.normalize('NFC'),
}

/** Letters of a PDF that are joined in one character: 'ﬁ'. */
const ligature: Pattern = {
  rule: 'typography/ligature',
  wrong: /[\ufb00-\ufb06]+/g,
  right: (match) => match.normalize('NFKC'),
}

/** A name is compared and sorted, so it has ordinary spaces only. Pages put in the non-breaking ones. */
const otherSpace: Pattern = { rule: 'typography/other-space', wrong: new RegExp(`[${otherSpaces}]`, 'g'), right: ' ' }

// Czech follows ČSN 01 6910. What the build fixes by itself (src/i18n/typography.ts) is not asked of editors.
const patterns: Pattern[] = [
  ...charactersOfWord,
  decomposed,
  ligature,
  { rule: 'typography/spaces', wrong: /(?<=\S) {2,}(?=\S)/g, right: ' ' },
  ...locales.flatMap(wrongQuotes),
  { rule: 'typography/apostrophe', wrong: /(?<=\p{L})'(?=\p{L})/gu, right: '’', in: 'en' },
  { rule: 'typography/dash', wrong: /(?<=\S) --? (?=\S)/g, right: ' – ' },
  {
    rule: 'typography/range',
    wrong: /(?<![\p{L}\d.,/+-])\d{1,4}(\.?)-\d{1,4}(?![\p{L}\d/-])/gu,
    // Not a score or the number of a flat, which go down, and not a number of a telephone.
    right: (match) => (isRange(match) ? match.replace('-', '–') : match),
  },
  { rule: 'typography/ellipsis', wrong: /(?<!\.)\.{3}(?!\.)/g, right: '…' },
  { rule: 'typography/multiplication', wrong: /(?<=\d) ?x ?(?=\d)/g, right: ' × ' },
  {
    rule: 'typography/date',
    // A time at the end of a sentence, "do 18.30.", is no date.
    wrong: /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(\d{4})?(?!\d)/g,
    right: (match) => match.replaceAll(/\.(?=\d)/g, '. '),
    in: 'cs',
  },
  { rule: 'typography/punctuation', wrong: / +(?=[,.;:?!](?:\s|$))/g, right: '' },
]

function isRange(text: string): boolean {
  const [from = '', to = ''] = text.split(/\.?-/)
  // '1998-99' is a range, too.
  const goesOn = Number(from) < Number(to) || (from.length === 4 && to.length === 2)
  return goesOn && !/^\d{3}-\d{4}$/.test(text)
}

/** Characters that are not those of good typesetting, each with the right text, and markup. */
export const check = (file: ContentFile): Finding[] => [
  ...file.yaml.texts.flatMap((text) => findingsIn(file, text)),
  ...markupIn(file),
]

/** Fields with a text that is the same in every language: names, and parts of an address. */
const ownNames = ['name', 'sortName', 'street', 'postalCode']

/** Whether pages show a text: not a link, the name of a file or another value. */
const isShown = (path: Path) => isLocale(path.at(-1)) || ownNames.includes(String(path.at(-1)))

function patternsFor(path: Path): Pattern[] {
  const last = path.at(-1)
  if (isLocale(last)) return patterns.filter((pattern) => !pattern.in || pattern.in === last)
  return ownNames.includes(String(last)) ? [...charactersOfWord, decomposed, ligature, otherSpace] : []
}

function findingsIn({ kind, file, yaml }: ContentFile, { path, value, from, to, style }: ScalarText): Finding[] {
  if (isTitle(path) && quotedValue.test(value.trim())) {
    const fixed = quotedValue.exec(value.trim())?.[1] ?? ''
    return [report('typography/quoted-value', yaml.between(from, to), { fixed })]
  }
  const source = withoutLinks(yaml.text.slice(from, to))
  const found = patternsFor(path).flatMap(({ rule, wrong, right }) =>
    [...source.matchAll(wrong)].flatMap((match) => {
      const [was] = match
      const [first, last] = (match.indices?.[1] ?? [0, 0]).map((index) => from + index)
      const is = typeof right === 'string' ? right.replace('$1', () => yaml.text.slice(first, last)) : right(was)
      if (is === was || (style === 'single' && was.includes("'"))) return []
      const start = from + match.index
      const end = start + was.length
      const fixed = `${before(yaml.text, from, start)}${is}${after(yaml.text, end, to)}`.normalize('NFC')
      const edit = { from: start, to: end, text: is }
      const name = conjunction(namesOf(was))
      // A program that takes accents apart does so in the whole text.
      const cause = rule === decomposed.rule ? file : undefined
      return [report(rule, yaml.between(start, end), { fixed, name }, { autofix: { edit }, cause })]
    }),
  )
  // The logo of a partner may be in capitals.
  if (kind && kind !== 'Partner' && isTitle(path) && path.at(-1) !== 'sortName' && isInCapitals(value))
    found.push(report('typography/capitals', yaml.between(from, to), {}, { cause: groupCause(file, path) }))
  const locale = path.at(-1)
  if (!isLocale(locale) || found.some(({ rule }) => rule.name === 'typography/quotes')) return found
  const [opening, closing] = languageOf(locale).quotes
  // Of two that look the same, nothing tells which one is missing.
  if (opening === closing) return found
  const single = from + unpairedQuote(source, opening, closing)
  if (single >= from) found.push(report('typography/unpaired', yaml.between(single, single + 1), { opening, closing }))
  return found
}

/**
 * Where a quotation mark has no other half; -1 if each has one. A quotation of several paragraphs may open each of them,
 * and after a digit a straight mark is a unit.
 */
function unpairedQuote(text: string, opening: string, closing: string): number {
  const pairs = new RegExp(`${opening}[^${closing}]*${closing}`, 'g')
  const rest = text.replaceAll(pairs, (pair) => ' '.repeat(pair.length))
  return rest.search(new RegExp(`[${opening}${closing}]|(?<!\\d\\\\?)"`))
}

/** A whole title or name in quotation marks: somebody took them for a part of the notation. */
const quotedValue = new RegExp(`^[${quoteCharacters}]([^"${quoteCharacters}]*)[${quoteCharacters}]$`)

const isTitle = (path: Path) =>
  ['name', 'sortName', 'title', 'heading'].some((key) => path.at(-1) === key || path.at(-2) === key)

/** A few words around, on the same line. */
const before = (text: string, from: number, at: number) =>
  /(?:\S+ +){0,3}\S* *$/.exec(text.slice(Math.max(from, at - 60), at))?.[0] ?? ''
const after = (text: string, at: number, to: number) =>
  /^ *\S*(?: +\S+){0,3}/.exec(text.slice(at, Math.min(to, at + 60)))?.[0] ?? ''

/** HTML elements and comments, character references, bold and italic text and links of Markdown. */
const markup =
  /<\/?[a-z][^<>\n]*>|<!--|&(?:#\w+|[a-z]+\d*);|\*\*[^*\n]+\*\*|__[^_\n]+__|(?<![\p{L}\d*_@/])([*_])(?=\S)[^*_\n]*[^*_\s]\1(?![\p{L}\d*_])|\[[^\]\n]*\]\([^)\n]*\)/iu

/** What begins a heading or an item of a list of Markdown. YAML reads a text without quotes in another way. */
const lineMarkup = /(?<=^["']|\n[ \t]*)(?:#{1,6}|-)(?= \S)/

/** Texts of the interface have placeholders, see translations/placeholders.ts. */
const placeholder = /\{\{[^{}\n]*\}\}/

/** Reports the first markup of each text. */
function* markupIn({ kind, yaml }: ContentFile): Iterable<Finding> {
  const patterns = kind ? [markup, placeholder] : [markup]
  for (const { path, from, to, style } of yaml.texts) {
    const source = withoutLinks(yaml.text.slice(from, to))
    const ofStyle = style === 'plain' ? patterns : [...patterns, lineMarkup]
    const found = isShown(path) && ofStyle.map((pattern) => pattern.exec(source)).find((match) => match)
    if (!found) continue
    const place = yaml.between(from + found.index, from + found.index + found[0].length)
    yield report('typography/markup', place, { markup: quoted(found[0]) })
  }
}
