import type { Text } from './fill'

/** Parts of messages that several rules use. */
export const phrases = {
  didYouMean: { en: 'Did you mean “{meant}”?', cs: 'Nemá tu být „{meant}“?' },
  writeOneOf: { en: 'Write one of: {values}', cs: 'Napište jedno z těchto: {values}' },
  /** Followed by the whole value, with no full stop that could be taken for a part of it. */
  write: { en: 'Write {value}', cs: 'Napište {value}' },
  noneYet: { en: 'There is none yet; add it first.', cs: 'Zatím tu nic není, nejdřív to přidejte.' },
  quoted: { en: '“{text}”', cs: '„{text}“' },
  /** After the message of a problem that is in several places. */
  alsoIn: { en: 'The same problem is in {places}.', cs: 'Totéž je špatně v {places}.' },
  andMore: { en: '{places} and in {count} more', cs: '{places} a {count} dalších' },
  /** An item of a list that has no name. */
  item: { en: 'item', cs: 'položka' },
  file: { en: 'the file', cs: 'soubor' },
} as const satisfies Record<string, Text>

/** Counted things, by the plural forms of each language (`Intl.PluralRules`). */
export const counted = {
  character: {
    en: { one: '{count} character', other: '{count} characters' },
    cs: { one: '{count} znak', few: '{count} znaky', other: '{count} znaků' },
  },
  space: {
    en: { one: '{count} space', other: '{count} spaces' },
    cs: { one: '{count} mezeru', few: '{count} mezery', other: '{count} mezer' },
  },
  item: {
    en: { one: '{count} item', other: '{count} items' },
    cs: { one: '{count} položka', few: '{count} položky', other: '{count} položek' },
  },
  text: {
    en: { one: '{count} text', other: '{count} texts' },
    cs: { one: '{count} text', few: '{count} texty', other: '{count} textů' },
  },
  missingText: {
    en: { one: '{count} text is missing', other: '{count} texts are missing' },
    cs: { one: 'Chybí {count} text', few: 'Chybí {count} texty', other: 'Chybí {count} textů' },
  },
  missingField: {
    en: { one: '{count} field is missing', other: '{count} fields are missing' },
    cs: { one: 'Chybí {count} pole', few: 'Chybí {count} pole', other: 'Chybí {count} polí' },
  },
  file: {
    en: { one: '{count} file', other: '{count} files' },
    cs: { one: '{count} soubor', few: '{count} soubory', other: '{count} souborů' },
  },
  error: {
    en: { one: '{count} error', other: '{count} errors' },
    cs: { one: '{count} chyba', few: '{count} chyby', other: '{count} chyb' },
  },
  warning: {
    en: { one: '{count} warning', other: '{count} warnings' },
    cs: { other: '{count} varování' },
  },
}
