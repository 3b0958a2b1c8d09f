import { defineRule, type Rule } from '../../engine/rule'

type Sentence = [what: string, fix: string]

const why = {
  cs: 'Stránky se z takového souboru nedají sestavit.',
  en: 'The site cannot be built from such a file.',
}

/** A fault of YAML itself, explained to somebody who does not know YAML. */
const fault = (name: string, en: Sentence, cs: Sentence) =>
  defineRule(`syntax/${name}`, 'error', {
    cs: { what: cs[0], why: why.cs, fix: cs[1] },
    en: { what: en[0], why: why.en, fix: en[1] },
  })

const quoteEn = 'Put the whole text in double quotes.'
const quoteCs = 'Dejte celý text do rovných uvozovek: "…".'

/** By the parser’s codes; the ones without an underscore are our own. */
export const faults: Record<string, Rule<void>> = {
  TAB_AS_INDENT: fault(
    'tab-as-indent',
    ['The line is indented with a tab.', 'Replace the tab with spaces, two for each level.'],
    ['Řádek je odsazený tabulátorem.', 'Nahraďte tabulátor mezerami, dvěma za každou úroveň.'],
  ),
  DUPLICATE_KEY: fault(
    'duplicate-key',
    ['The same key stands twice on this level.', 'Delete one of the two.'],
    ['Na této úrovni je stejný klíč dvakrát.', 'Jeden z nich smažte.'],
  ),
  BLOCK_AS_IMPLICIT_KEY: fault(
    'block-as-implicit-key',
    ['A text with “: ” in it is read as a key.', quoteEn],
    ['Text, ve kterém je dvojtečka s mezerou, se čte jako klíč.', quoteCs],
  ),
  MULTILINE_IMPLICIT_KEY: fault(
    'multiline-implicit-key',
    [
      'A key is missing its colon, or a text goes on where a key should be.',
      'Write “key: value”, or indent the text under its key.',
    ],
    [
      'Klíči chybí dvojtečka, nebo text pokračuje tam, kde má být klíč.',
      'Napište „klíč: hodnota“, nebo text odsaďte pod jeho klíč.',
    ],
  ),
  BAD_INDENT: fault(
    'bad-indent',
    ['The line is indented too little or too much.', 'Align it with the lines of its level, two spaces for each.'],
    ['Řádek je odsazený málo, nebo moc.', 'Zarovnejte ho s řádky stejné úrovně, dvě mezery za každou.'],
  ),
  TOO_DEEP: fault(
    'too-deep',
    [
      'The line is indented deeper than the one above, so it is read as the rest of its text.',
      'Align it with the lines of its level, or put the whole text in double quotes.',
    ],
    [
      'Řádek je odsazený víc než ten nad ním, a proto se čte jako pokračování jeho textu.',
      'Zarovnejte ho s řádky stejné úrovně, nebo dejte celý text do rovných uvozovek.',
    ],
  ),
  MISSING_CHAR: fault(
    'missing-char',
    ['A quote, a bracket or a colon is missing.', 'Close what was opened; after a key write a colon and a space.'],
    ['Chybí uvozovka, závorka nebo dvojtečka.', 'Uzavřete, co je otevřené; za klíč patří dvojtečka a mezera.'],
  ),
  UNEXPECTED_TOKEN: fault(
    'unexpected-token',
    ['Something stands here that does not belong here.', 'Put a text with special characters in double quotes.'],
    ['Tady stojí něco, co sem nepatří.', 'Text se zvláštními znaky dejte do rovných uvozovek: "…".'],
  ),
  BAD_SCALAR_START: fault(
    'bad-scalar-start',
    ['A text must not begin with this character.', quoteEn],
    ['Tímto znakem text začínat nesmí.', quoteCs],
  ),
  BAD_ALIAS: fault(
    'bad-alias',
    ['A text that begins with * is read as a reference.', quoteEn],
    ['Text, který začíná hvězdičkou, se čte jako odkaz.', quoteCs],
  ),
  TOO_MANY_ALIASES: fault(
    'too-many-aliases',
    ['The file refers to its own parts too often.', 'Write the texts out instead of *references.'],
    ['Soubor příliš často odkazuje sám na sebe.', 'Místo *odkazů texty vypište.'],
  ),
  TOO_DEEPLY_NESTED: fault(
    'too-deeply-nested',
    ['Brackets or levels are nested deeper than any content is.', 'Compare the file with one that works.'],
    ['Závorky nebo úrovně jsou vnořené hlouběji než jakýkoli obsah.', 'Porovnejte soubor s jiným, který funguje.'],
  ),
  MULTIPLE_DOCS: fault(
    'multiple-docs',
    ['A line of three hyphens begins a second document.', 'Delete the line; a file is one document.'],
    ['Řádek ze tří spojovníků začíná druhý dokument.', 'Smažte ten řádek; soubor je jeden dokument.'],
  ),
  BAD_DQ_ESCAPE: fault(
    'bad-dq-escape',
    ['A backslash in double quotes has a meaning of its own.', 'Write two backslashes, or use single quotes.'],
    ['Zpětné lomítko má ve dvojitých uvozovkách zvláštní význam.', 'Napište dvě lomítka, nebo použijte apostrofy.'],
  ),
  MERGE_KEY: fault(
    'merge-key',
    ['Programs read the key << in different ways.', 'Write the keys out.'],
    ['Klíč << čte každý program jinak.', 'Vypište klíče, které má zastoupit.'],
  ),
  GLUED_COMMENT: fault(
    'glued-comment',
    ['A comment begins right after a text.', 'Put a space before the #, or the # inside of the quotes.'],
    ['Poznámka začíná hned za textem.', 'Napište před # mezeru, nebo dejte # dovnitř uvozovek.'],
  ),
  TAG_RESOLVE_FAILED: fault(
    'tag',
    ['A text that begins with ! is read as the name of a type.', quoteEn],
    ['Text, který začíná vykřičníkem, se čte jako název typu.', quoteCs],
  ),
}

