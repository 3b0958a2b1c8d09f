import type { PathWords } from '../../../i18n/paths'
import type { FieldTable } from './field-table'

/** The words in addresses, by the page that they lead to. */
const wordsIn = (field: string, english: string, czech: string) =>
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
      `Exhibition.languages.${field}.${word}`,
      {
        en: [`word of ${en}`, english],
        cs: [`slovo: ${cs}`, czech],
      },
    ]),
  ) as FieldTable

/** The facts of the exhibition, in exhibition.yaml. */
export const exhibitionFields: FieldTable = {
  'Exhibition.languages': {
    en: [
      'languages',
      'The languages of the site, in their order. The addresses of the first have no prefix. Every text needs each of them.',
    ],
    cs: ['jazyky', 'Jazyky webu v jejich pořadí. Adresy prvního nemají předponu. Každý text je potřeba ve všech.'],
  },
  'Exhibition.languages.code': {
    en: ['code', 'The code of the language (BCP 47), the key of its texts. All other fields are optional.'],
    cs: ['kód', 'Kód jazyka (BCP 47), klíč jeho textů. Všechna ostatní pole jsou nepovinná.'],
  },
  'Exhibition.languages.tag': {
    en: [
      'tag with a country',
      'How dates, times and numbers are written and names sorted: en-GB or en-US, for example.',
    ],
    cs: ['značka se zemí', 'Podle ní se píšou data, časy a čísla a řadí jména: například en-GB, nebo en-US.'],
  },
  'Exhibition.languages.name': {
    en: ['name', 'The name of the language in that language. The language switch shows it.'],
    cs: ['jméno', 'Jméno jazyka v tom jazyce. Ukazuje je přepínač jazyků.'],
  },
  'Exhibition.languages.quotes': {
    en: ['quotation marks', 'The opening and the closing outer quotation mark, without a space.'],
    cs: ['uvozovky', 'Vnější uvozovky, otevírací a zavírací, bez mezery.'],
  },
  'Exhibition.languages.addresses': {
    en: [
      'words in addresses',
      'The words in the addresses of pages. Without them, addresses are English. If one changes, write the old one below.',
    ],
    cs: [
      'slova v adresách',
      'Slova v adresách stránek. Bez nich jsou adresy anglické. Když se nějaké změní, napište původní níž.',
    ],
  },
  ...wordsIn(
    'addresses',
    'In lower case, without accents, with hyphens.',
    'Malými písmeny, bez háčků a čárek, se spojovníky.',
  ),
  'Exhibition.languages.formerAddresses': {
    en: ['former words in addresses', 'Words that addresses had before. The old addresses lead to the new ones.'],
    cs: ['dřívější slova v adresách', 'Slova, která v adresách byla dřív. Staré adresy vedou na nové.'],
  },
  ...wordsIn('formerAddresses', 'The words that it had before.', 'Slova, která to byla dřív.'),
  'Exhibition.name': {
    en: ['name', 'The name of the exhibition.'],
    cs: ['název', 'Název výstavy.'],
  },
  'Exhibition.subtitle': {
    en: ['subtitle', 'What the exhibition is, in a few words.'],
    cs: ['podtitul', 'Co je to za výstavu, několika slovy.'],
  },
  'Exhibition.description': {
    en: ['description', 'For search results and shared links: what, when, where, how much.'],
    cs: ['popis', 'Pro vyhledávače a sdílené odkazy: co, kdy, kde, za kolik.'],
  },
  'Exhibition.organizer': {
    en: ['organiser', 'Who organises the exhibition. The footer shows it.'],
    cs: ['pořadatel', 'Kdo výstavu pořádá. Ukazuje se v zápatí.'],
  },
  'Exhibition.startDate': {
    en: ['first day', 'The first day of the exhibition.'],
    cs: ['první den', 'První den výstavy.'],
  },
  'Exhibition.endDate': {
    en: ['last day', 'The last day of the exhibition.'],
    cs: ['poslední den', 'Poslední den výstavy.'],
  },
  'Exhibition.timeZone': {
    en: ['time zone', 'The time zone of all times in the content.'],
    cs: ['časové pásmo', 'Časové pásmo všech časů v obsahu.'],
  },
  'Exhibition.demoDate': {
    en: ['demonstration date', 'Only for demonstrations: the site behaves as if this were the current time.'],
    cs: ['datum ukázky', 'Jen pro ukázky: web se chová, jako by právě byl tento čas.'],
  },
  'Exhibition.admission': {
    en: ['admission', 'What admission costs.'],
    cs: ['vstupné', 'Kolik stojí vstup.'],
  },
  'Exhibition.venue': {
    en: ['venue', 'The building where the exhibition is.'],
    cs: ['místo konání', 'Budova, ve které se výstava koná.'],
  },
  'Exhibition.floors': {
    en: [
      'floors',
      'The floors of the venue from the entrance up, with their rooms in the order of a walk. They make the page of rooms.',
    ],
    cs: [
      'patra',
      'Patra místa konání od vchodu nahoru a na nich místnosti v pořadí procházky. Vznikne z nich stránka místností.',
    ],
  },
  'Exhibition.floors.name': {
    en: ['name', 'The name of the floor with a small letter, as inside a sentence.'],
    cs: ['název', 'Název patra s malým písmenem, jako uvnitř věty.'],
  },
  'Exhibition.floors.plan': {
    en: [
      'plan',
      'A drawing of the floor without style elements. The shape of each room has the name of the room’s file without .yaml as its id and no fill of its own. Colours: currentColor.',
    ],
    cs: [
      'plán',
      'Kresba patra bez elementů style. Tvar každé místnosti má jako id jméno jejího souboru bez koncovky a nemá vlastní výplň. Barvy: currentColor.',
    ],
  },
  'Exhibition.floors.rooms': {
    en: ['rooms', 'The rooms in the order of a walk. Their numbers in the plan follow from it, through all floors.'],
    cs: ['místnosti', 'Místnosti v pořadí procházky. Plyne z něj jejich číslo v plánu, přes všechna patra.'],
  },
  'Exhibition.hero': {
    en: [
      'works in the title',
      'One to six works. Each visit shows the next one in the title of the home page. The social image shows the first. Without this field, the first work of the first artist in the list.',
    ],
    cs: [
      'díla v titulu',
      'Jedno až šest děl. Každá návštěva ukáže v titulu úvodní stránky další z nich. Obrázek pro sítě ukazuje první. Bez tohoto pole první dílo prvního umělce v seznamu.',
    ],
  },
  'Exhibition.hero.artist': {
    en: ['artist', 'The artist of the work.'],
    cs: ['umělec', 'Čí dílo to je.'],
  },
  'Exhibition.hero.work': {
    en: ['work', 'The end of the work’s address. Without it, the artist’s first work.'],
    cs: ['dílo', 'Konec adresy díla. Bez tohoto pole první dílo umělce.'],
  },
  'Exhibition.pauses': {
    en: [
      'works between sections',
      'One or two works that fill the width of the home page: the first between artists and contact, the second between programme and partners. Wide works suit best.',
    ],
    cs: [
      'díla mezi částmi',
      'Jedno nebo dvě díla přes celou šířku úvodní stránky: první mezi umělci a kontaktem, druhé mezi programem a partnery. Nejlépe se hodí díla na šířku.',
    ],
  },
  'Exhibition.pauses.artist': {
    en: ['artist', 'The artist of the work.'],
    cs: ['umělec', 'Čí dílo to je.'],
  },
  'Exhibition.pauses.work': {
    en: ['work', 'The end of the work’s address. Without it, the artist’s first work.'],
    cs: ['dílo', 'Konec adresy díla. Bez tohoto pole první dílo umělce.'],
  },
  'Exhibition.openingHours': {
    en: ['opening hours', 'Opening hours, one entry for each day.'],
    cs: ['otevírací doba', 'Otevírací doba, jeden záznam na každý den.'],
  },
  'Exhibition.openingHours.date': {
    en: ['day', 'The day.'],
    cs: ['den', 'Který den.'],
  },
  'Exhibition.openingHours.opens': {
    en: ['opens', 'When the doors open.'],
    cs: ['otevírá', 'Kdy se otevírá.'],
  },
  'Exhibition.openingHours.closes': {
    en: ['closes', 'When the doors close. An earlier time than that of the opening is after midnight.'],
    cs: ['zavírá', 'Kdy se zavírá. Dřívější čas než otevření je po půlnoci.'],
  },
  'Exhibition.contact': {
    en: ['contact', 'How to reach the exhibition and its organisers.'],
    cs: ['kontakt', 'Jak se na výstavu a k pořadatelům dostat.'],
  },
  'Exhibition.contact.email': {
    en: ['e-mail', 'The address for visitors’ questions.'],
    cs: ['e-mail', 'Adresa pro dotazy návštěvníků.'],
  },
  'Exhibition.contact.phone': {
    en: ['phone', 'With the country code. Spaces, hyphens and parentheses as usual.'],
    cs: ['telefon', 'S předvolbou země. Mezery, spojovníky a závorky, jak je zvykem.'],
  },
  'Exhibition.contact.stops': {
    en: ['stops', 'The stops of public transport from which people walk to the exhibition, the nearest first.'],
    cs: ['zastávky', 'Zastávky, od kterých se na výstavu jde pěšky, nejbližší první.'],
  },
  'Exhibition.contact.stops.by': {
    en: ['transport', 'What stops there.'],
    cs: ['čím se jede', 'Co tam staví.'],
  },
  'Exhibition.contact.stops.lines': {
    en: ['lines', 'The letters or numbers of the lines. Leave them out where they do not help, as with trains.'],
    cs: ['linky', 'Písmena nebo čísla linek. Kde nepomohou, například u vlaku, se vynechají.'],
  },
  'Exhibition.contact.stops.name': {
    en: ['name', 'The name of the stop as on its sign. It is not translated.'],
    cs: ['název', 'Název zastávky, jak je na ceduli. Nepřekládá se.'],
  },
  'Exhibition.contact.stops.minutes': {
    en: ['minutes on foot', 'How long the walk from the stop to the entrance takes.'],
    cs: ['minut pěšky', 'Jak dlouho se jde od zastávky ke vchodu.'],
  },
  'Exhibition.contact.directions': {
    en: ['directions', 'How to get to the exhibition, as text, one entry for each way.'],
    cs: ['cesta', 'Jak se na výstavu dostat, slovy, každá cesta zvlášť.'],
  },
  'Exhibition.contact.access': {
    en: [
      'access to the building',
      'What people with disabilities need to know before they come, one entry for each fact.',
    ],
    cs: ['přístup do budovy', 'Co potřebují vědět lidé s postižením, než přijdou, každý údaj zvlášť.'],
  },
  'Exhibition.contact.map': {
    en: ['map', 'A drawn map with a legend.'],
    cs: ['mapa', 'Kreslená mapa s vysvětlivkami.'],
  },
  'Exhibition.contact.map.image': {
    en: [
      'drawing',
      'A black drawing on a transparent background. Dark screens show it light. The legend explains the numbers in it.',
    ],
    cs: [
      'kresba',
      'Černá kresba na průhledném pozadí. Tmavé obrazovky ji ukážou světlou. Význam čísel uvádějí vysvětlivky.',
    ],
  },
  'Exhibition.contact.map.alt': {
    en: ['alternative text', 'What the map shows, for people who cannot see it.'],
    cs: ['popis obrázku', 'Co mapa ukazuje, pro lidi, kteří ji nevidí.'],
  },
  'Exhibition.contact.map.legend': {
    en: ['legend', 'What number 1 in the drawing means, number 2, and so on.'],
    cs: ['vysvětlivky', 'Co v kresbě znamená číslo 1, číslo 2 a tak dál.'],
  },
  'Exhibition.notice': {
    en: [
      'consent',
      'What a guest consents to by registering. It stands next to the button that sends the form. Required if an event takes registrations.',
    ],
    cs: [
      'souhlas',
      'S čím host registrací souhlasí. Stojí vedle tlačítka, kterým se formulář odesílá. Pole je povinné, pokud některá akce přijímá registrace.',
    ],
  },
  'Exhibition.notice.version': {
    en: ['version', 'Stored with each registration. Change it whenever a text of the consent changes.'],
    cs: ['verze', 'Ukládá se s každou registrací. Změňte ji, kdykoli se některý z textů změní.'],
  },
  'Exhibition.notice.earlierVersions': {
    en: [
      'earlier versions',
      'The versions published before this one. A page that was left open still sends its own version.',
    ],
    cs: ['dřívější verze', 'Verze zveřejněné před touto. Stránka, která zůstala otevřená, posílá dál tu svou.'],
  },
  'Exhibition.notice.heading': {
    en: ['heading', 'The heading above the text.'],
    cs: ['nadpis', 'Nadpis nad textem.'],
  },
  'Exhibition.notice.consent': {
    en: ['consent in short', 'Shown next to the button: what is stored and why, and that sending the form is consent.'],
    cs: ['souhlas ve zkratce', 'Ukazuje se vedle tlačítka: co a proč se ukládá a že odesláním s tím host souhlasí.'],
  },
  'Exhibition.notice.text': {
    en: [
      'full text',
      'Everything a guest must be told (GDPR, article 13), in paragraphs. It unfolds below the short consent.',
    ],
    cs: ['celé znění', 'Vše, co host musí vědět (GDPR, článek 13), v odstavcích. Rozbalí se pod souhlasem ve zkratce.'],
  },
  'Exhibition.retentionDays': {
    en: [
      'days until erasure',
      'How many days after an event the data of its guests is erased. The consent must say the same. Required if an event takes registrations.',
    ],
    cs: [
      'počet dní do smazání',
      'Za kolik dní po akci se údaje jejích hostů smažou. Totéž musí říkat souhlas. Pole je povinné, pokud některá akce přijímá registrace.',
    ],
  },
  'Exhibition.documents': {
    en: ['documents', 'PDFs with a short address, in the order of the menu and the footer.'],
    cs: ['dokumenty', 'PDF s krátkou adresou, v pořadí, v jakém jsou v menu a v zápatí.'],
  },
  'Exhibition.documents.path': {
    en: ['short address', 'One word: “mapa” is at /mapa and, in English, at /en/mapa.'],
    cs: ['krátká adresa', 'Jedno slovo: „mapa“ je na /mapa a anglicky na /en/mapa.'],
  },
  'Exhibition.documents.file': {
    en: ['file', 'The PDF’s path in the folder files.'],
    cs: ['soubor', 'Cesta k PDF ve složce files.'],
  },
  'Exhibition.documents.menu': {
    en: [
      'link in the menu',
      'The text of the link in the menu. The site adds “PDF” and the size. Without it, there is no link.',
    ],
    cs: ['odkaz v menu', 'Text odkazu v menu. „PDF“ a velikost připíše web. Bez něj tam odkaz není.'],
  },
  'Exhibition.documents.footer': {
    en: [
      'link in the footer',
      'The text of the link in the footer. The site adds “PDF” and the size. Without it, there is no link.',
    ],
    cs: ['odkaz v zápatí', 'Text odkazu v zápatí. „PDF“ a velikost připíše web. Bez něj tam odkaz není.'],
  },
}
