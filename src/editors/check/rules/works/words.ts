import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'label/no-year': {
    severity: 'warning',
    en: {
      what: 'The work has no year.',
      why: 'Visitors look for it on the label.',
      fix: 'Add the year (“year:”). If nobody knows when it was made, leave it.',
    },
    cs: {
      what: 'Dílo nemá rok.',
      why: 'Návštěvníci ho na popisku hledají.',
      fix: 'Doplňte rok („year:“). Pokud nikdo neví, kdy dílo vzniklo, nechte to být.',
    },
  },
  'label/no-size': {
    severity: 'warning',
    en: {
      what: 'The work has neither dimensions nor a duration.',
      why: 'Visitors of the site cannot tell its size or length otherwise.',
      fix: 'Add the dimensions (“dimensions:”) or the duration (“duration:”); a note such as “dimensions variable” is enough.',
    },
    cs: {
      what: 'Dílo nemá rozměry ani délku.',
      why: 'Jak je velké nebo dlouhé, návštěvníci webu jinak nepoznají.',
      fix: 'Doplňte rozměry („dimensions:“) nebo délku („duration:“); stačí i poznámka „rozměry proměnné“.',
    },
  },
  'label/large': {
    severity: 'warning',
    en: {
      what: '{field}: {value} {unit} is unusually large.',
      why: 'The number may be in another unit.',
      fix: 'Fix the number. If it is correct, leave it.',
    },
    cs: {
      what: '{field}: {value} {unit} je neobvykle mnoho.',
      why: 'Možná je to číslo v jiné jednotce.',
      fix: 'Opravte číslo. Pokud je správně, nechte ho být.',
    },
  },
  'label/unit': {
    severity: 'warning',
    en: {
      what: '{field}: {size} cm is {real} {realUnit}.',
      why: 'Dimensions are in centimetres, and few works have such a size.',
      fix: 'If these are {unit}, write {fixed}. If they are centimetres, leave them.',
    },
    cs: {
      what: '{field}: {size} cm je {real} {realUnit}.',
      why: 'Rozměry jsou v centimetrech a takových děl je málo.',
      fix: 'Pokud jsou to {unit}, napište {fixed}. Pokud jsou to centimetry, nechte je být.',
    },
  },
  'label/swapped': {
    severity: 'warning',
    en: {
      what: 'The height {height} and the width {width} do not fit the picture, but they would if they were swapped.',
      why: 'Visitors would read the dimensions the wrong way round.',
      fix: 'Write “height: {width}” and “width: {height}”. If they are correct, leave them.',
    },
    cs: {
      what: 'Výška {height} a šířka {width} k obrázku nesedí, prohozené by seděly.',
      why: 'Návštěvníci by rozměry přečetli obráceně.',
      fix: 'Napište „height: {width}“ a „width: {height}“. Pokud jsou správně, nechte je být.',
    },
  },
  'label/edition': {
    severity: 'warning',
    en: {
      what: 'This is number {number} of an edition of {size}.',
      why: 'No number of an edition is higher than its size.',
      fix: 'Fix the number or the size.',
    },
    cs: {
      what: 'Je to číslo {number} z edice, která má {size} ks.',
      why: 'Žádné číslo edice není vyšší než její počet.',
      fix: 'Opravte číslo, nebo počet.',
    },
  },
  'label/unlimited-edition': {
    severity: 'warning',
    en: {
      what: 'This edition is unlimited, and it has {size} copies.',
      why: 'Only one of the two can be right. The label shows the number of copies.',
      fix: 'Delete one of the two lines: “unlimited:” or “size:”.',
    },
    cs: {
      what: 'Tato edice je neomezená a má {size} ks.',
      why: 'Pravda může být jen jedno z toho. Popisek ukazuje počet.',
      fix: 'Smažte jeden z obou řádků: „unlimited:“, nebo „size:“.',
    },
  },
  'room/outside-venue': {
    severity: 'warning',
    en: {
      what: 'The place {room} is not in the venue {venue}.',
      why: 'The label sends visitors to another building.',
      fix: 'If the room is in the venue, add its building to the file of the place: “within: {venue}”. If the work hangs elsewhere, leave it.',
    },
    cs: {
      what: 'Místo {room} není v místě konání {venue}.',
      why: 'Popisek posílá návštěvníky do jiné budovy.',
      fix: 'Pokud je místnost v místě konání, doplňte do souboru místa {room} budovu: „within: {venue}“. Pokud dílo visí jinde, nechte to být.',
    },
  },
  'numbers/count': {
    severity: 'warning',
    en: {
      what: 'The page says {value}, but the number of {counted} is {real}.',
      why: 'Visitors can count them.',
      fix: 'Fix the number, or add what is missing.',
    },
    cs: {
      what: 'Na stránce je {value}, ale počet {counted} je {real}.',
      why: 'Návštěvníci si je mohou spočítat.',
      fix: 'Opravte číslo, nebo doplňte, co chybí.',
    },
  },
  'year/reversed': {
    severity: 'error',
    en: {
      what: '{to} is before {from}.',
      why: 'A range of years starts with the earlier year.',
      fix: 'Fix one of the two years.',
    },
    cs: {
      what: '{to} je dřív než {from}.',
      why: 'Rozsah let začíná dřívějším rokem.',
      fix: 'Opravte jeden z obou roků.',
    },
  },
  'year/unlikely': {
    severity: 'warning',
    en: {
      what: '{field}: {year} is unlikely: {reason}.',
      why: 'Such a year is often a typing error.',
      fix: 'Fix the year. If it is correct, leave it.',
    },
    cs: {
      what: '{field}: {year} je nepravděpodobný: {reason}.',
      why: 'Takový rok bývá překlep.',
      fix: 'Opravte rok. Pokud je správně, nechte ho být.',
    },
  },
} as const satisfies Rules

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
