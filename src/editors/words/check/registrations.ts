import type { RuleWords } from './rule-words'

export const registrations = {
  'date/registration-opens-late': {
    en: {
      what: 'Registration opens at {opens}, but closes at {closes}.',
      why: 'Nobody could register.',
      fix: 'Write an earlier time. Without “closes”, registration closes when the event starts.',
    },
    cs: {
      what: 'Registrace začíná {opens}, ale končí {closes}.',
      why: 'Nikdo by se nemohl zaregistrovat.',
      fix: 'Napište dřívější čas. Bez „closes“ registrace končí začátkem akce.',
    },
  },
  'capacity/registration': {
    en: {
      what: 'Places: {capacity}, but one visitor can register up to {persons} people.',
      why: 'The form would offer more places than there are.',
      fix: 'Fix the capacity, or write a lower number in “persons” of the registration.',
    },
    cs: {
      what: 'Míst je {capacity}, ale jeden návštěvník může přihlásit tolik lidí: {persons}.',
      why: 'Formulář by nabízel víc míst, než kolik jich je.',
      fix: 'Opravte kapacitu, nebo u registrace napište nižší číslo do „persons“.',
    },
  },
  'capacity/registration-over-place': {
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
  'registration/removed': {
    en: {
      what: 'The event “{slug}” took registrations, but has no “registration” or “invitation” now.',
      why: 'Guests who have registered would no longer see the event on the page of their registration.',
      fix: 'Restore it; to take no more registrations, write “availability: closed”. If nobody has registered, delete the line events/{slug} in published.txt.',
    },
    cs: {
      what: 'Na událost „{slug}“ se registrují hosté, ale „registration“ ani „invitation“ už v ní není.',
      why: 'Kdo se zaregistroval, by událost na stránce své registrace už neviděl.',
      fix: 'Vraťte to zpátky; pokud se už nikdo registrovat nemá, napište „availability: closed“. Pokud se nikdo nezaregistroval, smažte řádek events/{slug} v souboru published.txt.',
    },
  },
  'registration/closed': {
    en: {
      what: 'The event has a registration, but its availability is “closed”.',
      why: 'Nobody can register.',
      fix: 'Delete the availability to let visitors register. If nobody is meant to register any more, leave it as it is.',
    },
    cs: {
      what: 'Akce má registraci, ale v poli „availability“ je „closed“.',
      why: 'Nikdo se nemůže zaregistrovat.',
      fix: 'Aby se návštěvníci mohli registrovat, pole „availability“ smažte. Pokud se už nikdo registrovat nemá, nechte ho být.',
    },
  },
  'registration/closed-society': {
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
    en: {
      what: 'The event has a waiting list, but its availability is “full”.',
      why: 'Nobody can join the list, and nobody on it gets a place.',
      fix: 'Delete the availability: the site itself knows when all places are taken. If nobody is meant to wait, delete the waiting list.',
    },
    cs: {
      what: 'Akce má čekací listinu, ale v poli „availability“ je „full“.',
      why: 'Na listinu se nikdo nezapíše a nikdo z ní nedostane místo.',
      fix: 'Pole „availability“ smažte: web sám ví, kdy jsou všechna místa obsazená. Pokud nikdo čekat nemá, smažte čekací listinu.',
    },
  },
  'registration/reminder': {
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
    en: {
      what: 'Visitors register for the programme at this address, so registrations of events are not used. {event} has one.',
      why: 'The pages of these events lead to this address, and the site stores nobody.',
      fix: 'Delete this address to register visitors on the site, or delete “registration” in each event.',
    },
    cs: {
      what: 'Na program se návštěvníci registrují na této adrese, registrace u akcí tedy neplatí. Má ji {event}.',
      why: 'Stránky těchto akcí vedou na tuto adresu a web nikoho neukládá.',
      fix: 'Mají-li se návštěvníci registrovat na webu, smažte tuto adresu; jinak smažte „registration“ u každé akce.',
    },
  },
} as const satisfies RuleWords
