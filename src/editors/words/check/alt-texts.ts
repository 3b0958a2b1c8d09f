import type { RuleWords } from './rule-words'

export const altTexts = {
  'alt/file-name': {
    en: {
      what: '“{text}” is the name of a file.',
      why: 'Screen readers read this text aloud to people who cannot see the picture.',
      fix: 'Describe what the picture shows.',
    },
    cs: {
      what: '„{text}“ je jméno souboru.',
      why: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
      fix: 'Napište, co je na obrázku vidět.',
    },
  },
  'alt/says-picture': {
    en: {
      what: 'The text starts with “{words}”.',
      why: 'Screen readers already say that it is a picture.',
      fix: 'Start with what the picture shows.',
    },
    cs: {
      what: 'Text začíná slovy „{words}“.',
      why: 'Že jde o obrázek, řekne čtečka obrazovky sama.',
      fix: 'Začněte tím, co je vidět.',
    },
  },
  'alt/title': {
    en: {
      what: 'The text only repeats the title of the work.',
      why: 'The title is already beside the picture.',
      fix: 'Describe what the picture shows.',
    },
    cs: {
      what: 'Text jen opakuje název díla.',
      why: 'Název už vedle obrázku je.',
      fix: 'Napište, co je na obrázku vidět.',
    },
  },
  'alt/too-short': {
    en: {
      what: '“{text}” says very little.',
      why: 'Screen readers read this text aloud to people who cannot see the picture.',
      fix: 'Describe the picture in a sentence.',
    },
    cs: {
      what: '„{text}“ říká velmi málo.',
      why: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
      fix: 'Popište obrázek jednou větou.',
    },
  },
} as const satisfies RuleWords
