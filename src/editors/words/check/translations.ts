import type { RuleWords, Text } from './rule-words'

export const translations = {
  'translation/missing': {
    en: {
      what: '{field}: is missing.',
      why: 'Every text is shown in each language of the site.',
      fix: 'Add “{key}:” with the text.',
    },
    cs: {
      what: '{field}: chybí.',
      why: 'Každý text je na stránkách v každém jazyce.',
      fix: 'Doplňte „{key}:“ s textem.',
    },
  },
  'translation/missing-language': {
    en: {
      what: 'In {language}, {count} are missing: {places}.',
      why: 'Every text is shown in each language of the site.',
      fix: 'Add “{key}:” with the text to each of them.',
    },
    cs: {
      what: '{language}: chybí {count}: {places}.',
      why: 'Každý text je na stránkách v každém jazyce.',
      fix: 'Ke každému z nich doplňte „{key}:“ s textem.',
    },
  },
  'translation/unknown-language': {
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
  'translation/todo': {
    en: {
      what: '“{mark}” means that the text is not finished.',
      why: 'Visitors would read it.',
      fix: 'Write the text.',
    },
    cs: {
      what: '„{mark}“ znamená, že text není hotový.',
      why: 'Návštěvníci by to četli.',
      fix: 'Dopište text.',
    },
  },
  'translation/same': {
    en: {
      what: '{field}: is the same as {other}.',
      why: 'Readers of the other language do not understand an untranslated sentence.',
      fix: 'Translate it.',
    },
    cs: {
      what: '{field}: je stejné jako {other}.',
      why: 'Nepřeložené větě čtenáři v druhém jazyce nerozumějí.',
      fix: 'Přeložte ji.',
    },
  },
  'translation/other-language': {
    en: {
      what: '{field}: this seems to be {language}.',
      why: 'Visitors see it on the page in the other language.',
      fix: 'Translate it, or swap the two texts.',
    },
    cs: {
      what: '{field}: zdá se, že je to {language}.',
      why: 'Návštěvníci to uvidí na stránce v druhém jazyce.',
      fix: 'Přeložte to, nebo texty prohoďte.',
    },
  },
} as const satisfies RuleWords

/** Parts of these messages. */
export const translationPhrases = {
  everyKey: { en: 'Every key', cs: 'Každý klíč' },
  nextStep: { en: ', under it ', cs: ', pod to ' },
  textsOfFile: { en: 'the texts of this file', cs: 'texty tohoto souboru' },
  noPlaceholders: { en: 'no {{…}}', cs: 'žádné {{…}}' },
} as const satisfies Record<string, Text>
