import type { RuleWords } from './rule-words'

export const fieldConditions = {
  'schema/empty': {
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
    en: {
      what: '{field}: is the address of another part of the page.',
      why: 'A link to the work would lead to that part.',
      fix: 'Give the work another slug.',
    },
    cs: {
      what: '{field}: je to adresa jiné části stránky.',
      why: 'Odkaz na dílo by vedl na ni.',
      fix: 'Dejte dílu jiný slug.',
    },
  },
  'schema/former-slug-of-invitation': {
    en: {
      what: '{field}: is not allowed in an event that takes registrations.',
      why: 'Guests are stored under the slug, so it must never change.',
      fix: 'Restore the former slug, and delete it here.',
    },
    cs: {
      what: '{field}: u akce s registrací být nesmí.',
      why: 'Hosté jsou uložení pod slugem, proto se nesmí změnit.',
      fix: 'Vraťte původní slug a tady ho smažte.',
    },
  },
  'schema/invitation-or-registration': {
    en: {
      what: '{field}: is not allowed beside “invitation”.',
      why: 'Guests of an invitation register on its own page, which nobody else finds.',
      fix: 'Keep “registration” for an event of the programme, “invitation” for the event for invited guests.',
    },
    cs: {
      what: '{field}: vedle „invitation“ být nesmí.',
      why: 'Hosté s pozvánkou se registrují na její stránce, kterou nikdo jiný nenajde.',
      fix: 'U akce programu nechte „registration“, u akce pro zvané „invitation“.',
    },
  },
  'schema/within-or-address': {
    en: {
      what: '{field}: needs either “within” or an address, and not both.',
      why: 'A room is found by its building, a building by its street.',
      fix: 'Keep “within” for a room, the address for a building.',
    },
    cs: {
      what: '{field}: je potřeba buď „within“, nebo adresa, a ne obojí.',
      why: 'Sál se najde podle domu, dům podle ulice.',
      fix: 'U sálu nechte „within“, u domu adresu.',
    },
  },
  'schema/artist-or-person': {
    en: {
      what: '{field}: needs either an artist, or a name with a role.',
      why: 'An artist of the exhibition has a page to link to. Visitors need to know who anybody else is.',
      fix: 'Write “artist: slug”, or “name:” and “role:”.',
    },
    cs: {
      what: '{field}: je potřeba buď umělec, nebo jméno s rolí.',
      why: 'Umělec výstavy má stránku, na kterou vede odkaz. U ostatních má být napsáno, kdo jsou.',
      fix: 'Napište „artist: slug“, nebo „name:“ a „role:“.',
    },
  },
} as const satisfies RuleWords
