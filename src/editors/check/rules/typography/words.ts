import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'typography/letters': {
    severity: 'warning',
    en: {
      what: 'The typeface lacks characters {lines}.',
      why: 'Pages show them in another font. Social images and the icon show them without the accent, or leave out the whole line.',
      fix: 'Write the words in other letters if possible, or leave them. You can also put a typeface that has these characters into the folder “typeface”.',
    },
    cs: {
      what: 'Písmo nemá znaky {lines}.',
      why: 'Stránky je ukážou jiným písmem. Obrázky pro sdílení a ikona je ukážou bez háčku či čárky, nebo vynechají celý řádek.',
      fix: 'Pokud to jde, napište slova jinými písmeny, nebo je nechte být. Do složky „typeface“ můžete také vložit písmo, které tyto znaky má.',
    },
  },
  'typography/script': {
    severity: 'warning',
    en: {
      what: 'The typeface has no letters of this script.',
      why: 'Pages show them in a font of the visitor’s device. Social images and the icon leave out the whole line.',
      fix: 'Put a typeface that has them into the folder “typeface”, or leave the text as it is.',
    },
    cs: {
      what: 'Písmo nemá písmena tohoto druhu.',
      why: 'Stránky je ukážou písmem ze zařízení návštěvníka. Obrázky pro sdílení a ikona vynechají celý řádek.',
      fix: 'Vložte do složky „typeface“ písmo, které je má, nebo nechte text tak, jak je.',
    },
  },
  'typography/markup': {
    severity: 'warning',
    en: {
      what: 'The page shows {markup} exactly as it is written here.',
      why: 'Texts cannot be formatted: neither Markdown nor HTML is read.',
      fix: 'Write the text without these characters. If they belong to it, leave them.',
    },
    cs: {
      what: 'Na stránce bude {markup} přesně tak, jak je to tu napsané.',
      why: 'Texty nejde formátovat: značky Markdownu ani HTML se nepřevádějí.',
      fix: 'Napište text bez těchto znaků. Pokud k němu patří, nechte je být.',
    },
  },
  'typography/quotes': {
    severity: 'warning',
    en: {
      what: 'These are not the quotation marks of this language.',
      why: 'Each language has its own quotation marks.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Tohle nejsou uvozovky tohoto jazyka.',
      why: 'Každý jazyk má vlastní uvozovky.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/dash': {
    severity: 'warning',
    en: {
      what: 'A hyphen is used instead of a dash.',
      why: 'A dash is longer and has a space on each side.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Místo pomlčky je tu spojovník.',
      why: 'Pomlčka je delší a patří mezi mezery.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/range': {
    severity: 'warning',
    en: {
      what: 'A hyphen is used between two numbers.',
      why: 'A range is written with a dash without spaces.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Mezi čísly je spojovník.',
      why: 'Rozsah od–do se píše pomlčkou bez mezer.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/ellipsis': {
    severity: 'warning',
    en: {
      what: 'Three full stops are used instead of an ellipsis.',
      why: 'An ellipsis is one character, so it never breaks at the end of a line.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Místo výpustky jsou tu tři tečky.',
      why: 'Výpustka je jediný znak, proto se na konci řádku nerozdělí.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/multiplication': {
    severity: 'warning',
    en: {
      what: 'The letter x is used instead of ×.',
      why: 'Screen readers read × correctly.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Místo znaku × je tu písmeno x.',
      why: 'Znak × přečtou správně i čtečky obrazovky.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/date': {
    severity: 'warning',
    en: {
      what: 'The date has no spaces.',
      why: 'In Czech a space follows each full stop in a date.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Datum je bez mezer.',
      why: 'V češtině následuje po každé tečce v datu mezera.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/spaces': {
    severity: 'warning',
    en: {
      what: 'There are too many spaces.',
      why: 'The page shows one space, or a gap in the line.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Mezer je tu moc.',
      why: 'Na stránce z nich bude jediná, nebo mezera v řádku navíc.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/punctuation': {
    severity: 'warning',
    en: {
      what: 'There is a space before a punctuation mark.',
      why: 'The mark could move to the start of the next line.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Před interpunkcí je mezera.',
      why: 'Znaménko by se mohlo dostat na začátek dalšího řádku.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/apostrophe': {
    severity: 'warning',
    en: {
      what: 'This apostrophe is straight.',
      why: 'The correct one is curved.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Apostrof je rovný.',
      why: 'Správný je zahnutý.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/invisible': {
    severity: 'warning',
    en: {
      what: 'There is an invisible character: {name}.',
      why: 'It breaks searching and line ends.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Je tu neviditelný znak: {name}.',
      why: 'Kazí hledání i konce řádků.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/other-space': {
    severity: 'warning',
    en: {
      what: 'There is {name} here instead of an ordinary space.',
      why: 'Searching and sorting treat it as another character.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Místo obyčejné mezery je tu {name}.',
      why: 'Hledání a řazení ji berou jako jiný znak.',
      fix: 'Napište: {fixed}',
    },
  },
  'typography/quoted-value': {
    severity: 'warning',
    en: {
      what: 'The whole text is in quotation marks.',
      why: 'The page shows them.',
      fix: 'Write {fixed} without them. If they belong to it, leave them.',
    },
    cs: {
      what: 'Celý text je v uvozovkách.',
      why: 'Na stránce budou vidět.',
      fix: 'Napište {fixed} bez nich. Pokud k textu patří, nechte je být.',
    },
  },
  'typography/decomposed': {
    severity: 'warning',
    en: {
      what: 'A letter and its accent are two characters.',
      why: 'Searching does not find the word.',
      fix: 'Write: {fixed}',
    },
    cs: {
      what: 'Písmeno a jeho háček nebo čárka jsou dva znaky.',
      why: 'Takové slovo se nedá najít.',
      fix: 'Napište: {fixed}',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const typographyPhrases = {
  ofLine: { en: 'in line {line}: {letters}', cs: 'na řádku {line}: {letters}' },
  moreLines: { en: 'also in line {lines}', cs: 'také na řádku {lines}' },
} as const satisfies Record<string, Text>
