import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'date/registration-closes-late': {
    severity: 'error',
    en: {
      what: 'Registration closes at {closes}, after the end of the event at {end}.',
      why: 'Guests would register for an event that is over.',
      fix: 'Write a time before the event.',
    },
    cs: {
      what: 'Registrace se uzavře {closes}, až po konci akce {end}.',
      why: 'Hosté by se registrovali na něco, co už skončilo.',
      fix: 'Napište čas před začátkem akce.',
    },
  },
  'date/registration-closes-early': {
    severity: 'warning',
    en: {
      what: 'Registration closes at {closes}, more than {days} days before the event, which starts at {start}.',
      why: 'The time may be left over from the event that this one was copied from. Then nobody could register.',
      fix: 'Write a time closer to the event, or delete the line: then registration stays open until the event.',
    },
    cs: {
      what: 'Registrace se uzavře {closes}, víc než {days} dní před akcí, která začíná {start}.',
      why: 'Čas možná zůstal z akce, ze které jste tuto zkopírovali. Pak by se nikdo nemohl zaregistrovat.',
      fix: 'Napište čas blíž k akci, nebo řádek smažte: registrace pak potrvá až do akce.',
    },
  },
  'capacity/over-place': {
    severity: 'warning',
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
    severity: 'error',
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
    severity: 'error',
    en: {
      what: 'The invitation is for one person, but on its public form guests can bring a companion.',
      why: 'A guest with a companion would take two places.',
      fix: 'Raise the number of persons (“persons: 2”), or allow personal invitations only (“personal: true”) and invite the guests by name.',
    },
    cs: {
      what: 'Pozvánka je pro jednu osobu, ale ve veřejném formuláři si host může přibrat doprovod.',
      why: 'Host s doprovodem by zabral dvě místa.',
      fix: 'Zvyšte počet osob („persons: 2“), nebo povolte jen osobní pozvánky („personal: true“) a hosty pozvěte jmenovitě.',
    },
  },
  'event/called-off-without-updated': {
    severity: 'warning',
    en: {
      what: 'The event is called off, but it does not say when it last changed.',
      why: 'Some calendars do not take the change over.',
      fix: 'Add the last change: the day and time when you called the event off, like “updated: "2031-08-28T09:00"”.',
    },
    cs: {
      what: 'Akce je zrušená, ale není u ní uvedeno, kdy se naposledy změnila.',
      why: 'Některé kalendáře změnu nepřevezmou.',
      fix: 'Doplňte poslední změnu, tedy den a čas, kdy jste akci zrušili, třeba „updated: "2031-08-28T09:00"“.',
    },
  },
  'event/changed-without-updated': {
    severity: 'warning',
    en: {
      what: 'The time or the place of the event changes, or whether it is called off, but it does not say when it last changed.',
      why: 'Some calendars do not take the change over.',
      fix: 'Write this line into the file of the event: {line}. If the event has never been public, leave it.',
    },
    cs: {
      what: 'Mění se čas nebo místo akce, nebo to, zda je zrušená, ale není u ní uvedeno, kdy se naposledy změnila.',
      why: 'Některé kalendáře změnu nepřevezmou.',
      fix: 'Napište do souboru akce tento řádek: {line}. Pokud akce ještě nebyla zveřejněná, nechte to být.',
    },
  },
  'notice/same-version': {
    severity: 'error',
    en: {
      what: '{version} is the version of the current consent, not an earlier one.',
      why: 'Nobody could tell which text a guest agreed to.',
      fix: 'Give the changed consent a new version, or delete this entry.',
    },
    cs: {
      what: '{version} je verze současného souhlasu, ne dřívější.',
      why: 'Nedalo by se poznat, s jakým zněním host souhlasil.',
      fix: 'Dejte změněnému souhlasu novou verzi, nebo tento záznam smažte.',
    },
  },
  'notice/retention': {
    severity: 'warning',
    en: {
      what: 'The data of guests are erased after {days} days, but the consent does not say so.',
      why: 'The consent promises guests another period.',
      fix: 'Write the number in digits in the consent in each language, or fix the number of days until erasure (“retentionDays:”).',
    },
    cs: {
      what: 'Údaje hostů se smažou za tento počet dní: {days}; souhlas ale nic takového neříká.',
      why: 'Souhlas hostům slibuje jinou dobu.',
      fix: 'Napište počet dní číslicemi do souhlasu v každém jazyce, nebo opravte počet dní do smazání („retentionDays:“).',
    },
  },
  'notice/missing': {
    severity: 'error',
    en: {
      what: 'Guests register for this event, but exhibition.yaml lacks this: {name}.',
      why: 'Personal data may be stored only if guests are told why and for how long.',
      fix: 'Add “{missing}:” to exhibition.yaml.',
    },
    cs: {
      what: 'Na tuto akci se hosté registrují, ale v exhibition.yaml chybí {name}.',
      why: 'Osobní údaje se smějí ukládat jen tehdy, když host ví, proč a na jak dlouho.',
      fix: 'Doplňte do exhibition.yaml „{missing}:“.',
    },
  },
  'overlap/place': {
    severity: 'warning',
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
    severity: 'warning',
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
  'studio/other-place': {
    severity: 'warning',
    en: {
      what: 'The studio is at {place}, but its tour ({tour}) takes place at {tourPlace}.',
      why: 'Visitors would not know where to come.',
      fix: 'Fix the place here or in the event, or name another tour.',
    },
    cs: {
      what: 'Ateliér je v místě {place}, ale prohlídka ({tour}) je v místě {tourPlace}.',
      why: 'Návštěvníci by nevěděli, kam přijít.',
      fix: 'Opravte místo tady nebo u akce, nebo uveďte jinou prohlídku.',
    },
  },
  'studio/other-artist': {
    severity: 'warning',
    en: {
      what: 'This is the studio of {artist}, but its tour ({tour}) is led by {tourArtist}.',
      why: 'Visitors would come to another artist.',
      fix: 'Fix the artist here or in the event, or name another tour.',
    },
    cs: {
      what: 'Tento ateliér má {artist}, ale prohlídku ({tour}) vede {tourArtist}.',
      why: 'Návštěvníci by přišli k někomu jinému.',
      fix: 'Opravte umělce tady nebo u akce, nebo uveďte jinou prohlídku.',
    },
  },
  'date/registration-opens-late': {
    severity: 'error',
    en: {
      what: 'Registration opens at {opens}, but closes at {closes}.',
      why: 'Nobody could register.',
      fix: 'Write an earlier time. Without an end of its own (“closes:”), registration closes when the event starts.',
    },
    cs: {
      what: 'Registrace začíná {opens}, ale končí {closes}.',
      why: 'Nikdo by se nemohl zaregistrovat.',
      fix: 'Napište dřívější čas. Bez uzávěrky („closes:“) registrace končí začátkem akce.',
    },
  },
  'capacity/registration': {
    severity: 'error',
    en: {
      what: 'Places: {capacity}, but one visitor can register up to {persons} people.',
      why: 'The form would offer more places than there are.',
      fix: 'Fix the capacity, or lower the number of persons in the registration (“persons:”).',
    },
    cs: {
      what: 'Míst je {capacity}, ale jeden návštěvník může přihlásit tolik lidí: {persons}.',
      why: 'Formulář by nabízel víc míst, než kolik jich je.',
      fix: 'Opravte kapacitu, nebo u registrace snižte počet osob („persons:“).',
    },
  },
  'capacity/registration-over-place': {
    severity: 'error',
    en: {
      what: '{capacity} people can register, but {place} holds {room}.',
      why: 'Some registered guests would have to be turned away.',
      fix: 'Lower the capacity, or choose a larger place.',
    },
    cs: {
      what: 'Zaregistrovat se může {capacity} lidí, ale místo {place} má kapacitu {room}.',
      why: 'Někoho z registrovaných by bylo nutné poslat domů.',
      fix: 'Snižte kapacitu, nebo zvolte větší místo.',
    },
  },
  'registration/closed': {
    severity: 'warning',
    en: {
      what: 'The event has a registration, but its availability is “registration closed”.',
      why: 'Nobody can register.',
      fix: 'Delete the line “availability: closed” to let visitors register. If nobody is meant to register any more, leave it as it is.',
    },
    cs: {
      what: 'Akce má registraci, ale v poli „Obsazenost“ je „registrace uzavřena“.',
      why: 'Nikdo se nemůže zaregistrovat.',
      fix: 'Aby se návštěvníci mohli registrovat, smažte řádek „availability: closed“. Pokud se už nikdo registrovat nemá, nechte ho být.',
    },
  },
  'registration/closed-society': {
    severity: 'warning',
    en: {
      what: 'A closed society has a registration.',
      why: 'Every visitor of the site could register for it.',
      fix: 'Delete the registration, or choose another type.',
    },
    cs: {
      what: 'Uzavřená společnost má registraci.',
      why: 'Přihlásit by se na ni mohl každý návštěvník webu.',
      fix: 'Smažte registraci, nebo zvolte jiný druh akce.',
    },
  },
  'registration/waiting-list-full': {
    severity: 'warning',
    en: {
      what: 'The event has a waiting list, but its availability is “full”.',
      why: 'Nobody can join the list, and nobody on it gets a place.',
      fix: 'Delete the line “availability: full”: the site itself knows when all places are taken. If nobody is meant to wait, delete the waiting list.',
    },
    cs: {
      what: 'Akce má čekací listinu, ale v poli „Obsazenost“ je „obsazeno“.',
      why: 'Na listinu se nikdo nezapíše a nikdo z ní nedostane místo.',
      fix: 'Smažte řádek „availability: full“: web sám ví, kdy jsou všechna místa obsazená. Pokud nikdo čekat nemá, smažte čekací listinu.',
    },
  },
  'registration/reminder': {
    severity: 'warning',
    en: {
      what: 'The event has a reminder, but nobody registers for it.',
      why: 'The site has no address to send the reminder to.',
      fix: 'Delete the reminder, or add a registration.',
    },
    cs: {
      what: 'Akce má připomínku, ale nikdo se na ni neregistruje.',
      why: 'Web nemá adresu, na kterou by ji poslal.',
      fix: 'Smažte připomínku, nebo přidejte registraci.',
    },
  },
  'registration/external': {
    severity: 'warning',
    en: {
      what: 'Visitors register for the programme at this address, so registrations of events are not used. {event} has one.',
      why: 'The pages of these events lead to this address, and the site stores nobody.',
      fix: 'Delete this address to register visitors on the site, or delete the registration in each event (“registration:”).',
    },
    cs: {
      what: 'Na program se návštěvníci registrují na této adrese, registrace u akcí tedy neplatí. Má ji {event}.',
      why: 'Stránky těchto akcí vedou na tuto adresu a web nikoho neukládá.',
      fix: 'Mají-li se návštěvníci registrovat na webu, smažte tuto adresu; jinak smažte registraci u každé akce („registration:“).',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)
