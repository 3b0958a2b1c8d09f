import type { RuleWords } from './rule-words'

export const events = {
  'capacity/over-place': {
    en: {
      what: '{capacity} people do not fit into {place}, which holds {room}.',
      why: 'Some registered guests would have to be turned away.',
      fix: 'Lower the capacity, or choose a larger place.',
    },
    cs: {
      what: '{capacity} lidí se do místa {place} nevejde, má kapacitu {room}.',
      why: 'Někoho z registrovaných by bylo nutné poslat domů.',
      fix: 'Snižte kapacitu, nebo zvolte větší místo.',
    },
  },
  'capacity/invitation': {
    en: {
      what: 'Seats: {capacity}, but an invitation is for {persons} people.',
      why: 'Not even one invitation could be used.',
      fix: 'Fix the capacity, or the number of persons of the invitation.',
    },
    cs: {
      what: 'Míst je {capacity}, ale pozvánka je pro {persons} osoby.',
      why: 'Nevyužila by se ani jediná pozvánka.',
      fix: 'Opravte kapacitu, nebo počet osob na pozvánce.',
    },
  },
  'capacity/public-invitation': {
    en: {
      what: 'The invitation is for one person, but on its public form guests can bring a companion.',
      why: 'A guest with a companion would take two places.',
      fix: 'Write “persons: 2”, or “personal: true” and invite the guests by name.',
    },
    cs: {
      what: 'Pozvánka je pro jednu osobu, ale ve veřejném formuláři si host může přibrat doprovod.',
      why: 'Host s doprovodem by zabral dvě místa.',
      fix: 'Napište „persons: 2“, nebo „personal: true“ a hosty pozvěte jmenovitě.',
    },
  },
  'event/second-invitation': {
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
  'event/called-off-without-updated': {
    en: {
      what: 'The event is called off, but “updated” does not say when.',
      why: 'Some calendars do not take the change over.',
      fix: 'Add “updated:” with the day and time when you called the event off.',
    },
    cs: {
      what: 'Událost je zrušená, ale v „updated“ není kdy.',
      why: 'Některé kalendáře změnu nepřevezmou.',
      fix: 'Doplňte „updated:“ se dnem a časem, kdy jste událost zrušili.',
    },
  },
  'event/changed-without-updated': {
    en: {
      what: 'The time or the place of the event changes, or whether it is called off, but “updated” does not say when.',
      why: 'Some calendars do not take the change over.',
      fix: 'Write this line into the file of the event: {line}. If the event has never been public, leave it.',
    },
    cs: {
      what: 'Mění se čas nebo místo události, nebo to, zda je zrušená, ale v „updated“ není kdy.',
      why: 'Některé kalendáře změnu nepřevezmou.',
      fix: 'Napište do souboru události tento řádek: {line}. Pokud událost ještě nebyla zveřejněná, nechte to být.',
    },
  },
  'page/second-statement': {
    en: {
      what: '{other} is already the accessibility statement.',
      why: 'The contact links to one page only.',
      fix: 'Delete “accessibility: true” from one of the two.',
    },
    cs: {
      what: 'Prohlášení o přístupnosti už je v {other}.',
      why: 'Kontakt odkazuje jen na jednu stránku.',
      fix: 'Z jedné ze dvou stránek smažte „accessibility: true“.',
    },
  },
  'notice/same-version': {
    en: {
      what: '{version} is the version of the current notice, not an earlier one.',
      why: 'Nobody could tell which text a guest agreed to.',
      fix: 'Give the changed notice a new version, or delete this entry.',
    },
    cs: {
      what: '{version} je verze současného souhlasu, ne dřívější.',
      why: 'Nedalo by se poznat, s jakým zněním host souhlasil.',
      fix: 'Dejte změněnému souhlasu novou verzi, nebo tento záznam smažte.',
    },
  },
  'notice/retention': {
    en: {
      what: 'The data of guests are erased after {days} days, but the notice does not say so.',
      why: 'The notice promises guests another period.',
      fix: 'Write the number in digits in the notice in each language, or fix retentionDays.',
    },
    cs: {
      what: 'Údaje hostů se smažou za tento počet dní: {days}; souhlas ale nic takového neříká.',
      why: 'Souhlas hostům slibuje jinou dobu.',
      fix: 'Napište počet dní číslicemi do souhlasu v každém jazyce, nebo opravte retentionDays.',
    },
  },
  'notice/missing': {
    en: {
      what: 'Guests register for this event, but exhibition.yaml has no {missing}.',
      why: 'Personal data may be stored only if guests are told why and for how long.',
      fix: 'Add “{missing}:” to exhibition.yaml.',
    },
    cs: {
      what: 'Na tuto událost se hosté registrují, ale v exhibition.yaml chybí {missing}.',
      why: 'Osobní údaje se smějí ukládat jen tehdy, když host ví, proč a na jak dlouho.',
      fix: 'Doplňte do exhibition.yaml „{missing}:“.',
    },
  },
  'overlap/place': {
    en: {
      what: '{name} is taken from {start} to {end} by {other}.',
      why: 'Both are at the same time.',
      fix: 'Move one of them.',
    },
    cs: {
      what: 'V místě {name} je od {start} do {end} už {other}.',
      why: 'Obojí je ve stejnou dobu.',
      fix: 'Jedno z toho přesuňte.',
    },
  },
  'overlap/person': {
    en: {
      what: '{name} leads {other} from {start} to {end}.',
      why: 'Both are at the same time.',
      fix: 'Move one of them.',
    },
    cs: {
      what: '{name} od {start} do {end} vede {other}.',
      why: 'Obojí je ve stejnou dobu.',
      fix: 'Jedno z toho přesuňte.',
    },
  },
} as const satisfies RuleWords
