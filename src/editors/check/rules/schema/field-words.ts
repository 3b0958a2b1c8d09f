import type { SchemaRule } from '../../../../model/schema-rules'
import type { Text } from '../../../words/message-language'
import { error, type Rules } from '../../base/rule'

/** The rules that the model names. */
export const fieldRules = {
  'schema/empty': error({
    what: { en: '{field}: is empty.', cs: '{field}: je tu prázdno.' },
    why: { en: 'The page would be empty here.', cs: 'Na stránce by tu zůstalo prázdno.' },
    fix: { en: 'Write the text.', cs: 'Napište text.' },
  }),
  'schema/one-line': error({
    what: { en: '{field}: must be a single line.', cs: '{field}: má to být jediný řádek.' },
    why: { en: 'There is room for one line only.', cs: 'Víc se sem nevejde.' },
    fix: { en: 'Write it without line breaks.', cs: 'Napište to bez konců řádků.' },
  }),
  'schema/taken-by-page': error({
    what: {
      en: '{field}: is the address of another part of the page.',
      cs: '{field}: je to adresa jiné části stránky.',
    },
    why: { en: 'A link to the work would lead to that part.', cs: 'Odkaz na dílo by vedl na ni.' },
    fix: { en: 'Give the work another address.', cs: 'Dejte dílu jinou adresu.' },
  }),
  'schema/former-slug-of-invitation': error({
    what: {
      en: '{field}: are not allowed in an event that takes registrations.',
      cs: '{field}: u akce s registrací být nesmějí.',
    },
    why: {
      en: 'Guests are stored under the address of the event, so it must never change.',
      cs: 'Hosté jsou uložení pod adresou akce, proto se nesmí změnit.',
    },
    fix: {
      en: 'Restore the former address (“slug:”), and delete it here.',
      cs: 'Vraťte původní adresu („slug:“) a tady ji smažte.',
    },
  }),
  'schema/invitation-or-registration': error({
    what: { en: '{field}: is not allowed beside an invitation.', cs: '{field}: vedle pozvánky být nesmí.' },
    why: {
      en: 'Guests of an invitation register on its own page, which nobody else finds.',
      cs: 'Hosté s pozvánkou se registrují na její stránce, kterou nikdo jiný nenajde.',
    },
    fix: {
      en: 'For an event of the programme, keep “registration:” and delete “invitation:”; for the event for invited guests, the other way round.',
      cs: 'U akce programu nechte „registration:“ a smažte „invitation:“, u akce pro zvané naopak.',
    },
  }),
  'schema/within-or-address': error({
    what: {
      en: '{field}: needs either a building or an address, and not both.',
      cs: '{field}: je potřeba buď budova, nebo adresa, a ne obojí.',
    },
    why: {
      en: 'A room is found by its building, a building by its street.',
      cs: 'Místnost se najde podle budovy, budova podle ulice.',
    },
    fix: {
      en: 'For a room, keep the building that it is in (“within:”); for a building, the address (“address:”).',
      cs: 'U místnosti nechte budovu, ve které je („within:“), u budovy adresu („address:“).',
    },
  }),
  'schema/artist-or-person': error({
    what: {
      en: '{field}: needs either an artist, or a name with a role.',
      cs: '{field}: je potřeba buď umělec, nebo jméno s rolí.',
    },
    why: {
      en: 'An artist of the exhibition has a page to link to. Visitors need to know who anybody else is.',
      cs: 'Umělec výstavy má stránku, na kterou vede odkaz. U ostatních má být napsáno, kdo jsou.',
    },
    fix: {
      en: 'Write the artist (“artist: jana-nova”), or the name and the role (“name:” and “role:”).',
      cs: 'Napište umělce („artist: jana-nova“), nebo jméno a roli („name:“ a „role:“).',
    },
  }),
  'schema/slug': error({
    what: {
      en: '{field}: may have only the letters a–z, digits and single hyphens.',
      cs: '{field}: smí mít jen písmena a–z, číslice a jednotlivé spojovníky.',
    },
    why: { en: 'It is part of an address, or the name of a file.', cs: 'Je to část adresy, nebo jméno souboru.' },
    fix: { en: 'Write it like “jana-nova”.', cs: 'Napište to jako „jana-nova“.' },
  }),
  'schema/image-name': error({
    what: {
      en: '{field}: must name a picture beside this file.',
      cs: '{field}: má to být jméno obrázku vedle tohoto souboru.',
    },
    why: {
      en: 'Pictures are kept beside the file that uses them.',
      cs: 'Obrázky jsou vedle souboru, který je používá.',
    },
    fix: {
      en: 'Write a file name that ends in .jpg, .png or .webp.',
      cs: 'Napište jméno souboru s koncovkou .jpg, .png nebo .webp.',
    },
  }),
  'schema/drawing-name': error({
    what: {
      en: '{field}: must name a drawing beside this file.',
      cs: '{field}: má to být jméno kresby vedle tohoto souboru.',
    },
    why: { en: 'A drawing is sharp at every size.', cs: 'Kresba je ostrá v každé velikosti.' },
    fix: { en: 'Write a file name that ends in .svg.', cs: 'Napište jméno souboru s koncovkou .svg.' },
  }),
  'schema/day': error({
    what: { en: '{field}: is not written as year-month-day.', cs: '{field}: není to den ve tvaru rok-měsíc-den.' },
    why: { en: 'The site sorts and counts days.', cs: 'Stránky dny řadí a počítají.' },
    fix: { en: 'Write it like "2031-09-04".', cs: 'Napište to jako "2031-09-04".' },
  }),
  'schema/date-time': error({
    what: { en: '{field}: is not a date with a time.', cs: '{field}: není to datum s časem.' },
    why: {
      en: 'The site sorts times and writes them into calendars.',
      cs: 'Stránky časy řadí a zapisují do kalendářů.',
    },
    fix: { en: 'Write it like "2031-09-04T10:30".', cs: 'Napište to jako "2031-09-04T10:30".' },
  }),
  'schema/time': error({
    what: { en: '{field}: is not a time of day.', cs: '{field}: není to čas.' },
    why: { en: 'The site compares times.', cs: 'Stránky časy porovnávají.' },
    fix: {
      en: 'Write it like "10:30". If it is closed on that day, delete its opening hours.',
      cs: 'Napište to jako "10:30". Pokud je ten den zavřeno, smažte jeho otevírací dobu.',
    },
  }),
  'schema/time-zone': error({
    what: { en: '{field}: is not a time zone.', cs: '{field}: není to časové pásmo.' },
    why: { en: 'All times on the site are in this time zone.', cs: 'Jsou v něm všechny časy na stránkách.' },
    fix: { en: 'Write it like Europe/Prague.', cs: 'Napište to jako Europe/Prague.' },
  }),
  'schema/https': error({
    what: {
      en: '{field}: is not a link that begins with https://.',
      cs: '{field}: není to odkaz, který začíná https://.',
    },
    why: { en: 'Browsers warn about other links.', cs: 'Před jinými prohlížeče varují.' },
    fix: { en: 'Copy the whole address from the browser.', cs: 'Zkopírujte celou adresu z prohlížeče.' },
  }),
  'schema/link': error({
    what: {
      en: '{field}: is neither a link nor an e-mail address.',
      cs: '{field}: není to odkaz ani e-mailová adresa.',
    },
    why: { en: 'The button would lead nowhere.', cs: 'Tlačítko by nikam nevedlo.' },
    fix: { en: 'Write https://… or mailto:…', cs: 'Napište https://… nebo mailto:…' },
  }),
  'schema/email': error({
    what: { en: '{field}: is not an e-mail address.', cs: '{field}: není to e-mailová adresa.' },
    why: { en: 'Nobody could write to you.', cs: 'Nikdo by vám nemohl napsat.' },
    fix: { en: 'Write it like name@example.org.', cs: 'Napište to jako jmeno@example.org.' },
  }),
  'schema/phone': error({
    what: {
      en: '{field}: is not a phone number with a country code.',
      cs: '{field}: není to telefonní číslo s předvolbou země.',
    },
    why: { en: 'Visitors also call from abroad.', cs: 'Volá se i z ciziny.' },
    fix: { en: 'Write it like "+420 555 123 456".', cs: 'Napište to jako "+420 555 123 456".' },
  }),
  'schema/country': error({
    what: { en: '{field}: is not a country code.', cs: '{field}: není to kód země.' },
    why: {
      en: 'The site shows the name of the country in each language.',
      cs: 'Stránky ukazují jméno země v každém jazyce.',
    },
    fix: { en: 'Write two capital letters, like CZ.', cs: 'Napište dvě velká písmena, třeba CZ.' },
  }),
  'schema/pdf-path': error({
    what: {
      en: '{field}: must be the path of a PDF in the folder “files”, without accents and spaces.',
      cs: '{field}: má to být cesta k PDF ve složce „files“, bez háčků, čárek a mezer.',
    },
    why: { en: 'It is part of an address.', cs: 'Je to část adresy.' },
    fix: { en: 'Write it like /documents/name.pdf.', cs: 'Napište to jako /documents/nazev.pdf.' },
  }),
  'schema/path-word': error({
    what: {
      en: '{field}: must be one word: lower-case letters without accents, digits and hyphens.',
      cs: '{field}: má to být jedno slovo: malá písmena bez háčků a čárek, číslice a spojovníky.',
    },
    why: { en: 'People type this address and read it aloud.', cs: 'Lidé tuto adresu píšou a čtou nahlas.' },
    fix: { en: 'Write it like “plan-salu”.', cs: 'Napište to jako „plan-salu“.' },
  }),
  'schema/language-tag': error({
    what: { en: '{field}: “{value}” is not a language code.', cs: '{field}: „{value}“ není kód jazyka.' },
    why: {
      en: 'Visitors see the name of the language, which the site finds by the code.',
      cs: 'Návštěvníci vidí jméno jazyka, které stránky najdou podle kódu.',
    },
    fix: { en: 'Write a code like cs, en or de (BCP 47).', cs: 'Napište kód jako cs, en nebo de (BCP 47).' },
  }),
  'schema/quotes': error({
    what: { en: '{field}: must be two quotation marks.', cs: '{field}: mají to být dvě uvozovky.' },
    why: { en: 'The first opens a quotation, the second closes it.', cs: 'První uvozuje začátek, druhá konec.' },
    fix: { en: 'Write them without a space: "„“", "“”" or "«»".', cs: 'Napište je bez mezery: "„“", "“”" nebo "«»".' },
  }),
} satisfies Rules & Record<SchemaRule, unknown>

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
