import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'translation/unknown-language': {
    severity: 'error',
    en: {
      what: '“{key}” is not a language of this site.',
      why: 'A text can only be in the languages of the site.',
      fix: 'Write one of: {languages}.',
    },
    cs: {
      what: '„{key}“ není jazyk těchto stránek.',
      why: 'Text může být jen v jazycích těchto stránek.',
      fix: 'Napište jedno z těchto: {languages}.',
    },
  },
  'translation/no-languages': {
    severity: 'error',
    en: {
      what: '{name} must have a text in each language.',
      why: 'The site shows its interface in each of its languages.',
      fix: 'Indent under it: {keys}.',
    },
    cs: {
      what: '{name} má mít text v každém jazyce.',
      why: 'Stránky jsou ve všech svých jazycích.',
      fix: 'Odsaďte pod to: {keys}.',
    },
  },
  'translation/placeholders': {
    severity: 'error',
    en: {
      what: '“{name}” has {values} {language}, but {otherValues} {otherLanguage}.',
      why: 'The site fills in these values. A value that one text lacks is left out there, or its {{…}} stays visible.',
      fix: 'Use the same {{…}} in each text.',
    },
    cs: {
      what: '„{name}“ má {language} {values}, ale {otherLanguage} {otherValues}.',
      why: 'Stránky sem doplňují hodnoty. Která v jednom textu chybí, tam se neukáže nebo zůstane nevyplněná.',
      fix: 'Použijte v každém textu stejné {{…}}.',
    },
  },
  'translation/missing-key': {
    severity: 'error',
    en: {
      what: '{missing}: {keys}.',
      why: 'Where a text is missing, visitors see its key.',
      fix: 'Write {steps}, and under that {languages} with the text.',
    },
    cs: {
      what: '{missing}: {keys}.',
      why: 'Kde text chybí, vidí návštěvník jen jeho klíč.',
      fix: 'Napište {steps} a pod to {languages} s textem.',
    },
  },
  'translation/misspelt-key': {
    severity: 'error',
    en: {
      what: 'The site has no text with the key “{key}”.',
      why: 'Where a text is missing, visitors see its key.',
      fix: 'Did you mean “{meant}”?',
    },
    cs: {
      what: 'Stránky nemají text s klíčem „{key}“.',
      why: 'Kde text chybí, vidí návštěvník jen jeho klíč.',
      fix: 'Nemá tu být „{meant}“?',
    },
  },
  'translation/unused-key': {
    severity: 'warning',
    en: {
      what: 'Nothing shows {texts}.',
      why: 'The site shows only texts whose keys it knows.',
      fix: 'Delete it.',
    },
    cs: {
      what: 'Nic nezobrazuje {texts}.',
      why: 'Stránky zobrazují jen texty, jejichž klíče znají.',
      fix: 'Smažte to.',
    },
  },
  'translation/unknown-placeholder': {
    severity: 'error',
    en: {
      what: 'The site has no value for “{found}”.',
      why: 'Visitors would see it as it is.',
      fix: 'Delete it.',
    },
    cs: {
      what: 'Za „{found}“ stránky nic nedoplňují.',
      why: 'Návštěvníci by to viděli tak, jak to je.',
      fix: 'Smažte to.',
    },
  },
  'translation/unused-placeholder': {
    severity: 'warning',
    en: {
      what: '“{name}” uses {values} in no language.',
      why: 'The site fills in this value, and visitors would not see it.',
      fix: 'Write {values} into each text. If the value is not needed, leave it out.',
    },
    cs: {
      what: '„{name}“ nemá v žádném jazyce {values}.',
      why: 'Stránky tuto hodnotu doplňují a návštěvníci by ji neviděli.',
      fix: 'Napište {values} do každého textu. Pokud ta hodnota není potřeba, nechte to být.',
    },
  },
  'translation/reserved-key': {
    severity: 'error',
    en: {
      what: 'The key “{key}” is reserved by the program that builds the site.',
      why: 'The texts below it would be lost.',
      fix: 'Give the key another name, here and in the code.',
    },
    cs: {
      what: 'Klíč „{key}“ používá program, který stránky sestavuje.',
      why: 'Texty pod ním by se ztratily.',
      fix: 'Dejte klíči jiné jméno, tady i v kódu.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const translationPhrases = {
  everyKey: { en: 'Every key', cs: 'Každý klíč' },
  nextStep: { en: ', under it ', cs: ', pod to ' },
  textsOfFile: { en: 'the texts of this file', cs: 'texty tohoto souboru' },
  noPlaceholders: { en: 'no {{…}}', cs: 'žádné {{…}}' },
} as const satisfies Record<string, Text>
