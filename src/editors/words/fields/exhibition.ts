import type { PathWords } from '../../../i18n/paths'
import type { Text } from '../message-language'
import { field, type FieldTable } from './field-table'

/** The words in addresses, by the page that they lead to. */
const wordsIn = (group: string, about: Text): FieldTable =>
  Object.fromEntries(
    Object.entries({
      artists: ['the list of artists', 'seznam umělců'],
      artist: ['the page of an artist, before the end of its address', 'stránka umělce, před koncem její adresy'],
      works: ['all works', 'všechna díla'],
      plan: ['the plan of a visitor', 'plán návštěvy'],
      calendars: ['the calendars', 'kalendáře'],
      rooms: ['the rooms', 'místnosti'],
      programme: ['the programme, before the end of an event’s address', 'program, před koncem adresy akce'],
      registration: ['the page of a registration', 'stránka registrace'],
      personalInvitation: ['the page of a personal invitation', 'stránka osobní pozvánky'],
      door: ['the page at the door', 'stránka u dveří'],
      organisers: ['the organisers’ page', 'stránka pořadatelů'],
    } satisfies Record<keyof PathWords, readonly [en: string, cs: string]>).map(([word, [en, cs]]) => [
      `Exhibition.languages.${group}.${word}`,
      field(`word of ${en}`, `slovo: ${cs}`, about),
    ]),
  )

