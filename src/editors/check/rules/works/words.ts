import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'label/no-year': warning({
    what: { en: 'The work has no year.', cs: 'Dílo nemá rok.' },
    why: { en: 'Visitors look for it on the label.', cs: 'Návštěvníci ho na popisku hledají.' },
    fix: {
      en: 'Add the year (“year:”). If nobody knows when it was made, leave it.',
      cs: 'Doplňte rok („year:“). Pokud nikdo neví, kdy dílo vzniklo, nechte to být.',
    },
  }),
  'label/no-size': warning({
    what: { en: 'The work has neither dimensions nor a duration.', cs: 'Dílo nemá rozměry ani délku.' },
    why: {
      en: 'Visitors of the site cannot tell its size or length otherwise.',
      cs: 'Jak je velké nebo dlouhé, návštěvníci webu jinak nepoznají.',
    },
    fix: {
      en: 'Add the dimensions (“dimensions:”) or the duration (“duration:”); a note such as “dimensions variable” is enough.',
      cs: 'Doplňte rozměry („dimensions:“) nebo délku („duration:“); stačí i poznámka „rozměry proměnné“.',
    },
  }),
  'label/large': warning({
    what: { en: '{field}: {value} {unit} is unusually large.', cs: '{field}: {value} {unit} je neobvykle mnoho.' },
    why: { en: 'The number may be in another unit.', cs: 'Možná je to číslo v jiné jednotce.' },
    fix: { en: 'Fix the number. If it is correct, leave it.', cs: 'Opravte číslo. Pokud je správně, nechte ho být.' },
  }),
  'label/unit': warning({
    what: { en: '{field}: {size} cm is {real} {realUnit}.', cs: '{field}: {size} cm je {real} {realUnit}.' },
    why: {
      en: 'Dimensions are in centimetres, and few works have such a size.',
      cs: 'Rozměry jsou v centimetrech a takových děl je málo.',
    },
    fix: {
      en: 'If these are {unit}, write {fixed}. If they are centimetres, leave them.',
      cs: 'Pokud jsou to {unit}, napište {fixed}. Pokud jsou to centimetry, nechte je být.',
    },
  }),
  'label/swapped': warning({
    what: {
      en: 'The height {height} and the width {width} do not fit the picture, but they would if they were swapped.',
      cs: 'Výška {height} a šířka {width} k obrázku nesedí, prohozené by seděly.',
    },
    why: {
      en: 'Visitors would read the dimensions the wrong way round.',
      cs: 'Návštěvníci by rozměry přečetli obráceně.',
    },
    fix: {
      en: 'Write “height: {width}” and “width: {height}”. If they are correct, leave them.',
      cs: 'Napište „height: {width}“ a „width: {height}“. Pokud jsou správně, nechte je být.',
    },
  }),
  'label/edition': warning({
    what: {
      en: 'This is number {number} of an edition of {size}.',
      cs: 'Je to číslo {number} z edice, která má {size} ks.',
    },
    why: { en: 'No number of an edition is higher than its size.', cs: 'Žádné číslo edice není vyšší než její počet.' },
    fix: { en: 'Fix the number or the size.', cs: 'Opravte číslo, nebo počet.' },
  }),
  'label/unlimited-edition': warning({
    what: { en: 'This edition is unlimited, and it has {size} copies.', cs: 'Tato edice je neomezená a má {size} ks.' },
    why: {
      en: 'Only one of the two can be right. The label shows the number of copies.',
      cs: 'Pravda může být jen jedno z toho. Popisek ukazuje počet.',
    },
    fix: {
      en: 'Delete one of the two lines: “unlimited:” or “size:”.',
      cs: 'Smažte jeden z obou řádků: „unlimited:“, nebo „size:“.',
    },
  }),
  'numbers/count': warning({
    what: {
      en: 'The page says {value}, but the number of {counted} is {real}.',
      cs: 'Na stránce je {value}, ale počet {counted} je {real}.',
    },
    why: { en: 'Visitors can count them.', cs: 'Návštěvníci si je mohou spočítat.' },
    fix: { en: 'Fix the number, or add what is missing.', cs: 'Opravte číslo, nebo doplňte, co chybí.' },
  }),
  'year/reversed': error({
    what: { en: '{to} is before {from}.', cs: '{to} je dřív než {from}.' },
    why: { en: 'A range of years starts with the earlier year.', cs: 'Rozsah let začíná dřívějším rokem.' },
    fix: { en: 'Fix one of the two years.', cs: 'Opravte jeden z obou roků.' },
  }),
  'year/unlikely': warning({
    what: { en: '{field}: {year} is unlikely: {reason}.', cs: '{field}: {year} je nepravděpodobný: {reason}.' },
    why: { en: 'Such a year is often a typing error.', cs: 'Takový rok bývá překlep.' },
    fix: { en: 'Fix the year. If it is correct, leave it.', cs: 'Opravte rok. Pokud je správně, nechte ho být.' },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const yearPhrases = {
  circaWithoutYear: {
    en: 'Add the year (“year:”). If nobody knows when it was made, delete the line “circa: true”.',
    cs: 'Doplňte rok („year:“). Pokud nikdo neví, kdy dílo vzniklo, smažte řádek „circa: true“.',
  },
} as const satisfies Record<string, Text>

/** Why a year is unlikely. */
export const yearReasons = {
  early: { en: 'it is before {than}', cs: 'je to před rokem {than}' },
  future: { en: 'the exhibition is in {than}', cs: 'výstava je v roce {than}' },
  first: { en: 'the first year of the artist is {than}', cs: 'první rok umělce je {than}' },
  works: { en: 'the last work is from {than}', cs: 'poslední dílo je z roku {than}' },
  last: { en: 'the last year of the artist is {than}', cs: 'poslední rok umělce je {than}' },
} as const satisfies Record<string, Text>

/** What a number on the home page counts. */
export const numberNames = {
  artists: { en: 'artists', cs: 'umělců' },
  days: { en: 'days', cs: 'dnů' },
  works: { en: 'works', cs: 'děl' },
} as const satisfies Record<string, Text>

/** Units in which dimensions are often written. */
export const unitNames = {
  millimetres: { en: 'millimetres', cs: 'milimetry' },
  metres: { en: 'metres', cs: 'metry' },
} as const satisfies Record<string, Text>
