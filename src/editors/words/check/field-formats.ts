import type { RuleWords, Text } from './rule-words'

export const fieldFormats = {
  'schema/slug': {
    en: {
      what: '{field}: may have only the letters a–z, digits and single hyphens.',
      why: 'It is part of the address.',
      fix: 'Write it like “jana-nova”.',
    },
    cs: {
      what: '{field}: smí mít jen písmena a–z, číslice a jednotlivé spojovníky.',
      why: 'Je to část adresy.',
      fix: 'Napište to jako „jana-nova“.',
    },
  },
  'schema/image-name': {
    en: {
      what: '{field}: must name a picture beside this file.',
      why: 'Pictures are kept beside the file that uses them.',
      fix: 'Write a file name that ends in .jpg, .png or .webp.',
    },
    cs: {
      what: '{field}: má to být jméno obrázku vedle tohoto souboru.',
      why: 'Obrázky jsou vedle souboru, který je používá.',
      fix: 'Napište jméno souboru s koncovkou .jpg, .png nebo .webp.',
    },
  },
  'schema/drawing-name': {
    en: {
      what: '{field}: must name a drawing beside this file.',
      why: 'A drawing is sharp at every size.',
      fix: 'Write a file name that ends in .svg.',
    },
    cs: {
      what: '{field}: má to být jméno kresby vedle tohoto souboru.',
      why: 'Kresba je ostrá v každé velikosti.',
      fix: 'Napište jméno souboru s koncovkou .svg.',
    },
  },
  'schema/day': {
    en: {
      what: '{field}: is not written as year-month-day.',
      why: 'The site sorts and counts days.',
      fix: 'Write it like "2031-09-04".',
    },
    cs: {
      what: '{field}: není to den ve tvaru rok-měsíc-den.',
      why: 'Stránky dny řadí a počítají.',
      fix: 'Napište to jako "2031-09-04".',
    },
  },
  'schema/date-time': {
    en: {
      what: '{field}: is not a date with a time.',
      why: 'The site sorts times and writes them into calendars.',
      fix: 'Write it like "2031-09-04T10:30".',
    },
    cs: {
      what: '{field}: není to datum s časem.',
      why: 'Stránky časy řadí a zapisují do kalendářů.',
      fix: 'Napište to jako "2031-09-04T10:30".',
    },
  },
  'schema/time': {
    en: {
      what: '{field}: is not a time of day.',
      why: 'The site compares times.',
      fix: 'Write it like "10:30".',
    },
    cs: {
      what: '{field}: není to čas.',
      why: 'Stránky časy porovnávají.',
      fix: 'Napište to jako "10:30".',
    },
  },
  'schema/time-zone': {
    en: {
      what: '{field}: is not a time zone.',
      why: 'All times on the site are in this time zone.',
      fix: 'Write it like Europe/Prague.',
    },
    cs: {
      what: '{field}: není to časové pásmo.',
      why: 'Jsou v něm všechny časy na stránkách.',
      fix: 'Napište to jako Europe/Prague.',
    },
  },
  'schema/https': {
    en: {
      what: '{field}: is not a link that begins with https://.',
      why: 'Browsers warn about other links.',
      fix: 'Copy the whole address from the browser.',
    },
    cs: {
      what: '{field}: není to odkaz, který začíná https://.',
      why: 'Před jinými prohlížeče varují.',
      fix: 'Zkopírujte celou adresu z prohlížeče.',
    },
  },
  'schema/link': {
    en: {
      what: '{field}: is neither a link nor an e-mail address.',
      why: 'The button would lead nowhere.',
      fix: 'Write https://… or mailto:…',
    },
    cs: {
      what: '{field}: není to odkaz ani e-mailová adresa.',
      why: 'Tlačítko by nikam nevedlo.',
      fix: 'Napište https://… nebo mailto:…',
    },
  },
  'schema/email': {
    en: {
      what: '{field}: is not an e-mail address.',
      why: 'Nobody could write to you.',
      fix: 'Write it like name@example.org.',
    },
    cs: {
      what: '{field}: není to e-mailová adresa.',
      why: 'Nikdo by vám nemohl napsat.',
      fix: 'Napište to jako jmeno@example.org.',
    },
  },
  'schema/phone': {
    en: {
      what: '{field}: is not a phone number with a country code.',
      why: 'Visitors also call from abroad.',
      fix: 'Write it like "+420 555 123 456".',
    },
    cs: {
      what: '{field}: není to telefonní číslo s předvolbou země.',
      why: 'Volá se i z ciziny.',
      fix: 'Napište to jako "+420 555 123 456".',
    },
  },
  'schema/country': {
    en: {
      what: '{field}: is not a country code.',
      why: 'The site shows the name of the country in each language.',
      fix: 'Write two capital letters, like CZ.',
    },
    cs: {
      what: '{field}: není to kód země.',
      why: 'Stránky ukazují jméno země v každém jazyce.',
      fix: 'Napište dvě velká písmena, třeba CZ.',
    },
  },
  'schema/pdf-path': {
    en: {
      what: '{field}: must be the path of a PDF in the folder “files”, without accents and spaces.',
      why: 'It is part of an address.',
      fix: 'Write it like /documents/name.pdf.',
    },
    cs: {
      what: '{field}: má to být cesta k PDF ve složce „files“, bez háčků, čárek a mezer.',
      why: 'Je to část adresy.',
      fix: 'Napište to jako /documents/nazev.pdf.',
    },
  },
  'schema/path-word': {
    en: {
      what: '{field}: must be one word: lower-case letters without accents, digits and hyphens.',
      why: 'People type this address and read it aloud.',
      fix: 'Write it like “plan-salu”.',
    },
    cs: {
      what: '{field}: má to být jedno slovo: malá písmena bez háčků a čárek, číslice a spojovníky.',
      why: 'Lidé tuto adresu píšou a čtou nahlas.',
      fix: 'Napište to jako „plan-salu“.',
    },
  },
  'schema/language-tag': {
    en: {
      what: '{field}: “{value}” is not a language code.',
      why: 'Visitors see the name of the language, which the site finds by the code.',
      fix: 'Write a code like cs, en or de (BCP 47).',
    },
    cs: {
      what: '{field}: „{value}“ není kód jazyka.',
      why: 'Návštěvníci vidí jméno jazyka, které stránky najdou podle kódu.',
      fix: 'Napište kód jako cs, en nebo de (BCP 47).',
    },
  },
} as const satisfies RuleWords

