import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'translation/no-languages': error({
    what: { en: '{name} must have a text in each language.', cs: '{name} má mít text v každém jazyce.' },
    why: { en: 'The site shows its interface in each of its languages.', cs: 'Stránky jsou ve všech svých jazycích.' },
    fix: { en: 'Indent under it: {keys}.', cs: 'Odsaďte pod to: {keys}.' },
  }),
  'translation/placeholders': error({
    what: {
      en: '“{name}” has {values} {language}, but {otherValues} {otherLanguage}.',
      cs: '„{name}“ má {language} {values}, ale {otherLanguage} {otherValues}.',
    },
    why: {
      en: 'The site fills in these values. A value that one text lacks is left out there, or its {{…}} stays visible.',
      cs: 'Stránky sem doplňují hodnoty. Která v jednom textu chybí, tam se neukáže nebo zůstane nevyplněná.',
    },
    fix: { en: 'Use the same {{…}} in each text.', cs: 'Použijte v každém textu stejné {{…}}.' },
  }),
  'translation/missing-key': error({
    what: { en: '{missing}: {keys}.', cs: '{missing}: {keys}.' },
    why: { en: 'Where a text is missing, visitors see its key.', cs: 'Kde text chybí, vidí návštěvník jen jeho klíč.' },
    fix: {
      en: 'Write {steps}, and under that {languages} with the text.',
      cs: 'Napište {steps} a pod to {languages} s textem.',
    },
  }),
  'translation/misspelt-key': error({
    what: { en: 'The site has no text with the key “{key}”.', cs: 'Stránky nemají text s klíčem „{key}“.' },
    why: { en: 'Where a text is missing, visitors see its key.', cs: 'Kde text chybí, vidí návštěvník jen jeho klíč.' },
    fix: { en: 'Did you mean “{meant}”?', cs: 'Nemá tu být „{meant}“?' },
  }),
  'translation/unused-key': warning({
    what: { en: 'Nothing shows {texts}.', cs: 'Nic nezobrazuje {texts}.' },
    why: {
      en: 'The site shows only texts whose keys it knows.',
      cs: 'Stránky zobrazují jen texty, jejichž klíče znají.',
    },
    fix: { en: 'Delete it.', cs: 'Smažte to.' },
  }),
  'translation/unknown-placeholder': error({
    what: { en: 'The site has no value for “{found}”.', cs: 'Za „{found}“ stránky nic nedoplňují.' },
    why: { en: 'Visitors would see it as it is.', cs: 'Návštěvníci by to viděli tak, jak to je.' },
    fix: { en: 'Delete it.', cs: 'Smažte to.' },
  }),
  'translation/unused-placeholder': warning({
    what: { en: '“{name}” uses {values} in no language.', cs: '„{name}“ nemá v žádném jazyce {values}.' },
    why: {
      en: 'The site fills in this value, and visitors would not see it.',
      cs: 'Stránky tuto hodnotu doplňují a návštěvníci by ji neviděli.',
    },
    fix: {
      en: 'Write {values} into each text. If the value is not needed, leave it out.',
      cs: 'Napište {values} do každého textu. Pokud ta hodnota není potřeba, nechte to být.',
    },
  }),
  'translation/reserved-key': error({
    what: {
      en: 'The key “{key}” is reserved by the program that builds the site.',
      cs: 'Klíč „{key}“ používá program, který stránky sestavuje.',
    },
    why: { en: 'The texts below it would be lost.', cs: 'Texty pod ním by se ztratily.' },
    fix: { en: 'Give the key another name, here and in the code.', cs: 'Dejte klíči jiné jméno, tady i v kódu.' },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const translationPhrases = {
  everyKey: { en: 'Every key', cs: 'Každý klíč' },
  nextStep: { en: ', under it ', cs: ', pod to ' },
  textsOfFile: { en: 'the texts of this file', cs: 'texty tohoto souboru' },
  noPlaceholders: { en: 'no {{…}}', cs: 'žádné {{…}}' },
} as const satisfies Record<string, Text>
