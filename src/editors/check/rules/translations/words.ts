import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'translation/missing': {
    severity: 'error',
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
    severity: 'error',
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
  'translation/todo': {
    severity: 'error',
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
    severity: 'warning',
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
    severity: 'warning',
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
} as const satisfies Rules

export const report = reporter(rules)
