import { field, type FieldTable } from './field-table'

export const eventFields: FieldTable = {
  'Event.slug': field('address', 'adresa stránky', {
    en: 'The end of the address of the event’s page, made from its title in the first language of the site.',
    cs: 'Konec adresy stránky akce, podle názvu v prvním jazyce webu.',
  }),
  'Event.formerSlugs': field('former addresses', 'dřívější adresy', {
    en: 'Addresses that the page of the event had before. They redirect to it.',
    cs: 'Adresy, které stránka akce měla předtím. Vedou na ni.',
  }),
  'Event.type': field('type', 'druh', { en: 'What kind of event it is.', cs: 'O jaký druh akce jde.' }),
  'Event.title': field('title', 'název', { en: 'The title in the programme.', cs: 'Název v programu.' }),
  'Event.start': field('start', 'začátek', {
    en: 'When the event starts, in the exhibition’s time zone.',
    cs: 'Kdy akce začíná, v časovém pásmu výstavy.',
  }),
  'Event.end': field('end', 'konec', {
    en: 'When the event ends, in the same form as the start.',
    cs: 'Kdy akce končí, ve stejném tvaru jako začátek.',
  }),
  'Event.place': field('place', 'místo', { en: 'Where the event is held.', cs: 'Kde se akce koná.' }),
  'Event.languages': field('languages', 'jazyky', {
    en: 'The languages spoken, as codes (cs, en, de …). They need not be languages of the site.',
    cs: 'Jazyky, kterými se mluví, zapsané kódem (cs, en, de …). Nemusí to být jazyky webu.',
  }),
  'Event.capacity': field('capacity', 'kapacita', {
    en: 'How many people there is room for.',
    cs: 'Pro kolik lidí je na akci místo.',
  }),
  'Event.availability': field('availability', 'obsazenost', {
    en: 'Whether people can still come. Left out: “places left”.',
    cs: 'Zda lze ještě přijít. Bez tohoto pole platí „volná místa“.',
  }),
  'Event.cancelled': field('called off', 'zrušeno', {
    en: 'Whether the event is called off and will not take place. It stays in the programme and in calendars, marked as called off, and takes no registrations; nobody moves up from the waiting list. Say in “Last change” too when you called it off, or some calendars do not take the change over. Registrations stay: write to the guests on the organisers’ page.',
    cs: 'Zda je akce zrušená a nekoná se. V programu a v kalendářích zůstane označená jako zrušená, nikdo se na ni už nepřihlásí a z čekací listiny nikdo nepostoupí. Do pole „Poslední změna“ zapište, kdy jste ji zrušili, jinak změnu některé kalendáře nepřevezmou. Registrace zůstanou: hostům napište na stránce pro pořadatele.',
  }),
  'Event.updated': field('last change', 'poslední změna', {
    en: 'When the event last changed. Write it with each change after the event was published, so that calendars take the change over.',
    cs: 'Kdy se akce naposledy změnila. Zapište to při každé změně po zveřejnění akce, aby změnu převzaly i kalendáře.',
  }),
  'Event.reminder': field('reminder', 'připomínka', {
    en: 'Whether registered guests get a mail the day before, between 9:00 and 21:00, with directions, the calendar file and the link to cancel. Needs a registration or an invitation.',
    cs: 'Zda má registrovaným hostům den předem mezi 9. a 21. hodinou přijít e-mail s popisem cesty, souborem do kalendáře a odkazem ke zrušení. Akce musí mít registraci nebo pozvánku.',
  }),
  'Event.ledBy': field('led by', 'vede', {
    en: 'Who leads the event: an exhibiting artist, or a name with a role. If nobody does, the list is empty.',
    cs: 'Kdo akci vede: vystavující umělec, nebo jméno s rolí. Pokud nikdo, seznam je prázdný.',
  }),
  'Event.ledBy.artist': field('artist', 'umělec', {
    en: 'An exhibiting artist. The name links to the artist’s page.',
    cs: 'Vystavující umělec. Jméno odkazuje na jeho stránku.',
  }),
  'Event.ledBy.name': field('name', 'jméno', {
    en: 'Somebody who does not exhibit. A role is needed too.',
    cs: 'Někdo, kdo nevystavuje. Je potřeba i role.',
  }),
  'Event.ledBy.role': field('role', 'role', { en: 'What the person does.', cs: 'Co ten člověk dělá.' }),
  'Event.description': field('description', 'popis', {
    en: 'What happens at the event, in one or two paragraphs.',
    cs: 'Co se na akci děje, v jednom až dvou odstavcích.',
  }),
  'Event.invitation': field('invitation', 'pozvánka', {
    en: 'Only for the event that guests are invited to and register for. There can be one.',
    cs: 'Jen u akce pro zvané, na kterou se hosté registrují. Může být jedna.',
  }),
  'Event.invitation.path': field('short address', 'krátká adresa', {
    en: 'The end of the address of the page with the form. No public page links to it.',
    cs: 'Konec adresy stránky s formulářem. Žádná veřejná stránka na ni neodkazuje.',
  }),
  'Event.invitation.personal': field('personal invitations only', 'jen osobní pozvánky', {
    en: 'Whether only guests with a personal invitation can register. The organiser sends them on the organisers’ page. Left out: anyone who has the address can register, and personal invitations work too.',
    cs: 'Zda se mohou registrovat jen hosté s osobní pozvánkou. Rozesílá je pořadatel na stránce pro pořadatele. Bez tohoto pole se může registrovat každý, kdo zná adresu, a osobní pozvánky fungují také.',
  }),
  'Event.invitation.persons': field('number of persons', 'počet osob', {
    en: 'How many persons one invitation admits. The site says it in a sentence of its own. The public form offers one or two.',
    cs: 'Pro kolik osob platí jedna pozvánka. Web to řekne vlastní větou. Veřejný formulář nabízí jednu nebo dvě.',
  }),
  'Event.invitation.dressCode': field('dress code', 'dress code', {
    en: 'What guests are asked to wear.',
    cs: 'Jak se mají hosté obléct.',
  }),
  'Event.invitation.conditions': field('conditions', 'podmínky', {
    en: 'What the invitation allows and what it does not, one sentence for each. For how many persons it is, the site says itself.',
    cs: 'Co pozvánka dovoluje a co ne, vždy jednou větou. Pro kolik osob platí, řekne web sám.',
  }),
  'Event.invitation.registrationCloses': field('end of registration', 'uzávěrka registrace', {
    en: 'From this moment, the form says that registration has closed.',
    cs: 'Od tohoto okamžiku formulář říká, že registrace skončila.',
  }),
  'Event.registration': field('registration', 'registrace', {
    en: 'Visitors register for a place on the page of the event. Leave it out where anybody can come.',
    cs: 'Návštěvníci se na stránce akce registrují. Kam může přijít každý, tam pole vynechte.',
  }),
  'Event.registration.opens': field('registration opens', 'začátek registrace', {
    en: 'Before this moment nobody can register. Left out: registration is open already.',
    cs: 'Před tímto okamžikem se nelze registrovat. Bez něj je registrace už otevřená.',
  }),
  'Event.registration.closes': field('registration closes', 'uzávěrka registrace', {
    en: 'From this moment nobody can register. Left out: when the event starts.',
    cs: 'Od tohoto okamžiku se registrovat nelze. Bez ní registrace končí začátkem akce.',
  }),
  'Event.registration.persons': field('persons', 'počet osob', {
    en: 'For how many persons one visitor can register. Left out: 2.',
    cs: 'Kolik osob může jeden návštěvník přihlásit. Bez tohoto pole 2.',
  }),
  'Event.registration.placeFor': field('whom a place is for', 'pro koho je místo', {
    en: 'Who is counted: each child, each adult, or everybody. The form says it beside the number of places, so that parents who stay know whether to count themselves.',
    cs: 'Kdo se počítá: každé dítě, každý dospělý, nebo každý. Formulář to říká u počtu míst, aby rodiče, kteří zůstanou, věděli, zda mají počítat i sebe.',
  }),
  'Event.registration.placeNote': field('note on places', 'poznámka k místům', {
    en: 'A short sentence beside the number of places.',
    cs: 'Krátká věta u počtu míst.',
  }),
  'Event.registration.showPlaces': field('show free places', 'ukázat volná místa', {
    en: 'Whether visitors see how many places are left. Left out: no.',
    cs: 'Zda návštěvníci uvidí, kolik míst zbývá. Bez tohoto pole ne.',
  }),
  'Event.registration.waitingList': field('waiting list', 'čekací listina', {
    en: 'Whether visitors can join a waiting list when all places are taken. Visitors who wait get a place that becomes free, and a mail. Works only where the site sends mail. Left out: no.',
    cs: 'Zda se návštěvníci mohou zapsat na čekací listinu, když jsou všechna místa obsazená. Kdo čeká, dostane uvolněné místo a e-mail. Funguje jen tam, kde web posílá e-maily. Bez tohoto pole ne.',
  }),
}
