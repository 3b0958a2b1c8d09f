import type { Text } from '../../../words/message-language'
import { reporter, type Rules, warning } from '../../base/rule'

const writeFixed = { en: 'Write: {fixed}', cs: 'Napište: {fixed}' } as const

export const rules = {
  'typography/letters': warning({
    what: { en: 'The typeface lacks characters {lines}.', cs: 'Písmo nemá znaky {lines}.' },
    why: {
      en: 'Pages show them in another font. Social images and the icon show them without the accent, or leave out the whole line.',
      cs: 'Stránky je ukážou jiným písmem. Obrázky pro sdílení a ikona je ukážou bez háčku či čárky, nebo vynechají celý řádek.',
    },
    fix: {
      en: 'Write the words in other letters if possible, or leave them. You can also put a typeface that has these characters into the folder “typeface”.',
      cs: 'Pokud to jde, napište slova jinými písmeny, nebo je nechte být. Do složky „typeface“ můžete také vložit písmo, které tyto znaky má.',
    },
  }),
  'typography/script': warning({
    what: { en: 'The typeface has no letters of this script.', cs: 'Písmo nemá písmena tohoto druhu.' },
    why: {
      en: 'Pages show them in a font of the visitor’s device. Social images and the icon leave out the whole line.',
      cs: 'Stránky je ukážou písmem ze zařízení návštěvníka. Obrázky pro sdílení a ikona vynechají celý řádek.',
    },
    fix: {
      en: 'Put a typeface that has them into the folder “typeface”, or leave the text as it is.',
      cs: 'Vložte do složky „typeface“ písmo, které je má, nebo nechte text tak, jak je.',
    },
  }),
  'typography/markup': warning({
    what: {
      en: 'The page shows {markup} exactly as it is written here.',
      cs: 'Na stránce bude {markup} přesně tak, jak je to tu napsané.',
    },
    why: {
      en: 'Texts cannot be formatted: neither Markdown nor HTML is read.',
      cs: 'Texty nejde formátovat: značky Markdownu ani HTML se nepřevádějí.',
    },
    fix: {
      en: 'Write the text without these characters. If they belong to it, leave them.',
      cs: 'Napište text bez těchto znaků. Pokud k němu patří, nechte je být.',
    },
  }),
  'typography/quotes': warning({
    what: { en: 'These are not the quotation marks of this language.', cs: 'Tohle nejsou uvozovky tohoto jazyka.' },
    why: { en: 'Each language has its own quotation marks.', cs: 'Každý jazyk má vlastní uvozovky.' },
    fix: writeFixed,
  }),
  'typography/unpaired': warning({
    what: { en: 'This quotation mark has no other half.', cs: 'Tahle uvozovka nemá druhou do páru.' },
    why: { en: 'Readers cannot tell where the quotation ends.', cs: 'Čtenář nepozná, kam až uvozovky sahají.' },
    fix: {
      en: 'Write {opening} before the quoted words and {closing} after them, or delete the mark.',
      cs: 'Napište před slova v uvozovkách {opening} a za ně {closing}, nebo uvozovku smažte.',
    },
  }),
  'typography/capitals': warning({
    what: { en: 'The whole text is in capitals.', cs: 'Celý text je psaný velkými písmeny.' },
    why: {
      en: 'Pages and labels set titles and names in capitals and lower case, and some screen readers spell capitals out.',
      cs: 'Stránky a popisky sázejí názvy a jména velkými i malými písmeny a některé čtečky slova z velkých hláskují.',
    },
    fix: {
      en: 'Write it as in a sentence. If it is meant to be in capitals, leave it.',
      cs: 'Napište to jako ve větě. Pokud to má být velkými, nechte to být.',
    },
  }),
  'typography/dash': warning({
    what: { en: 'A hyphen is used instead of a dash.', cs: 'Místo pomlčky je tu spojovník.' },
    why: { en: 'A dash is longer and has a space on each side.', cs: 'Pomlčka je delší a patří mezi mezery.' },
    fix: writeFixed,
  }),
  'typography/range': warning({
    what: { en: 'A hyphen is used between two numbers.', cs: 'Mezi čísly je spojovník.' },
    why: { en: 'A range is written with a dash without spaces.', cs: 'Rozsah od–do se píše pomlčkou bez mezer.' },
    fix: writeFixed,
  }),
  'typography/ellipsis': warning({
    what: { en: 'Three full stops are used instead of an ellipsis.', cs: 'Místo výpustky jsou tu tři tečky.' },
    why: {
      en: 'An ellipsis is one character, so it never breaks at the end of a line.',
      cs: 'Výpustka je jediný znak, proto se na konci řádku nerozdělí.',
    },
    fix: writeFixed,
  }),
  'typography/multiplication': warning({
    what: { en: 'The letter x is used instead of ×.', cs: 'Místo znaku × je tu písmeno x.' },
    why: { en: 'Screen readers read × correctly.', cs: 'Znak × přečtou správně i čtečky obrazovky.' },
    fix: writeFixed,
  }),
  'typography/date': warning({
    what: { en: 'The date has no spaces.', cs: 'Datum je bez mezer.' },
    why: {
      en: 'In Czech a space follows each full stop in a date.',
      cs: 'V češtině následuje po každé tečce v datu mezera.',
    },
    fix: writeFixed,
  }),
  'typography/spaces': warning({
    what: { en: 'There are too many spaces.', cs: 'Mezer je tu moc.' },
    why: {
      en: 'The page shows one space, or a gap in the line.',
      cs: 'Na stránce z nich bude jediná, nebo mezera v řádku navíc.',
    },
    fix: writeFixed,
  }),
  'typography/punctuation': warning({
    what: { en: 'There is a space before a punctuation mark.', cs: 'Před interpunkcí je mezera.' },
    why: {
      en: 'The mark could move to the start of the next line.',
      cs: 'Znaménko by se mohlo dostat na začátek dalšího řádku.',
    },
    fix: writeFixed,
  }),
  'typography/apostrophe': warning({
    what: { en: 'This apostrophe is straight.', cs: 'Apostrof je rovný.' },
    why: { en: 'The correct one is curved.', cs: 'Správný je zahnutý.' },
    fix: writeFixed,
  }),
  'typography/invisible': warning({
    what: { en: 'There is an invisible character: {name}.', cs: 'Je tu neviditelný znak: {name}.' },
    why: { en: 'It breaks searching and line ends.', cs: 'Kazí hledání i konce řádků.' },
    fix: writeFixed,
  }),
  'typography/other-space': warning({
    what: { en: 'There is {name} here instead of an ordinary space.', cs: 'Místo obyčejné mezery je tu {name}.' },
    why: {
      en: 'Searching and sorting treat it as another character.',
      cs: 'Hledání a řazení ji berou jako jiný znak.',
    },
    fix: writeFixed,
  }),
  'typography/quoted-value': warning({
    what: { en: 'The whole text is in quotation marks.', cs: 'Celý text je v uvozovkách.' },
    why: { en: 'The page shows them.', cs: 'Na stránce budou vidět.' },
    fix: {
      en: 'Write {fixed} without them. If they belong to it, leave them.',
      cs: 'Napište {fixed} bez nich. Pokud k textu patří, nechte je být.',
    },
  }),
  'typography/decomposed': warning({
    what: { en: 'A letter and its accent are two characters.', cs: 'Písmeno a jeho háček nebo čárka jsou dva znaky.' },
    why: { en: 'Searching does not find the word.', cs: 'Takové slovo se nedá najít.' },
    fix: writeFixed,
  }),
  'typography/ligature': warning({
    what: { en: 'Two letters are joined in one character.', cs: 'Dvě písmena jsou tu spojená v jediném znaku.' },
    why: {
      en: 'It comes from a PDF. Searching does not find the word, and most fonts lack the character.',
      cs: 'Pochází z PDF. Takové slovo se nedá najít a většina písem ten znak nemá.',
    },
    fix: writeFixed,
  }),
} satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const typographyPhrases = {
  ofLine: { en: 'in line {line}: {letters}', cs: 'na řádku {line}: {letters}' },
  moreLines: { en: 'also in line {lines}', cs: 'také na řádku {lines}' },
} as const satisfies Record<string, Text>
