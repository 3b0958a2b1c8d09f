import type { FieldTable } from './field-table'

export const eventFields: FieldTable = {
  'Event.slug': {
    en: ['address', 'The end of the address of the event’s page, made from its Czech title.'],
    cs: ['adresa stránky', 'Konec adresy stránky akce, podle českého názvu.'],
  },
  'Event.formerSlugs': {
    en: ['former addresses', 'Addresses that the page of the event had before. They redirect to it.'],
    cs: ['dřívější adresy', 'Adresy, které stránka akce měla předtím. Vedou na ni.'],
  },
  'Event.type': {
    en: ['type', 'What kind of event it is.'],
    cs: ['druh', 'O jaký druh akce jde.'],
  },
  'Event.title': {
    en: ['title', 'The title in the programme.'],
    cs: ['název', 'Název v programu.'],
  },
  'Event.start': {
    en: ['start', 'When the event starts, in the exhibition’s time zone.'],
    cs: ['začátek', 'Kdy akce začíná, v časovém pásmu výstavy.'],
  },
  'Event.end': {
    en: ['end', 'When the event ends, in the same form as the start.'],
    cs: ['konec', 'Kdy akce končí, ve stejném tvaru jako začátek.'],
  },
  'Event.place': {
    en: ['place', 'Where the event is held.'],
    cs: ['místo', 'Kde se akce koná.'],
  },
  'Event.languages': {
    en: ['languages', 'The languages spoken, as codes (cs, en, de …). They need not be languages of the site.'],
    cs: ['jazyky', 'Jazyky, kterými se mluví, zapsané kódem (cs, en, de …). Nemusí to být jazyky webu.'],
  },
  'Event.capacity': {
    en: ['capacity', 'How many people there is room for.'],
    cs: ['kapacita', 'Pro kolik lidí je na akci místo.'],
  },
  'Event.availability': {
    en: ['availability', 'Whether people can still come. Left out: “places left”.'],
    cs: ['obsazenost', 'Zda lze ještě přijít. Bez tohoto pole platí „volná místa“.'],
  },
  'Event.cancelled': {
    en: [
      'called off',
      'Whether the event is called off and does not take place. It stays in the programme and in calendars, marked as called off, and takes no registrations; nobody moves up from the waiting list. Say in “Last change” too when you called it off, or some calendars do not take the change over. Registrations stay: write to the guests on the organisers’ page.',
    ],
    cs: [
      'zrušeno',
      'Zda je akce zrušená a nekoná se. V programu a v kalendářích zůstane označená jako zrušená, nikdo se na ni už nepřihlásí a z čekací listiny nikdo nepostoupí. Do pole „Poslední změna“ zapište, kdy jste ji zrušili, jinak změnu některé kalendáře nepřevezmou. Registrace zůstanou: hostům napište na stránce pro pořadatele.',
    ],
  },
  'Event.updated': {
    en: [
      'last change',
      'When the event last changed. Write it with each change after the event was published, so that calendars take the change over.',
    ],
    cs: [
      'poslední změna',
      'Kdy se akce naposledy změnila. Zapište to při každé změně po zveřejnění akce, aby změnu převzaly i kalendáře.',
    ],
  },
  'Event.reminder': {
    en: [
      'reminder',
      'Whether registered guests get a mail the day before, between 9:00 and 21:00, with directions, the calendar file and the link to cancel. Needs a registration or an invitation.',
    ],
    cs: [
      'připomínka',
      'Zda má registrovaným hostům den předem mezi 9. a 21. hodinou přijít e-mail s popisem cesty, souborem do kalendáře a odkazem ke zrušení. Akce musí mít registraci nebo pozvánku.',
    ],
  },
  'Event.ledBy': {
    en: ['led by', 'Who leads the event: an exhibiting artist, or a name with a role.'],
    cs: ['vede', 'Kdo akci vede: vystavující umělec, nebo jméno s rolí.'],
  },
  'Event.ledBy.artist': {
    en: ['artist', 'An exhibiting artist. The name links to the artist’s page.'],
    cs: ['umělec', 'Vystavující umělec. Jméno odkazuje na jeho stránku.'],
  },
  'Event.ledBy.name': {
    en: ['name', 'Somebody who does not exhibit. A role is needed too.'],
    cs: ['jméno', 'Někdo, kdo nevystavuje. Je potřeba i role.'],
  },
  'Event.ledBy.role': {
    en: ['role', 'What the person does.'],
    cs: ['role', 'Co ten člověk dělá.'],
  },
  'Event.description': {
    en: ['description', 'What happens at the event, in one or two paragraphs.'],
    cs: ['popis', 'Co se na akci děje, v jednom až dvou odstavcích.'],
  },
  'Event.invitation': {
    en: ['invitation', 'Only for the event that guests are invited to and register for. There can be one.'],
    cs: ['pozvánka', 'Jen u akce pro zvané, na kterou se hosté registrují. Může být jedna.'],
  },
  'Event.invitation.path': {
    en: ['short address', 'The end of the address of the page with the form. No public page links to it.'],
    cs: ['krátká adresa', 'Konec adresy stránky s formulářem. Žádná veřejná stránka na ni neodkazuje.'],
  },
  'Event.invitation.personal': {
    en: [
      'personal invitations only',
      'Whether only guests with a personal invitation can register. The organiser sends them on the organisers’ page. Left out: anyone who has the address can register, and personal invitations work too.',
    ],
    cs: [
      'jen osobní pozvánky',
      'Zda se mohou registrovat jen hosté s osobní pozvánkou. Rozesílá je pořadatel na stránce pro pořadatele. Bez tohoto pole se může registrovat každý, kdo zná adresu, a osobní pozvánky fungují také.',
    ],
  },
  'Event.invitation.persons': {
    en: [
      'number of persons',
      'How many persons one invitation admits. The site says it in a sentence of its own. The public form offers one or two.',
    ],
    cs: [
      'počet osob',
      'Pro kolik osob platí jedna pozvánka. Web to řekne vlastní větou. Veřejný formulář nabízí jednu nebo dvě.',
    ],
  },
  'Event.invitation.dressCode': {
    en: ['dress code', 'What guests are asked to wear.'],
    cs: ['dress code', 'Jak se mají hosté obléct.'],
  },
  'Event.invitation.conditions': {
    en: [
      'conditions',
      'What the invitation allows and what it does not, one sentence for each. For how many persons it is, the site says itself.',
    ],
    cs: ['podmínky', 'Co pozvánka dovoluje a co ne, vždy jednou větou. Pro kolik osob platí, řekne web sám.'],
  },
  'Event.invitation.registrationCloses': {
    en: ['end of registration', 'From this moment, the form says that registration has closed.'],
    cs: ['uzávěrka registrace', 'Od tohoto okamžiku formulář říká, že registrace skončila.'],
  },
  'Event.registration': {
    en: [
      'registration',
      'Visitors register for a place on the page of the event. Leave it out where anybody can come.',
    ],
    cs: ['registrace', 'Návštěvníci si na stránce akce rezervují místo. Kam může přijít každý, tam pole vynechte.'],
  },
  'Event.registration.opens': {
    en: ['registration opens', 'Before this moment nobody can register. Left out: registration is open already.'],
    cs: ['začátek registrace', 'Před tímto okamžikem se nelze registrovat. Bez něj je registrace už otevřená.'],
  },
  'Event.registration.closes': {
    en: ['registration closes', 'From this moment nobody can register. Left out: when the event starts.'],
    cs: ['uzávěrka registrace', 'Od tohoto okamžiku se registrovat nelze. Bez ní registrace končí začátkem akce.'],
  },
  'Event.registration.persons': {
    en: ['persons', 'For how many persons one visitor can register. Left out: 2.'],
    cs: ['počet osob', 'Kolik osob může jeden návštěvník přihlásit. Bez tohoto pole 2.'],
  },
  'Event.registration.placeFor': {
    en: [
      'whom a place is for',
      'Who is counted: each child, each adult, or everybody. The form says it beside the number of places, so that parents who stay know whether to count themselves.',
    ],
    cs: [
      'pro koho je místo',
      'Kdo se počítá: každé dítě, každý dospělý, nebo každý. Formulář to říká u počtu míst, aby rodiče, kteří zůstanou, věděli, zda mají počítat i sebe.',
    ],
  },
  'Event.registration.placeNote': {
    en: ['note on places', 'A short sentence beside the number of places.'],
    cs: ['poznámka k místům', 'Krátká věta u počtu míst.'],
  },
  'Event.registration.showPlaces': {
    en: ['show free places', 'Whether visitors see how many places are left. Left out: no.'],
    cs: ['ukázat volná místa', 'Zda návštěvníci uvidí, kolik míst zbývá. Bez tohoto pole ne.'],
  },
  'Event.registration.waitingList': {
    en: [
      'waiting list',
      'Whether visitors can join a waiting list when all places are taken. Visitors who wait get a place that becomes free, and a mail. Works only where the site sends mail. Left out: no.',
    ],
    cs: [
      'čekací listina',
      'Zda se návštěvníci mohou zapsat na čekací listinu, když jsou všechna místa obsazená. Kdo čeká, dostane uvolněné místo a e-mail. Funguje jen tam, kde web posílá e-maily. Bez tohoto pole ne.',
    ],
  },
}
