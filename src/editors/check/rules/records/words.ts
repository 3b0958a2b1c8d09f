import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

const shownTwice = {
  why: { en: 'The site would show the same thing twice.', cs: 'Na stránkách by bylo totéž dvakrát.' },
  fix: { en: 'Delete one of them, or make them different.', cs: 'Jedno z toho smažte, nebo je odlište.' },
} as const

const unknownName = error({
  what: { en: '{field}: there is no “{value}” in {folder}.', cs: '{field}: v {folder} není „{value}“.' },
  why: { en: 'The page links to it.', cs: 'Stránka na to odkazuje.' },
  fix: { en: '{suggestion}{file}', cs: '{suggestion}{file}' },
})

export const rules = {
  'slug/duplicate': error({
    what: { en: '{field}: “{slug}” already belongs to {owner}.', cs: '{field}: „{slug}“ už má {owner}.' },
    why: {
      en: 'Links and other files could not tell the two apart.',
      cs: 'Z odkazů a jiných souborů by nebylo poznat, co z obojího je myšleno.',
    },
    fix: { en: 'Write something else here.', cs: 'Napište sem něco jiného.' },
  }),
  'event/second-invitation': error({
    what: { en: '{other} already has an invitation.', cs: 'Pozvánku už má {other}.' },
    why: { en: 'A site has one page of an invitation.', cs: 'Stránku s pozvánkou má web jen jednu.' },
    fix: { en: 'Delete one of the two invitations.', cs: 'Jednu z pozvánek smažte.' },
  }),
  'page/second-statement': error({
    what: { en: '{other} is already the accessibility statement.', cs: 'Prohlášení o přístupnosti už je v {other}.' },
    why: { en: 'The contact links to one page only.', cs: 'Kontakt odkazuje jen na jednu stránku.' },
    fix: {
      en: 'In the file of one of the two pages, delete the line “accessibility: true”.',
      cs: 'V souboru jedné z obou stránek smažte řádek „accessibility: true“.',
    },
  }),
  'sort-name/other': warning({
    what: {
      en: 'The name for sorting “{sortName}” does not fit the name “{name}”.',
      cs: 'Jméno pro řazení „{sortName}“ neodpovídá jménu „{name}“.',
    },
    why: { en: 'Visitors look for artists by their surnames.', cs: 'Návštěvníci hledají umělce podle příjmení.' },
    fix: {
      en: 'Write {meant} (surname first). If the artist is really sorted like this, leave it.',
      cs: 'Napište {meant} (nejdřív příjmení). Pokud se umělec opravdu řadí takto, nechte to být.',
    },
  }),
  'sort-name/duplicate': warning({
    what: {
      en: '{other} has the name for sorting “{sortName}” too.',
      cs: 'Jméno pro řazení „{sortName}“ má už {other}.',
    },
    why: {
      en: 'One of the two artists would be at a wrong place in the list.',
      cs: 'Jeden z obou umělců by byl v seznamu na špatném místě.',
    },
    fix: { en: 'Write the surname and the first name of this artist.', cs: 'Napište příjmení a jméno tohoto umělce.' },
  }),
  'list/twice': warning({
    what: { en: '“{value}” is in this list twice.', cs: '„{value}“ je v tomto seznamu dvakrát.' },
    why: { en: 'The page would show it twice.', cs: 'Na stránce by to bylo dvakrát.' },
    fix: {
      en: 'Delete one of them, or write what was meant.',
      cs: 'Jedno z toho smažte, nebo napište, co tu mělo být.',
    },
  }),
  'position/far': warning({
    what: {
      en: 'The position {latitude}, {longitude} is far from all other places.',
      cs: 'Poloha {latitude}, {longitude} je daleko od všech ostatních míst.',
    },
    why: { en: 'The link to the map would lead there.', cs: 'Odkaz na mapu by vedl tam.' },
    fix: {
      en: 'Copy the position from a map again. If it is correct, leave it.',
      cs: 'Zkopírujte polohu z mapy znovu. Pokud je správně, nechte ji být.',
    },
  }),
  'duplicate/name': warning({
    what: { en: 'The name “{text}” is in {other} too.', cs: 'Jméno „{text}“ je už v {other}.' },
    ...shownTwice,
  }),
  'duplicate/work': warning({
    what: { en: 'The work “{text}” is in {other} too.', cs: 'Dílo „{text}“ je už v {other}.' },
    ...shownTwice,
  }),
  'duplicate/event': warning({
    what: { en: 'The event “{text}” is in {other} too.', cs: 'Akce „{text}“ je už v {other}.' },
    ...shownTwice,
    fix: {
      en: 'In this copy, change the title, the day and the time, or delete one of the two.',
      cs: 'V této kopii změňte název, den a čas, nebo jednu z obou akcí smažte.',
    },
  }),
  'duplicate/picture': warning({
    what: { en: 'The picture “{text}” is in {other} too.', cs: 'Obrázek „{text}“ je už v {other}.' },
    ...shownTwice,
  }),
  'duplicate/text': warning({
    what: { en: 'The text “{text}” is in {other} too.', cs: 'Text „{text}“ je už v {other}.' },
    ...shownTwice,
  }),
  'reference/unknown-artist': unknownName,
  'reference/unknown-event': unknownName,
  'reference/unknown-partner': unknownName,
  'reference/unknown-place': unknownName,
  'reference/unknown-work': error({
    what: { en: '{field}: {artist} has no work called “{value}”.', cs: '{field}: {artist} nemá dílo „{value}“.' },
    why: { en: 'The home page shows its picture.', cs: 'Úvodní stránka ukazuje jeho obrázek.' },
    fix: { en: '{suggestion}', cs: '{suggestion}' },
  }),
  'name/old': warning({
    what: {
      en: '{field}: the name is “{name}” now, but “{former}” still stands in {places}.',
      cs: '{field}: jméno je teď „{name}“, ale v {places} ještě stojí „{former}“.',
    },
    why: { en: 'Visitors would take them for two persons.', cs: 'Návštěvníci by to měli za dva lidi.' },
    fix: {
      en: 'Write “{name}” there too, if the same person is meant.',
      cs: 'Napište i tam „{name}“, pokud jde o téhož člověka.',
    },
  }),
  'reference/renamed': error({
    what: {
      en: '{field}: is “{slug}”, but other files call this “{value}”: {places}.',
      cs: '{field}: je tu „{slug}“, ale jiné soubory tomu říkají „{value}“: {places}.',
    },
    why: { en: 'They would find nothing.', cs: 'Nic by nenašly.' },
    fix: {
      en: 'Write “{value}” here. If “{slug}” is right, write it in the other files.',
      cs: 'Napište sem „{value}“. Pokud je správně „{slug}“, napište to i do ostatních souborů.',
    },
  }),
  'reference/circle': error({
    what: { en: 'Building: the place contains itself ({chain}).', cs: 'Budova: místo obsahuje samo sebe ({chain}).' },
    why: { en: 'Its address could not be found.', cs: 'Jeho adresa by se nedala zjistit.' },
    fix: {
      en: 'In the file of the building, write an address (“address:”) in place of “within:”.',
      cs: 'V souboru budovy napište místo „within:“ adresu („address:“).',
    },
  }),
  'reference/room-in-room': error({
    what: {
      en: 'Building: “{value}” is not a building, but a room in “{building}”.',
      cs: 'Budova: „{value}“ není budova, ale místnost v budově „{building}“.',
    },
    why: {
      en: 'The site shows a room and the building that it is in, so this place would have no address.',
      cs: 'Web ukazuje místnost a budovu, ve které je, takže by toto místo nemělo adresu.',
    },
    fix: {
      en: 'Write “{building}” here. A floor or a wing can be part of the name.',
      cs: 'Napište sem „{building}“. Patro nebo křídlo může být v názvu.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const positionPhrases = {
  swap: {
    en: 'Write “latitude: {latitude}” and “longitude: {longitude}”: the two are in each other’s place.',
    cs: 'Napište „latitude: {latitude}“ a „longitude: {longitude}“: obě čísla jsou prohozená.',
  },
} as const satisfies Record<string, Text>
