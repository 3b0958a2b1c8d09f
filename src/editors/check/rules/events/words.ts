import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'date/registration-closes-late': error({
    what: {
      en: 'Registration closes at {closes}, after the end of the event at {end}.',
      cs: 'Registrace se uzavře {closes}, až po konci akce {end}.',
    },
    why: {
      en: 'Guests would register for an event that is over.',
      cs: 'Hosté by se registrovali na něco, co už skončilo.',
    },
    fix: { en: 'Write a time before the event.', cs: 'Napište čas před začátkem akce.' },
  }),
  'date/registration-closes-early': warning({
    what: {
      en: 'Registration closes at {closes}, more than {days} days before the event, which starts at {start}.',
      cs: 'Registrace se uzavře {closes}, víc než {days} dní před akcí, která začíná {start}.',
    },
    why: {
      en: 'The time may be left over from the event that this one was copied from. Then nobody could register.',
      cs: 'Čas možná zůstal z akce, ze které jste tuto zkopírovali. Pak by se nikdo nemohl zaregistrovat.',
    },
    fix: {
      en: 'Write a time closer to the event, or delete the line: then registration stays open until the event.',
      cs: 'Napište čas blíž k akci, nebo řádek smažte: registrace pak potrvá až do akce.',
    },
  }),
  'capacity/over-place': warning({
    what: {
      en: '{capacity} people do not fit into {place}, which holds {room}.',
      cs: 'Na akci je místo pro víc lidí ({capacity}), než kolik se jich vejde do místa {place} ({room}).',
    },
    why: {
      en: 'Some visitors would have to be turned away.',
      cs: 'Někteří návštěvníci by se dovnitř nedostali.',
    },
    fix: { en: 'Lower the capacity, or choose a larger place.', cs: 'Snižte kapacitu, nebo zvolte větší místo.' },
  }),
  'capacity/invitation': error({
    what: {
      en: 'The capacity is {capacity}, but an invitation is for {persons} people.',
      cs: 'Kapacita je {capacity}, ale pozvánka je pro tolik osob: {persons}.',
    },
    why: { en: 'Not even one invitation could be used.', cs: 'Nevyužila by se ani jediná pozvánka.' },
    fix: {
      en: 'Fix the capacity, or the number of persons of the invitation.',
      cs: 'Opravte kapacitu, nebo počet osob na pozvánce.',
    },
  }),
  'capacity/public-invitation': error({
    what: {
      en: 'The invitation is for one person, but on its public form guests can bring a companion.',
      cs: 'Pozvánka je pro jednu osobu, ale ve veřejném formuláři si host může přibrat doprovod.',
    },
    why: { en: 'A guest with a companion would take two places.', cs: 'Host s doprovodem by zabral dvě místa.' },
    fix: {
      en: 'Raise the number of persons (“persons: 2”), or allow personal invitations only (“personal: true”) and invite the guests by name.',
      cs: 'Zvyšte počet osob („persons: 2“), nebo povolte jen osobní pozvánky („personal: true“) a hosty pozvěte jmenovitě.',
    },
  }),
  'event/called-off-without-updated': warning({
    what: {
      en: 'The event is called off, but it does not say when it last changed.',
      cs: 'Akce je zrušená, ale není u ní uvedeno, kdy se naposledy změnila.',
    },
    why: { en: 'Some calendars do not take the change over.', cs: 'Některé kalendáře změnu nepřevezmou.' },
    fix: {
      en: 'Add the last change: the day and time when you called the event off, like “updated: "2031-08-28T09:00"”.',
      cs: 'Doplňte poslední změnu, tedy den a čas, kdy jste akci zrušili, třeba „updated: "2031-08-28T09:00"“.',
    },
  }),
  'event/changed-without-updated': warning({
    what: {
      en: 'The time or the place of the event changes, or whether it is called off, but it does not say when it last changed.',
      cs: 'Mění se čas nebo místo akce, nebo to, zda je zrušená, ale není u ní uvedeno, kdy se naposledy změnila.',
    },
    why: { en: 'Some calendars do not take the change over.', cs: 'Některé kalendáře změnu nepřevezmou.' },
    fix: {
      en: 'Write this line into the file of the event: {line}. If the event has never been public, leave it.',
      cs: 'Napište do souboru akce tento řádek: {line}. Pokud akce ještě nebyla zveřejněná, nechte to být.',
    },
  }),
  'notice/same-version': error({
    what: {
      en: '{version} is the version of the current consent, not an earlier one.',
      cs: '{version} je verze současného souhlasu, ne dřívější.',
    },
    why: {
      en: 'Nobody could tell which text a guest agreed to.',
      cs: 'Nedalo by se poznat, s jakým zněním host souhlasil.',
    },
    fix: {
      en: 'Give the changed consent a new version, or delete this entry.',
      cs: 'Dejte změněnému souhlasu novou verzi, nebo tento záznam smažte.',
    },
  }),
  'notice/retention': warning({
    what: {
      en: 'The data of guests are erased after {days} days, but the consent does not say so.',
      cs: 'Údaje hostů se smažou za tento počet dní: {days}; souhlas ale nic takového neříká.',
    },
    why: { en: 'The consent promises guests another period.', cs: 'Souhlas hostům slibuje jinou dobu.' },
    fix: {
      en: 'Write the number in digits in the consent in each language, or fix the number of days until erasure (“retentionDays:”).',
      cs: 'Napište počet dní číslicemi do souhlasu v každém jazyce, nebo opravte počet dní do smazání („retentionDays:“).',
    },
  }),
  'notice/missing': error({
    what: {
      en: 'Guests register for this event, but exhibition.yaml lacks this: {name}.',
      cs: 'Na tuto akci se hosté registrují, ale v exhibition.yaml chybí {name}.',
    },
    why: {
      en: 'Personal data may be stored only if guests are told why and for how long.',
      cs: 'Osobní údaje se smějí ukládat jen tehdy, když host ví, proč a na jak dlouho.',
    },
    fix: { en: 'Add “{missing}:” to exhibition.yaml.', cs: 'Doplňte do exhibition.yaml „{missing}:“.' },
  }),
  'overlap/place': warning({
    what: {
      en: '{name} is taken from {start} to {end} by {other}.',
      cs: 'V místě {name} je od {start} do {end} už {other}.',
    },
    why: { en: 'Both are at the same time.', cs: 'Obojí je ve stejnou dobu.' },
    fix: { en: 'Move one of them.', cs: 'Jedno z toho přesuňte.' },
  }),
  'overlap/person': warning({
    what: { en: '{name} leads {other} from {start} to {end}.', cs: '{name} od {start} do {end} vede {other}.' },
    why: { en: 'Both are at the same time.', cs: 'Obojí je ve stejnou dobu.' },
    fix: { en: 'Move one of them.', cs: 'Jedno z toho přesuňte.' },
  }),
  'studio/other-place': warning({
    what: {
      en: 'The studio is at {place}, but its tour ({tour}) takes place at {tourPlace}.',
      cs: 'Ateliér je v místě {place}, ale prohlídka ({tour}) je v místě {tourPlace}.',
    },
    why: { en: 'Visitors would not know where to come.', cs: 'Návštěvníci by nevěděli, kam přijít.' },
    fix: {
      en: 'Fix the place here or in the event, or name another tour.',
      cs: 'Opravte místo tady nebo u akce, nebo uveďte jinou prohlídku.',
    },
  }),
  'studio/other-artist': warning({
    what: {
      en: 'This is the studio of {artist}, but its tour ({tour}) is led by {tourArtist}.',
      cs: 'Tento ateliér má {artist}, ale prohlídku ({tour}) vede {tourArtist}.',
    },
    why: { en: 'Visitors would come to another artist.', cs: 'Návštěvníci by přišli k někomu jinému.' },
    fix: {
      en: 'Fix the artist here or in the event, or name another tour.',
      cs: 'Opravte umělce tady nebo u akce, nebo uveďte jinou prohlídku.',
    },
  }),
  'date/registration-opens-late': error({
    what: {
      en: 'Registration opens at {opens}, but closes at {closes}.',
      cs: 'Registrace začíná {opens}, ale končí {closes}.',
    },
    why: { en: 'Nobody could register.', cs: 'Nikdo by se nemohl zaregistrovat.' },
    fix: {
      en: 'Write an earlier time. Without an end of its own (“closes:”), registration closes when the event starts.',
      cs: 'Napište dřívější čas. Bez uzávěrky („closes:“) registrace končí začátkem akce.',
    },
  }),
  'capacity/registration': error({
    what: {
      en: 'The capacity is {capacity}, but one visitor can register up to {persons} people.',
      cs: 'Kapacita je {capacity}, ale jeden návštěvník může přihlásit tolik lidí: {persons}.',
    },
    why: {
      en: 'The form would offer more places than there are.',
      cs: 'Formulář by nabízel víc míst, než kolik jich je.',
    },
    fix: {
      en: 'Fix the capacity, or lower the number of persons in the registration (“persons:”).',
      cs: 'Opravte kapacitu, nebo u registrace snižte počet osob („persons:“).',
    },
  }),
  'capacity/registration-over-place': error({
    what: {
      en: '{capacity} people can register, but {place} holds {room}.',
      cs: 'Zaregistrovat se může víc lidí ({capacity}), než kolik se jich vejde do místa {place} ({room}).',
    },
    why: {
      en: 'Some registered guests would have to be turned away.',
      cs: 'Někoho z registrovaných by bylo nutné poslat domů.',
    },
    fix: { en: 'Lower the capacity, or choose a larger place.', cs: 'Snižte kapacitu, nebo zvolte větší místo.' },
  }),
  'registration/closed': warning({
    what: {
      en: 'The event has a registration, but its availability is “registration closed”.',
      cs: 'Akce má registraci, ale v poli „Obsazenost“ je „registrace uzavřena“.',
    },
    why: { en: 'Nobody can register.', cs: 'Nikdo se nemůže zaregistrovat.' },
    fix: {
      en: 'Delete the line “availability: closed” to let visitors register. If nobody is meant to register any more, leave it as it is.',
      cs: 'Aby se návštěvníci mohli registrovat, smažte řádek „availability: closed“. Pokud se už nikdo registrovat nemá, nechte ho být.',
    },
  }),
  'registration/closed-society': warning({
    what: { en: 'A private event has a registration.', cs: 'Uzavřená společnost má registraci.' },
    why: {
      en: 'Every visitor of the site could register for it.',
      cs: 'Přihlásit by se na ni mohl každý návštěvník webu.',
    },
    fix: {
      en: 'Delete the registration, or choose another type.',
      cs: 'Smažte registraci, nebo zvolte jiný druh akce.',
    },
  }),
  'registration/waiting-list-full': warning({
    what: {
      en: 'The event has a waiting list, but its availability is “full”.',
      cs: 'Akce má čekací listinu, ale v poli „Obsazenost“ je „obsazeno“.',
    },
    why: {
      en: 'Nobody can join the list, and nobody on it gets a place.',
      cs: 'Na listinu se nikdo nezapíše a nikdo z ní nedostane místo.',
    },
    fix: {
      en: 'Delete the line “availability: full”: the site itself knows when all places are taken. If nobody is meant to wait, delete the waiting list.',
      cs: 'Smažte řádek „availability: full“: web sám ví, kdy jsou všechna místa obsazená. Pokud nikdo čekat nemá, smažte čekací listinu.',
    },
  }),
  'registration/reminder': warning({
    what: {
      en: 'The event has a reminder, but nobody registers for it.',
      cs: 'Akce má připomínku, ale nikdo se na ni neregistruje.',
    },
    why: { en: 'The site has no address to send the reminder to.', cs: 'Web nemá adresu, na kterou by ji poslal.' },
    fix: { en: 'Delete the reminder, or add a registration.', cs: 'Smažte připomínku, nebo přidejte registraci.' },
  }),
  'registration/external': warning({
    what: {
      en: 'Visitors register for the programme at this address, so registrations of events are not used. {event} has one.',
      cs: 'Na program se návštěvníci registrují na této adrese, registrace u akcí tedy neplatí. Má ji {event}.',
    },
    why: {
      en: 'The pages of these events lead to this address, and the site stores nobody.',
      cs: 'Stránky těchto akcí vedou na tuto adresu a web nikoho neukládá.',
    },
    fix: {
      en: 'Delete this address to register visitors on the site, or delete the registration in each event (“registration:”).',
      cs: 'Mají-li se návštěvníci registrovat na webu, smažte tuto adresu; jinak smažte registraci u každé akce („registration:“).',
    },
  }),
} satisfies Rules

export const report = reporter(rules)