/** The facts of the exhibition, in exhibition.yaml. */
export const exhibitionFields: FieldTable = {
  'Exhibition.languages': field('languages', 'jazyky', {
    en: 'The languages of the site, in their order. The addresses of the first have no prefix. Every text needs each of them.',
    cs: 'Jazyky webu v jejich pořadí. Adresy prvního nemají předponu. Každý text je potřeba ve všech.',
  }),
  'Exhibition.languages.code': field('code', 'kód', {
    en: 'The code of the language (BCP 47), the key of its texts. All other fields are optional.',
    cs: 'Kód jazyka (BCP 47), klíč jeho textů. Všechna ostatní pole jsou nepovinná.',
  }),
  'Exhibition.languages.tag': field('tag with a country', 'značka se zemí', {
    en: 'How dates, times and numbers are written and names sorted: en-GB or en-US, for example.',
    cs: 'Podle ní se píšou data, časy a čísla a řadí jména: například en-GB, nebo en-US.',
  }),
  'Exhibition.languages.name': field('name', 'jméno', {
    en: 'The name of the language in that language. The language switch shows it.',
    cs: 'Jméno jazyka v tom jazyce. Ukazuje je přepínač jazyků.',
  }),
  'Exhibition.languages.quotes': field('quotation marks', 'uvozovky', {
    en: 'The opening and the closing outer quotation mark, without a space.',
    cs: 'Vnější uvozovky, otevírací a zavírací, bez mezery.',
  }),
  'Exhibition.languages.addresses': field('words in addresses', 'slova v adresách', {
    en: 'The words in the addresses of pages. Without them, addresses are English. If one changes, write the old one below.',
    cs: 'Slova v adresách stránek. Bez nich jsou adresy anglické. Když se nějaké změní, napište původní níž.',
  }),
  ...wordsIn('addresses', {
    en: 'In lower case, without accents, with hyphens.',
    cs: 'Malými písmeny, bez háčků a čárek, se spojovníky.',
  }),
  'Exhibition.languages.formerAddresses': field('former words in addresses', 'dřívější slova v adresách', {
    en: 'Words that addresses had before. The old addresses lead to the new ones.',
    cs: 'Slova, která v adresách byla dřív. Staré adresy vedou na nové.',
  }),
  ...wordsIn('formerAddresses', { en: 'The words that it had before.', cs: 'Slova, která to byla dřív.' }),
  'Exhibition.name': field('name', 'název', { en: 'The name of the exhibition.', cs: 'Název výstavy.' }),
  'Exhibition.subtitle': field('subtitle', 'podtitul', {
    en: 'What the exhibition is, in a few words.',
    cs: 'Co je to za výstavu, několika slovy.',
  }),
  'Exhibition.description': field('description', 'popis', {
    en: 'For search results and shared links: what, when, where, how much.',
    cs: 'Pro vyhledávače a sdílené odkazy: co, kdy, kde, za kolik.',
  }),
  'Exhibition.organizer': field('organiser', 'pořadatel', {
    en: 'Who organises the exhibition. The footer shows it.',
    cs: 'Kdo výstavu pořádá. Ukazuje se v zápatí.',
  }),
  'Exhibition.startDate': field('first day', 'první den', {
    en: 'The first day of the exhibition.',
    cs: 'První den výstavy.',
  }),
  'Exhibition.endDate': field('last day', 'poslední den', {
    en: 'The last day of the exhibition.',
    cs: 'Poslední den výstavy.',
  }),
  'Exhibition.timeZone': field('time zone', 'časové pásmo', {
    en: 'The time zone of all times in the content.',
    cs: 'Časové pásmo všech časů v obsahu.',
  }),
  'Exhibition.demoDate': field('demonstration date', 'datum ukázky', {
    en: 'Only for demonstrations: the site behaves as if this were the current time.',
    cs: 'Jen pro ukázky: web se chová, jako by právě byl tento čas.',
  }),
  'Exhibition.admission': field('admission', 'vstupné', { en: 'What admission costs.', cs: 'Kolik stojí vstup.' }),
  'Exhibition.venue': field('venue', 'místo konání', {
    en: 'The building where the exhibition is.',
    cs: 'Budova, ve které se výstava koná.',
  }),
  'Exhibition.floors': field('floors', 'patra', {
    en: 'The floors of the venue from the entrance up, with their rooms in the order of a walk. They make the page of rooms.',
    cs: 'Patra místa konání od vchodu nahoru a v nich místnosti v pořadí procházky. Vznikne z nich stránka místností.',
  }),
  'Exhibition.floors.name': field('name', 'název', {
    en: 'The name of the floor with a small letter, as inside a sentence.',
    cs: 'Název patra s malým písmenem, jako uvnitř věty.',
  }),
  'Exhibition.floors.plan': field('plan', 'plán', {
    en: 'A drawing of the floor without style elements. The shape of each room has the name of the room’s file without .yaml as its id and no fill of its own. Colours: currentColor.',
    cs: 'Kresba patra bez elementů style. Tvar každé místnosti má jako id jméno jejího souboru bez koncovky a nemá vlastní výplň. Barvy: currentColor.',
  }),
  'Exhibition.floors.rooms': field('rooms', 'místnosti', {
    en: 'The rooms in the order of a walk. Their numbers in the plan follow from it, through all floors.',
    cs: 'Místnosti v pořadí procházky. Plyne z něj jejich číslo v plánu, přes všechna patra.',
  }),
  'Exhibition.hero': field('works in the title', 'díla v titulu', {
    en: 'One to six works. Each visit shows the next one in the title of the home page. The social image shows the first. Without this field, the first work of the first artist in the list.',
    cs: 'Jedno až šest děl. Každá návštěva ukáže v titulu úvodní stránky další z nich. Obrázek pro sdílení ukazuje první. Bez tohoto pole první dílo prvního umělce v seznamu.',
  }),
  'Exhibition.hero.artist': field('artist', 'umělec', { en: 'The artist of the work.', cs: 'Čí dílo to je.' }),
  'Exhibition.hero.work': field('work', 'dílo', {
    en: 'The end of the work’s address. Without it, the artist’s first work.',
    cs: 'Konec adresy díla. Bez tohoto pole první dílo umělce.',
  }),
  'Exhibition.pauses': field('works between sections', 'díla mezi částmi', {
    en: 'One or two works that fill the width of the home page: the first between artists and contact, the second between programme and partners. Wide works suit best.',
    cs: 'Jedno nebo dvě díla přes celou šířku úvodní stránky: první mezi umělci a kontaktem, druhé mezi programem a partnery. Nejlépe se hodí díla na šířku.',
  }),
  'Exhibition.pauses.artist': field('artist', 'umělec', { en: 'The artist of the work.', cs: 'Čí dílo to je.' }),
  'Exhibition.pauses.work': field('work', 'dílo', {
    en: 'The end of the work’s address. Without it, the artist’s first work.',
    cs: 'Konec adresy díla. Bez tohoto pole první dílo umělce.',
  }),
  'Exhibition.openingHours': field('opening hours', 'otevírací doba', {
    en: 'Opening hours, one entry for each day.',
    cs: 'Otevírací doba, jeden záznam na každý den.',
  }),
  'Exhibition.openingHours.date': field('day', 'den', { en: 'The day.', cs: 'Který den.' }),
  'Exhibition.openingHours.opens': field('opens', 'otevírá', { en: 'When the doors open.', cs: 'Kdy se otevírá.' }),
  'Exhibition.openingHours.closes': field('closes', 'zavírá', {
    en: 'When the doors close. An earlier time than that of the opening is after midnight.',
    cs: 'Kdy se zavírá. Dřívější čas než otevření je po půlnoci.',
  }),
  'Exhibition.contact': field('contact', 'kontakt', {
    en: 'How to reach the exhibition and its organisers.',
    cs: 'Jak se na výstavu a k pořadatelům dostat.',
  }),
  'Exhibition.contact.email': field('e-mail', 'e-mail', {
    en: 'The address for visitors’ questions.',
    cs: 'Adresa pro dotazy návštěvníků.',
  }),
  'Exhibition.contact.phone': field('phone', 'telefon', {
    en: 'With the country code. Spaces, hyphens and parentheses as usual.',
    cs: 'S předvolbou země. Mezery, spojovníky a závorky, jak je zvykem.',
  }),
  'Exhibition.contact.stops': field('stops', 'zastávky', {
    en: 'The stops of public transport from which people walk to the exhibition, the nearest first.',
    cs: 'Zastávky, od kterých se na výstavu jde pěšky, nejbližší první.',
  }),
  'Exhibition.contact.stops.by': field('transport', 'čím se jede', { en: 'What stops there.', cs: 'Co tam staví.' }),
  'Exhibition.contact.stops.lines': field('lines', 'linky', {
    en: 'The letters or numbers of the lines. Leave them out where they do not help, as with trains.',
    cs: 'Písmena nebo čísla linek. Kde nepomohou, například u vlaku, se vynechají.',
  }),
  'Exhibition.contact.stops.name': field('name', 'název', {
    en: 'The name of the stop as on its sign. It is not translated.',
    cs: 'Název zastávky, jak je na ceduli. Nepřekládá se.',
  }),
  'Exhibition.contact.stops.minutes': field('minutes on foot', 'minut pěšky', {
    en: 'How long the walk from the stop to the entrance takes.',
    cs: 'Jak dlouho se jde od zastávky ke vchodu.',
  }),
  'Exhibition.contact.directions': field('directions', 'cesta', {
    en: 'How to get to the exhibition, as text, one entry for each way.',
    cs: 'Jak se na výstavu dostat, slovy, každá cesta zvlášť.',
  }),
  'Exhibition.contact.access': field('access to the building', 'přístup do budovy', {
    en: 'What people with disabilities need to know before they come, one entry for each fact.',
    cs: 'Co potřebují vědět lidé s postižením, než přijdou, každý údaj zvlášť.',
  }),
  'Exhibition.contact.map': field('map', 'mapa', {
    en: 'A drawn map with a legend.',
    cs: 'Kreslená mapa s vysvětlivkami.',
  }),
  'Exhibition.contact.map.image': field('drawing', 'kresba', {
    en: 'A black drawing on a transparent background. Dark screens show it light. The legend explains the numbers in it.',
    cs: 'Černá kresba na průhledném pozadí. Tmavé obrazovky ji ukážou světlou. Význam čísel uvádějí vysvětlivky.',
  }),
  'Exhibition.contact.map.alt': field('alternative text', 'popis obrázku', {
    en: 'What the map shows, for people who cannot see it.',
    cs: 'Co mapa ukazuje, pro lidi, kteří ji nevidí.',
  }),
  'Exhibition.contact.map.legend': field('legend', 'vysvětlivky', {
    en: 'What number 1 in the drawing means, number 2, and so on.',
    cs: 'Co v kresbě znamená číslo 1, číslo 2 a tak dál.',
  }),
  'Exhibition.notice': field('consent', 'souhlas', {
    en: 'What a guest consents to by registering. It stands next to the button that sends the form. Required if an event takes registrations.',
    cs: 'S čím host registrací souhlasí. Stojí vedle tlačítka, kterým se formulář odesílá. Pole je povinné, pokud některá akce přijímá registrace.',
  }),
  'Exhibition.notice.version': field('version', 'verze', {
    en: 'Stored with each registration. Change it whenever a text of the consent changes.',
    cs: 'Ukládá se s každou registrací. Změňte ji, kdykoli se některý z textů změní.',
  }),
  'Exhibition.notice.earlierVersions': field('earlier versions', 'dřívější verze', {
    en: 'The versions published before this one. A page that was left open still sends its own version.',
    cs: 'Verze zveřejněné před touto. Stránka, která zůstala otevřená, posílá dál tu svou.',
  }),
  'Exhibition.notice.heading': field('heading', 'nadpis', {
    en: 'The heading above the text.',
    cs: 'Nadpis nad textem.',
  }),
  'Exhibition.notice.consent': field('consent in short', 'souhlas ve zkratce', {
    en: 'Shown next to the button: what is stored and why, and that sending the form is consent.',
    cs: 'Ukazuje se vedle tlačítka: co a proč se ukládá a že odesláním s tím host souhlasí.',
  }),
  'Exhibition.notice.text': field('full text', 'celé znění', {
    en: 'Everything a guest must be told (GDPR, article 13), in paragraphs. It unfolds below the short consent.',
    cs: 'Vše, co host musí vědět (GDPR, článek 13), v odstavcích. Rozbalí se pod souhlasem ve zkratce.',
  }),
  'Exhibition.retentionDays': field('days until erasure', 'počet dní do smazání', {
    en: 'How many days after an event the data of its guests is erased. The consent must say the same. Required if an event takes registrations.',
    cs: 'Za kolik dní po akci se údaje jejích hostů smažou. Totéž musí říkat souhlas. Pole je povinné, pokud některá akce přijímá registrace.',
  }),
  'Exhibition.documents': field('documents', 'dokumenty', {
    en: 'PDFs with a short address, in the order of the menu and the footer.',
    cs: 'PDF s krátkou adresou, v pořadí, v jakém jsou v menu a v zápatí.',
  }),
  'Exhibition.documents.path': field('short address', 'krátká adresa', {
    en: 'One word: “mapa” is at /mapa and, in a further language such as English, at /en/mapa.',
    cs: 'Jedno slovo: „mapa“ je na /mapa a v dalším jazyce, třeba anglicky, na /en/mapa.',
  }),
  'Exhibition.documents.file': field('file', 'soubor', {
    en: 'The PDF’s path in the folder files.',
    cs: 'Cesta k PDF ve složce files.',
  }),
  'Exhibition.documents.menu': field('link in the menu', 'odkaz v menu', {
    en: 'The text of the link in the menu. The site adds “PDF” and the size. Without it, there is no link.',
    cs: 'Text odkazu v menu. „PDF“ a velikost připíše web. Bez něj tam odkaz není.',
  }),
  'Exhibition.documents.footer': field('link in the footer', 'odkaz v zápatí', {
    en: 'The text of the link in the footer. The site adds “PDF” and the size. Without it, there is no link.',
    cs: 'Text odkazu v zápatí. „PDF“ a velikost připíše web. Bez něj tam odkaz není.',
  }),
}
