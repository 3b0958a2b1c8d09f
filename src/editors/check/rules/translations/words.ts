import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'translation/unknown-language': error({
    what: { en: '“{key}” is not a language of this site.', cs: '„{key}“ není jazyk těchto stránek.' },
    why: { en: 'A text can only be in the languages of the site.', cs: 'Text může být jen v jazycích těchto stránek.' },
    fix: { en: 'Write one of: {languages}.', cs: 'Napište jedno z těchto: {languages}.' },
  }),
  'translation/tag-of-other-language': error({
    what: {
      en: '“{tag}” is {language}, but the code of this language is “{code}”.',
      cs: '„{tag}“ je {language}, ale kód tohoto jazyka je „{code}“.',
    },
    why: {
      en: 'Dates and numbers would be written as in the other language.',
      cs: 'Data a čísla by byla napsaná jako v tom druhém jazyce.',
    },
    fix: {
      en: 'Write a tag that begins with “{code}”, or delete the line “tag:”.',
      cs: 'Napište značku, která začíná na „{code}“, nebo řádek „tag:“ smažte.',
    },
  }),
  'translation/missing': error({
    what: { en: '{field}: is missing.', cs: '{field}: chybí.' },
    why: { en: 'Every text is shown in each language of the site.', cs: 'Každý text je na stránkách v každém jazyce.' },
    fix: { en: 'Add “{key}:” with the text.', cs: 'Doplňte „{key}:“ s textem.' },
  }),
  'translation/missing-language': error({
    what: { en: 'In {language}, {count} are missing: {places}.', cs: '{language}: chybí {count}: {places}.' },
    why: { en: 'Every text is shown in each language of the site.', cs: 'Každý text je na stránkách v každém jazyce.' },
    fix: { en: 'Add “{key}:” with the text to each of them.', cs: 'Ke každému z nich doplňte „{key}:“ s textem.' },
  }),
  'translation/todo': error({
    what: { en: '“{mark}” means that the text is not finished.', cs: '„{mark}“ znamená, že text není hotový.' },
    why: { en: 'Visitors would read it.', cs: 'Návštěvníci by to četli.' },
    fix: {
      en: 'Write the text. If a field need not be there, you can delete it with its key.',
      cs: 'Dopište text. Pokud pole není povinné, můžete ho smazat i s klíčem.',
    },
  }),
  'translation/same': warning({
    what: { en: '{field}: is the same as {other}.', cs: '{field}: je stejné jako {other}.' },
    why: {
      en: 'Readers of the other language do not understand an untranslated sentence.',
      cs: 'Nepřeložené větě čtenáři v druhém jazyce nerozumějí.',
    },
    fix: { en: 'Translate it.', cs: 'Přeložte ji.' },
  }),
  'translation/same-in-file': warning({
    what: {
      en: 'Of {all} long texts in this file, {same} are the same {language} as {other}.',
      cs: 'Delších textů je v souboru {all} a z nich {same} je {language} stejných jako {other}.',
    },
    why: {
      en: 'Readers of the other language do not understand an untranslated sentence.',
      cs: 'Nepřeložené větě čtenáři v druhém jazyce nerozumějí.',
    },
    fix: {
      en: 'Translate them. As soon as most are done, each of the others is named.',
      cs: 'Přeložte je. Až jich bude většina hotová, vypíše se každý zbývající zvlášť.',
    },
  }),
  'translation/other-language': warning({
    what: { en: '{field}: this seems to be {language}.', cs: '{field}: zdá se, že je to {language}.' },
    why: {
      en: 'Visitors see it on the page in the other language.',
      cs: 'Návštěvníci to uvidí na stránce v druhém jazyce.',
    },
    fix: { en: 'Translate it, or swap the two texts.', cs: 'Přeložte to, nebo texty prohoďte.' },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes. */
export const translationPhrases = {
  deleteOrAdd: {
    en: 'Delete the texts in this language, or add it to the site: “- code: {key}” in “languages:” of exhibition.yaml.',
    cs: 'Smažte texty v tomto jazyce, nebo ho přidejte na stránky: „- code: {key}“ v „languages:“ v exhibition.yaml.',
  },
} as const satisfies Record<string, Text>
