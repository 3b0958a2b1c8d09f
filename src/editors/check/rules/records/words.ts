import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'slug/duplicate': {
    severity: 'error',
    en: {
      what: '{field}: “{slug}” already belongs to {owner}.',
      why: 'Links and other files could not tell the two apart.',
      fix: 'Write something else here.',
    },
    cs: {
      what: '{field}: „{slug}“ už má {owner}.',
      why: 'Z odkazů a jiných souborů by nebylo poznat, co z obojího je myšleno.',
      fix: 'Napište sem něco jiného.',
    },
  },
  'event/second-invitation': {
    severity: 'error',
    en: {
      what: '{other} already has an invitation.',
      why: 'A site has one page of an invitation.',
      fix: 'Delete one of the two invitations.',
    },
    cs: {
      what: 'Pozvánku už má {other}.',
      why: 'Stránku s pozvánkou má web jen jednu.',
      fix: 'Jednu z pozvánek smažte.',
    },
  },
  'page/second-statement': {
    severity: 'error',
    en: {
      what: '{other} is already the accessibility statement.',
      why: 'The contact links to one page only.',
      fix: 'In the file of one of the two pages, delete the line “accessibility: true”.',
    },
    cs: {
      what: 'Prohlášení o přístupnosti už je v {other}.',
      why: 'Kontakt odkazuje jen na jednu stránku.',
      fix: 'V souboru jedné z obou stránek smažte řádek „accessibility: true“.',
    },
  },
  'sort-name/other': {
    severity: 'warning',
    en: {
      what: 'The name for sorting “{sortName}” does not fit the name “{name}”.',
      why: 'Visitors look for artists by their surnames.',
      fix: 'Write {meant} (surname first). If the artist is really sorted like this, leave it.',
    },
    cs: {
      what: 'Jméno pro řazení „{sortName}“ neodpovídá jménu „{name}“.',
      why: 'Návštěvníci hledají umělce podle příjmení.',
      fix: 'Napište {meant} (nejdřív příjmení). Pokud se umělec opravdu řadí takto, nechte to být.',
    },
  },
  'sort-name/duplicate': {
    severity: 'warning',
    en: {
      what: '{other} has the name for sorting “{sortName}” too.',
      why: 'One of the two artists would be at a wrong place in the list.',
      fix: 'Write the surname and the first name of this artist.',
    },
    cs: {
      what: 'Jméno pro řazení „{sortName}“ má už {other}.',
      why: 'Jeden z obou umělců by byl v seznamu na špatném místě.',
      fix: 'Napište příjmení a jméno tohoto umělce.',
    },
  },
  'list/twice': {
    severity: 'warning',
    en: {
      what: '“{value}” is in this list twice.',
      why: 'The page would show it twice.',
      fix: 'Delete one of them, or write what was meant.',
    },
    cs: {
      what: '„{value}“ je v tomto seznamu dvakrát.',
      why: 'Na stránce by to bylo dvakrát.',
      fix: 'Jedno z toho smažte, nebo napište, co tu mělo být.',
    },
  },
  'position/far': {
    severity: 'warning',
    en: {
      what: 'The position {latitude}, {longitude} is far from all other places.',
      why: 'The link to the map would lead there.',
      fix: 'Copy the position from a map again. If it is correct, leave it.',
    },
    cs: {
      what: 'Poloha {latitude}, {longitude} je daleko od všech ostatních míst.',
      why: 'Odkaz na mapu by vedl tam.',
      fix: 'Zkopírujte polohu z mapy znovu. Pokud je správně, nechte ji být.',
    },
  },
  'duplicate/name': {
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'warning',
    en: {
      what: 'The event “{text}” is in {other} too.',
      why: 'The site would show the same thing twice.',
      fix: 'In this copy, change the title, the day and the time, or delete one of the two.',
    },
    cs: {
      what: 'Akce „{text}“ je už v {other}.',
      why: 'Na stránkách by bylo totéž dvakrát.',
      fix: 'V této kopii změňte název, den a čas, nebo jednu z obou akcí smažte.',
    },
  },
  'duplicate/picture': {
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'error',
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
    severity: 'error',
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
  'reference/unknown-partner': {
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
    en: {
      what: '{field}: {artist} has no work called “{value}”.',
      why: 'The home page shows its picture.',
      fix: '{suggestion}',
    },
    cs: {
      what: '{field}: {artist} nemá dílo „{value}“.',
      why: 'Úvodní stránka ukazuje jeho obrázek.',
      fix: '{suggestion}',
    },
  },
  'name/old': {
    severity: 'warning',
    en: {
      what: '{field}: the name is “{name}” now, but “{former}” still stands in {places}.',
      why: 'Visitors would take them for two persons.',
      fix: 'Write “{name}” there too, if the same person is meant.',
    },
    cs: {
      what: '{field}: jméno je teď „{name}“, ale v {places} ještě stojí „{former}“.',
      why: 'Návštěvníci by to měli za dva lidi.',
      fix: 'Napište i tam „{name}“, pokud jde o téhož člověka.',
    },
  },
  'reference/renamed': {
    severity: 'error',
    en: {
      what: '{field}: is “{slug}”, but other files call this “{value}”: {places}.',
      why: 'They would find nothing.',
      fix: 'Write “{value}” here. If “{slug}” is right, write it in the other files.',
    },
    cs: {
      what: '{field}: je tu „{slug}“, ale jiné soubory tomu říkají „{value}“: {places}.',
      why: 'Nic by nenašly.',
      fix: 'Napište sem „{value}“. Pokud je správně „{slug}“, napište to i do ostatních souborů.',
    },
  },
  'reference/circle': {
    severity: 'error',
    en: {
      what: 'Building: the place contains itself ({chain}).',
      why: 'Its address could not be found.',
      fix: 'In the file of the building, write an address (“address:”) in place of “within:”.',
    },
    cs: {
      what: 'Budova: místo obsahuje samo sebe ({chain}).',
      why: 'Jeho adresa by se nedala zjistit.',
      fix: 'V souboru budovy napište místo „within:“ adresu („address:“).',
    },
  },
  'reference/room-in-room': {
    severity: 'error',
    en: {
      what: 'Building: “{value}” is not a building, but a room in “{building}”.',
      why: 'The site shows a room and the building that it is in, so this place would have no address.',
      fix: 'Write “{building}” here. A floor or a wing can be part of the name.',
    },
    cs: {
      what: 'Budova: „{value}“ není budova, ale místnost v budově „{building}“.',
      why: 'Web ukazuje místnost a budovu, ve které je, takže by toto místo nemělo adresu.',
      fix: 'Napište sem „{building}“. Patro nebo křídlo může být v názvu.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const positionPhrases = {
  swap: {
    en: 'Write “latitude: {latitude}” and “longitude: {longitude}”: the two are in each other’s place.',
    cs: 'Napište „latitude: {latitude}“ a „longitude: {longitude}“: obě čísla jsou prohozená.',
  },
} as const satisfies Record<string, Text>
