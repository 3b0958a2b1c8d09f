import type { RuleWords } from './rule-words'

export const records = {
  'duplicate/name': {
    en: {
      what: 'The name “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'Delete one of them, or make them different.',
    },
    cs: {
      what: 'Jméno „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  },
  'duplicate/work': {
    en: {
      what: 'The work “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'Delete one of them, or make them different.',
    },
    cs: {
      what: 'Dílo „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  },
  'duplicate/event': {
    en: {
      what: 'The event “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'Delete one of them, or make them different.',
    },
    cs: {
      what: 'Událost „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  },
  'duplicate/picture': {
    en: {
      what: 'The picture “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'Delete one of them, or make them different.',
    },
    cs: {
      what: 'Obrázek „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  },
  'duplicate/text': {
    en: {
      what: 'The text “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'Delete one of them, or make them different.',
    },
    cs: {
      what: 'Text „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'Jedno z toho smažte, nebo je odlište.',
    },
  },
  'reference/unknown-artist': {
    en: {
      what: '{field}: there is no “{value}” in {folder}.',
      why: 'The page links to it.',
      fix: '{suggestion}{file}',
    },
    cs: {
      what: '{field}: v {folder} není „{value}“.',
      why: 'Stránka na to odkazuje.',
      fix: '{suggestion}{file}',
    },
  },
  'reference/unknown-event': {
    en: {
      what: '{field}: there is no “{value}” in {folder}.',
      why: 'The page links to it.',
      fix: '{suggestion}{file}',
    },
    cs: {
      what: '{field}: v {folder} není „{value}“.',
      why: 'Stránka na to odkazuje.',
      fix: '{suggestion}{file}',
    },
  },
  'reference/unknown-place': {
    en: {
      what: '{field}: there is no “{value}” in {folder}.',
      why: 'The page links to it.',
      fix: '{suggestion}{file}',
    },
    cs: {
      what: '{field}: v {folder} není „{value}“.',
      why: 'Stránka na to odkazuje.',
      fix: '{suggestion}{file}',
    },
  },
  'reference/unknown-work': {
    en: {
      what: '{field}: {artist} has no work called “{value}”.',
      why: 'The title of the home page shows its picture.',
      fix: '{suggestion}',
    },
    cs: {
      what: '{field}: {artist} nemá dílo „{value}“.',
      why: 'Titul úvodní stránky ukazuje jeho obrázek.',
      fix: '{suggestion}',
    },
  },
  'reference/renamed': {
    en: {
      what: 'The slug is “{slug}”, but other files call this “{value}”: {places}.',
      why: 'They would find nothing.',
      fix: 'Write “{value}” here. If the new slug is right, write it in the other files.',
    },
    cs: {
      what: 'Slug je „{slug}“, ale jiné soubory tomu říkají „{value}“: {places}.',
      why: 'Nic by nenašly.',
      fix: 'Napište sem „{value}“. Pokud je nový slug správně, napište ho i do ostatních souborů.',
    },
  },
  'reference/circle': {
    en: {
      what: 'Within: the place contains itself ({chain}).',
      why: 'Its address could not be found.',
      fix: 'Give the building an address instead of “within”.',
    },
    cs: {
      what: 'Uvnitř (within): místo obsahuje samo sebe ({chain}).',
      why: 'Jeho adresa by se nedala zjistit.',
      fix: 'Budově dejte místo „within“ adresu.',
    },
  },
  'reference/room-in-room': {
    en: {
      what: 'Within: “{value}” is itself within “{building}”.',
      why: 'The site shows a room and the building that it is in, so this place would have no address.',
      fix: 'Write “{building}” here. A floor or a wing can be part of the name.',
    },
    cs: {
      what: 'Uvnitř (within): „{value}“ je samo uvnitř místa „{building}“.',
      why: 'Web ukazuje místnost a budovu, ve které je, takže by toto místo nemělo adresu.',
      fix: 'Napište sem „{building}“. Patro nebo křídlo může být v názvu.',
    },
  },
} as const satisfies RuleWords