/** Other fixes of these rules. */
export const formatPhrases = {
  languageMeant: { en: 'Did you mean “{meant}” ({language})?', cs: 'Nemá tu být „{meant}“ ({language})?' },
  tryHttps: {
    en: 'If the page also opens with https, write {value}',
    cs: 'Pokud se stránka otevře i s https, napište {value}',
  },
  renamePdf: {
    en: 'Give the file in the folder “files” this name, and write {value}',
    cs: 'Pojmenujte tak soubor ve složce „files“ a napište {value}',
  },
  addEnding: {
    en: 'Write the whole name of the file with its ending, such as {name}',
    cs: 'Napište celé jméno souboru i s koncovkou, třeba {name}',
  },
  moveBeside: {
    en: 'Put the picture beside this file and write {name}',
    cs: 'Dejte obrázek vedle tohoto souboru a napište {name}',
  },
  renameEnding: {
    en: 'Rename the file so that its ending is in lower case, and write {name}',
    cs: 'Přejmenujte soubor, aby měl koncovku malými písmeny, a napište {name}',
  },
  exportPicture: {
    en: 'Export the picture as a JPEG and write {name}',
    cs: 'Uložte obrázek jako JPEG a napište {name}',
  },
  exportDrawing: { en: 'Export the drawing as an SVG and write {name}', cs: 'Uložte kresbu jako SVG a napište {name}' },
} as const satisfies Record<string, Text>
