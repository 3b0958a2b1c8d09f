import type { SchemaRule } from '../../../../model/schema-rules'
import type { Text } from '../../base/fill'
import type { Rules } from '../../base/rule'

/** The rules that the model names. */
export const fieldRules = {
  'schema/empty': {
    severity: 'error',
    en: {
      what: '{field}: is empty.',
      why: 'The page would be empty here.',
      fix: 'Write the text.',
    },
    cs: {
      what: '{field}: je tu prázdno.',
      why: 'Na stránce by tu zůstalo prázdno.',
      fix: 'Napište text.',
    },
  },
  'schema/one-line': {
    severity: 'error',
    en: {
      what: '{field}: must be a single line.',
      why: 'There is room for one line only.',
      fix: 'Write it without line breaks.',
    },
    cs: {
      what: '{field}: má to být jediný řádek.',
      why: 'Víc se sem nevejde.',
      fix: 'Napište to bez konců řádků.',
    },
  },
  'schema/taken-by-page': {
    severity: 'error',
    en: {
      what: '{field}: is the address of another part of the page.',
      why: 'A link to the work would lead to that part.',
      fix: 'Give the work another address.',
    },
    cs: {
      what: '{field}: je to adresa jiné části stránky.',
      why: 'Odkaz na dílo by vedl na ni.',
      fix: 'Dejte dílu jinou adresu.',
    },
  },
  'schema/former-slug-of-invitation': {
    severity: 'error',
    en: {
      what: '{field}: are not allowed in an event that takes registrations.',
      why: 'Guests are stored under the address of the event, so it must never change.',
      fix: 'Restore the former address (“slug:”), and delete it here.',
    },
    cs: {
      what: '{field}: u akce s registrací být nesmějí.',
      why: 'Hosté jsou uložení pod adresou akce, proto se nesmí změnit.',
      fix: 'Vraťte původní adresu („slug:“) a tady ji smažte.',
    },
  },
  'schema/invitation-or-registration': {
    severity: 'error',
    en: {
      what: '{field}: is not allowed beside an invitation.',
      why: 'Guests of an invitation register on its own page, which nobody else finds.',
      fix: 'For an event of the programme, keep “registration:” and delete “invitation:”; for the event for invited guests, the other way round.',
    },
    cs: {
      what: '{field}: vedle pozvánky být nesmí.',
      why: 'Hosté s pozvánkou se registrují na její stránce, kterou nikdo jiný nenajde.',
      fix: 'U akce programu nechte „registration:“ a smažte „invitation:“, u akce pro zvané naopak.',
    },
  },
  'schema/within-or-address': {
    severity: 'error',
    en: {
      what: '{field}: needs either a building or an address, and not both.',
      why: 'A room is found by its building, a building by its street.',
      fix: 'For a room, keep the building that it is in (“within:”); for a building, the address (“address:”).',
    },
    cs: {
      what: '{field}: je potřeba buď budova, nebo adresa, a ne obojí.',
      why: 'Místnost se najde podle budovy, budova podle ulice.',
      fix: 'U místnosti nechte budovu, ve které je („within:“), u budovy adresu („address:“).',
    },
  },
  'schema/artist-or-person': {
    severity: 'error',
    en: {
      what: '{field}: needs either an artist, or a name with a role.',
      why: 'An artist of the exhibition has a page to link to. Visitors need to know who anybody else is.',
      fix: 'Write the artist (“artist: jana-nova”), or the name and the role (“name:” and “role:”).',
    },
    cs: {
      what: '{field}: je potřeba buď umělec, nebo jméno s rolí.',
      why: 'Umělec výstavy má stránku, na kterou vede odkaz. U ostatních má být napsáno, kdo jsou.',
      fix: 'Napište umělce („artist: jana-nova“), nebo jméno a roli („name:“ a „role:“).',
    },
  },
  'schema/slug': {
    severity: 'error',
    en: {
      what: '{field}: may have only the letters a–z, digits and single hyphens.',
      why: 'It is part of an address, or the name of a file.',
      fix: 'Write it like “jana-nova”.',
    },
    cs: {
      what: '{field}: smí mít jen písmena a–z, číslice a jednotlivé spojovníky.',
      why: 'Je to část adresy, nebo jméno souboru.',
      fix: 'Napište to jako „jana-nova“.',
    },
  },
  'schema/image-name': {
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
  'schema/quotes': {
    severity: 'error',
    en: {
      what: '{field}: must be two quotation marks.',
      why: 'The first opens a quotation, the second closes it.',
      fix: 'Write them without a space: "„“", "“”" or "«»".',
    },
    cs: {
      what: '{field}: mají to být dvě uvozovky.',
      why: 'První uvozuje začátek, druhá konec.',
      fix: 'Napište je bez mezery: "„“", "“”" nebo "«»".',
    },
  },
} as const satisfies Rules & Record<SchemaRule, unknown>

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