export const invalid = defineRule<{ message: string }>('syntax/invalid', 'error', {
  en: {
    what: ({ message }) => `This is not valid YAML: ${message}.`,
    why: why.en,
    fix: 'Compare the line with a file that works.',
  },
  cs: {
    what: ({ message }) => `Toto není platný YAML (${message}).`,
    why: why.cs,
    fix: 'Porovnejte řádek se souborem, který funguje.',
  },
})

export const unquotedDate = defineRule<{ value: string }>('syntax/unquoted-date', 'error', {
  en: {
    what: ({ value }) => `The date ${value} stands without quotes;`,
    why: 'programs read such dates in different ways.',
    fix: ({ value }) => `Write "${value}".`,
  },
  cs: {
    what: ({ value }) => `Datum ${value} je bez uvozovek;`,
    why: 'každý program čte takové datum jinak.',
    fix: ({ value }) => `Napište "${value}".`,
  },
})

export const character = defineRule<{ code: string }>('syntax/character', 'error', {
  en: {
    what: ({ code }) => `Here is a character that is no text (${code}).`,
    why: 'The file was saved in another encoding, or a program left something in it.',
    fix: 'Write the text again by hand and save the file as UTF-8.',
  },
  cs: {
    what: ({ code }) => `Tady je znak, který nepatří do textu (${code}).`,
    why: 'Soubor je uložený v jiném kódování, nebo v něm něco zůstalo po jiném programu.',
    fix: 'Napište text znovu rukou a uložte soubor v kódování UTF-8.',
  },
})

export const readOtherwise = defineRule<{ message: string }>('syntax/read-otherwise', 'error', {
  en: {
    what: ({ message }) =>
      `The program that builds the site reads this file differently${message ? ` (${message})` : ''}.`,
    why: 'So the page would say something else than the file, or not be built.',
    fix: 'Put unusual texts and numbers in double quotes, and write references out.',
  },
  cs: {
    what: ({ message }) => `Program, který sestavuje stránky, čte tento soubor jinak${message ? ` (${message})` : ''}.`,
    why: 'Na stránce by stálo něco jiného než v souboru, nebo by se nesestavila.',
    fix: 'Neobvyklé texty a čísla dejte do rovných uvozovek, odkazy vypište.',
  },
})

export const rules = [...Object.values(faults), invalid, unquotedDate, character, readOtherwise]
