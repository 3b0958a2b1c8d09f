/** What a field is called in each language; in Czech also what the model says of it in English. */
export type FieldWords = { en: [label: string]; cs: [label: string, description: string] }

const words = (en: string, cs: string, description: string): FieldWords => ({ en: [en], cs: [cs, description] })

const person = {
  name: words('Name', 'Jméno', 'Nejdřív křestní jméno, potom příjmení.'),
  role: words('Role', 'Role', 'Kdo to je.'),
}

const textSection = {
  heading: words('Heading', 'Nadpis', 'Nadpis oddílu.'),
  text: words('Text', 'Text', 'Odstavce oddělené prázdným řádkem.'),
}

const links = {
  menu: words('Link in the menu', 'Odkaz v menu', 'Co říká odkaz v menu; bez textu tam žádný není.'),
  footer: words(
    'Link at the foot',
    'Odkaz v zápatí',
    'Co říká odkaz v zápatí každé stránky; bez textu tam žádný není.',
  ),
}

const of = (path: string, fields: Record<string, FieldWords>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${path}.${name}`, field]))

/**
 * The words of every field of the content, by its path. The English descriptions and the examples stand in the model;
 * a test proves that no field is left out.
 */
export const fieldWords: Record<string, FieldWords> = {
  ...of('Artist', {
    slug: words(
      'End of the address (slug)',
      'Konec adresy (slug)',
      'Poslední část adresy umělce. Změna rozbije odkazy, které už lidé sdíleli.',
    ),
    formerSlugs: words('Former slugs', 'Dřívější slugy', 'Slugy, které umělec měl předtím: jejich adresy vedou sem.'),
    name: words('Name', 'Jméno', 'Tak, jak ho umělec píše.'),
    sortName: words(
      'Name to sort by',
      'Jméno pro řazení',
      'Nejdřív příjmení, u skupiny její název; podle něj je seřazen seznam umělců.',
    ),
    type: words(
      'Person or collective',
      'Osoba, nebo skupina',
      'Zda jde o jednoho člověka (person, jako by nic nebylo napsáno), nebo o skupinu (collective).',
    ),
    birthYear: words('Year of birth', 'Rok narození', 'Rok narození; u skupiny rok, kdy vznikla.'),
    deathYear: words('Year of death', 'Rok úmrtí', 'Rok úmrtí; u skupiny rok, kdy zanikla.'),
    circa: words('Years about right', 'Roky přibližně', 'Zda jsou tyto roky jen přibližné: „kolem 1450–1516“.'),
    place: words('Place', 'Místo', 'Kde umělec žije a pracuje, nebo žil a pracoval.'),
    summary: words('In one sentence', 'Jednou větou', 'Jedna věta; ukazují ji i vyhledávače.'),
    bio: words('Biography', 'Životopis', 'Dva až tři odstavce oddělené prázdným řádkem.'),
    works: words('Works', 'Díla', 'Díla v pořadí, v jakém jsou na stránce; první dává stránce barvu.'),
    'works.slug': words('End of the address (slug)', 'Konec adresy (slug)', 'Konec adresy díla, podle českého názvu.'),
    'works.title': words('Title', 'Název', 'Název, který se nepřekládá, je v obou jazycích stejný.'),
    'works.yearFrom': words(
      'From the year',
      'Od roku',
      'Rok, ve kterém bylo začato dílo, které vznikalo několik let; samotný u díla, které vzniká dál.',
    ),
    'works.year': words('Year', 'Rok', 'Rok, ve kterém bylo dílo dokončeno; nedatované dílo žádný nemá.'),
    'works.circa': words('Years about right', 'Roky přibližně', 'Zda jsou roky jen přibližné: „kolem 1890“.'),
    'works.medium': words('Medium', 'Technika', 'Z čeho dílo je a na čem.'),
    'works.dimensions': words(
      'Dimensions',
      'Rozměry',
      'Výška × šířka × hloubka, nebo jen to, co dílo má; video ani performance rozměry nemá.',
    ),
    'works.dimensions.height': words('Height (cm)', 'Výška (cm)', 'Výška v centimetrech, bez rámu.'),
    'works.dimensions.width': words('Width (cm)', 'Šířka (cm)', 'Šířka v centimetrech, bez rámu.'),
    'works.dimensions.depth': words('Depth (cm)', 'Hloubka (cm)', 'Hloubka v centimetrech, bez rámu.'),
    'works.dimensions.diameter': words('Diameter (cm)', 'Průměr (cm)', 'Průměr v centimetrech, bez rámu.'),
    'works.dimensions.note': words('Note', 'Poznámka', 'Co samotná čísla neřeknou; může stát i bez nich.'),
    'works.duration': words('Duration', 'Délka', 'Jak dlouho trvá video, zvuk nebo performance.'),
    'works.duration.hours': words('Hours', 'Hodiny', 'Kolik hodin.'),
    'works.duration.minutes': words('Minutes', 'Minuty', 'Kolik minut.'),
    'works.duration.seconds': words('Seconds', 'Sekundy', 'Kolik sekund.'),
    'works.edition': words('Edition', 'Edice', 'Edice grafiky, odlitku, fotografie nebo videa.'),
    'works.edition.number': words('Number', 'Číslo', 'Kolikátý výtisk nebo kus je vystaven.'),
    'works.edition.size': words('Size', 'Počet', 'Kolik výtisků nebo kusů edice má.'),
    'works.edition.artistProofs': words(
      'Artist’s proofs',
      'Autorské tisky',
      'Kolik autorských tisků (AP) je k nim navíc.',
    ),
    'works.credit': words('Credit', 'Poděkování', 'Kdo dílo zapůjčil nebo s čím laskavým svolením je vystaveno.'),
    'works.image': words('Picture', 'Obrázek', 'Soubor s obrázkem vedle tohoto souboru.'),
    'works.alt': words('Alternative text', 'Popis obrázku', 'Co je na obrázku vidět, pro toho, kdo ho nevidí.'),
  }),
  ...of('Event', {
    slug: words('End of the address (slug)', 'Konec adresy (slug)', 'Jméno akce v adresách, podle českého názvu.'),
    formerSlugs: words(
      'Former slugs',
      'Dřívější slugy',
      'Slugy, které akce měla předtím: odkazy na ně v programu vedou na ni.',
    ),
    type: words('Type', 'Druh', 'O jaký druh akce jde.'),
    title: words('Title', 'Název', 'Jak se akce jmenuje v programu.'),
    start: words('Start', 'Začátek', 'Kdy akce začíná, v čase výstavy.'),
    end: words('End', 'Konec', 'Kdy akce končí, zapsáno stejně jako začátek.'),
    place: words('Place', 'Místo', 'Kde se akce koná: slug souboru ve složce places.'),
    languages: words(
      'Languages',
      'Jazyky',
      'Jazyky, kterými se mluví, zapsané kódem (cs, en, de …); web v nich být nemusí.',
    ),
    capacity: words('Capacity', 'Kapacita', 'Pro kolik lidí je na akci místo.'),
    availability: words(
      'Availability',
      'Obsazenost',
      'Zda lze ještě přijít: open (volno, jako by nic nebylo napsáno), full (plno) nebo closed (uzavřeno).',
    ),
    ledBy: words('Led by', 'Vede', 'Kdo akci vede: vystavující umělec, nebo jméno s rolí.'),
    'ledBy.artist': words('Artist', 'Umělec', 'Vystavující umělec; jméno vede na jeho stránku.'),
    'ledBy.name': words('Name', 'Jméno', 'Někdo, kdo nevystavuje; potřebuje i roli.'),
    'ledBy.role': words('Role', 'Role', 'Kdo ten člověk je.'),
    description: words('Description', 'Popis', 'Co se na akci děje, v jednom až dvou odstavcích.'),
    invitation: words('Invitation', 'Pozvánka', 'Jen u akce pro zvané, na kterou se hosté registrují; může být jedna.'),
    'invitation.path': words(
      'Path',
      'Adresa',
      'Konec adresy stránky s formulářem; žádná veřejná stránka na ni neodkazuje.',
    ),
    'invitation.persons': words('Persons', 'Počet osob', 'Pro kolik osob platí jedna pozvánka.'),
    'invitation.dressCode': words('Dress code', 'Dress code', 'Jak se mají hosté obléct.'),
    'invitation.conditions': words('Conditions', 'Podmínky', 'Co pozvánka dovoluje a co ne, vždy jednou větou.'),
    'invitation.registrationCloses': words(
      'Registration closes',
      'Konec registrace',
      'Po tomto okamžiku se hosté dozvědí, že registrace skončila.',
    ),
  }),
  ...of('Exhibition', {
    name: words('Name', 'Název', 'Jak se výstava jmenuje.'),
    subtitle: words('Subtitle', 'Podtitul', 'Co to je, několika slovy.'),
    description: words('Description', 'Popis', 'Pro vyhledávače a sdílené odkazy: co, kdy, kde, za kolik.'),
    organizer: words('Organiser', 'Pořadatel', 'Kdo výstavu pořádá, do zápatí.'),
    startDate: words('First day', 'První den', 'První den výstavy.'),
    endDate: words('Last day', 'Poslední den', 'Poslední den výstavy.'),
    timeZone: words('Time zone', 'Časové pásmo', 'Časové pásmo všech časů v obsahu.'),
    demoDate: words(
      'Date of the demonstration',
      'Datum ukázky',
      'Jen pro ukázky: web se chová, jako by byl tento okamžik.',
    ),
    admission: words('Admission', 'Vstupné', 'Kolik stojí vstup.'),
    venue: words('Venue', 'Místo konání', 'Kde výstava je: slug souboru ve složce places.'),
    hero: words('Artist in the title', 'Umělec v titulku', 'Umělec, jehož dílo stojí v titulku úvodní stránky.'),
    heroWork: words('Work in the title', 'Dílo v titulku', 'Které z umělcových děl; když tu nic není, tak první.'),
    openingHours: words('Opening hours', 'Otevírací doba', 'Otevírací doba, jeden záznam na každý den.'),
    'openingHours.date': words('Day', 'Den', 'Který den.'),
    'openingHours.opens': words('Opens', 'Otevírá', 'Kdy se otevírá.'),
    'openingHours.closes': words('Closes', 'Zavírá', 'Kdy se zavírá.'),
    numbers: words('In numbers', 'V číslech', 'Výstava v číslech, na úvodní stránce.'),
    'numbers.value': words('Figure', 'Číslo', 'Číslo, i se znaménkem.'),
    'numbers.label': words('Label', 'Popisek', 'Co se počítá.'),
    'numbers.counts': words('Counts', 'Počítá', 'Co z obsahu se počítá; kontrola pak upozorní, když je počet jiný.'),
    about: words('About', 'O výstavě', 'Text o výstavě na úvodní stránce.'),
    'about.text': words('Text', 'Text', 'Odstavce oddělené prázdným řádkem.'),
    'about.signature': words('Signature', 'Podpis', 'Kdo text podepsal, a kdo to je.'),
    ...of('about.signature', person),
    studios: words('Studios', 'Ateliéry', 'Ateliéry, které se návštěvníkům ukazují.'),
    'studios.intro': words('Introduction', 'Úvod', 'Odstavec před ateliéry.'),
    'studios.guide': words('Guide', 'Průvodce', 'Kdo ateliéry provází, a kdo to je.'),
    ...of('studios.guide', person),
    'studios.visits': words('Visits', 'Návštěvy', 'Ateliéry v pořadí, v jakém jsou na stránce.'),
    'studios.visits.artist': words('Artist', 'Umělec', 'Čí je to ateliér: slug umělce.'),
    'studios.visits.place': words('Place', 'Místo', 'Kde ateliér je: slug souboru ve složce places.'),
    'studios.visits.tour': words('Tour', 'Prohlídka', 'Prohlídka, která tam vede: slug souboru ve složce events.'),
    'studios.visits.description': words('Description', 'Popis', 'Co tam návštěvník uvidí.'),
    contact: words('Contact', 'Kontakt', 'Jak se na výstavu a k pořadatelům dostat.'),
    'contact.email': words('E-mail', 'E-mail', 'Adresa pro dotazy návštěvníků.'),
    'contact.phone': words(
      'Phone',
      'Telefon',
      'S předvolbou země; mezery, spojovníky a závorky tak, jak se obvykle píšou.',
    ),
    'contact.directions': words('Directions', 'Cesta', 'Cesty na výstavu, každá zvlášť.'),
    'contact.map': words('Map', 'Mapa', 'Kreslená mapa cesty s vysvětlivkami.'),
    'contact.map.image': words(
      'Drawing',
      'Kresba',
      'Černá na ničem; tmavé obrazovky ji otočí do světlé. Čísla v ní jsou vysvětlena níže.',
    ),
    'contact.map.alt': words('Alternative text', 'Popis obrázku', 'Co mapa ukazuje, pro toho, kdo ji nevidí.'),
    'contact.map.legend': words('Legend', 'Vysvětlivky', 'Co je v kresbě číslo 1, co číslo 2 a tak dál.'),
    programme: words('Programme', 'Program', 'Co stojí nad programem.'),
    'programme.intro': words('Introduction', 'Úvod', 'Odstavec před programem.'),
    'programme.registration': words(
      'Registration',
      'Registrace',
      'Kam vede tlačítko Registrace: odkaz, nebo e-mailová adresa, před kterou je mailto:.',
    ),
    notice: words(
      'Consent',
      'Souhlas',
      'S čím host registrací souhlasí; stojí vedle tlačítka, než se formulář odešle.',
    ),
    'notice.version': words(
      'Version',
      'Verze',
      'Ukládá se s každou registrací; změňte ji, kdykoli se některý z textů změní.',
    ),
    'notice.earlierVersions': words(
      'Earlier versions',
      'Dřívější verze',
      'Verze zveřejněné před touto: stránka otevřená od té doby pořád posílá tu svou.',
    ),
    'notice.heading': words('Heading', 'Nadpis', 'Co nad textem stojí.'),
    'notice.consent': words(
      'Consent in short',
      'Souhlas ve zkratce',
      'Vidí se vedle tlačítka: co a proč se ukládá a že odesláním s tím host souhlasí.',
    ),
    'notice.text': words(
      'Full text',
      'Celé znění',
      'Vše, co host musí vědět (GDPR, článek 13), v odstavcích; rozbalí se pod souhlasem.',
    ),
    retentionDays: words(
      'Days until erasure',
      'Dní do smazání',
      'Kolik dní po akci se údaje jejích hostů smažou; totéž musí říkat souhlas.',
    ),
    documents: words('Documents', 'Dokumenty', 'PDF s krátkou adresou, v pořadí, v jakém jsou v menu a v zápatí.'),
    'documents.path': words(
      'Short address',
      'Krátká adresa',
      'Krátká adresa, jedno slovo: „mapa“ je na /mapa a anglicky na /en/mapa.',
    ),
    'documents.file': words('File', 'Soubor', 'Cesta k PDF ve složce files.'),
    ...of('documents', links),
  }),
  ...of('Partner', {
    slug: words('Name of the file (slug)', 'Jméno souboru (slug)', 'Jméno tohoto souboru.'),
    name: words('Name', 'Název', 'Tak, jak ho partner píše; přečte se tam, kde není vidět logo.'),
    group: words('Group', 'Skupina', 'Skupina log na úvodní stránce.'),
    url: words('Link', 'Odkaz', 'Kam logo vede.'),
    logo: words('Logo', 'Logo', 'Soubor s logem vedle tohoto souboru; velikost vyplývá z kresby.'),
    logoDark: words(
      'Logo for dark screens',
      'Logo pro tmavé obrazovky',
      'Pro tmavé obrazovky tam, kde by otočení do světlé bylo špatně.',
    ),
  }),
  ...of('Place', {
    slug: words('Name of the file (slug)', 'Jméno souboru (slug)', 'Jak místu říkají jiné soubory.'),
    name: words('Name', 'Název', 'Jak se místo jmenuje.'),
    within: words('Within', 'V budově', 'Budova, ve které místnost je; místo má buď tohle, nebo adresu.'),
    address: words('Address', 'Adresa', 'Adresa budovy; místnost má místo ní „V budově“.'),
    'address.street': words('Street', 'Ulice', 'Ulice a číslo.'),
    'address.postalCode': words('Postal code', 'PSČ', 'Tak, jak se v té zemi píše.'),
    'address.locality': words('Town', 'Obec', 'Obec i s částí.'),
    'address.country': words(
      'Country',
      'Země',
      'Její kód o dvou písmenech (ISO 3166); kde je napsán, ukáže se jméno země.',
    ),
    capacity: words('Capacity', 'Kapacita', 'Kolik lidí se do místnosti vejde; akce v ní by neměla mít víc míst.'),
    position: words('Position', 'Poloha', 'Kde místo leží na mapě: stupně s desetinami, WGS 84.'),
    'position.latitude': words('Latitude', 'Zeměpisná šířka', 'Na sever kladná.'),
    'position.longitude': words('Longitude', 'Zeměpisná délka', 'Na východ kladná.'),
  }),
  ...of('TextPage', {
    slug: words('Address (slug)', 'Adresa (slug)', 'Adresa stránky v každém jazyce, jedno slovo; může být stejné.'),
    formerSlugs: words(
      'Former addresses',
      'Dřívější adresy',
      'Slova, která byla adresou stránky předtím: v každém jazyce vedou sem.',
    ),
    title: words('Title', 'Nadpis', 'Nadpis stránky.'),
    intro: words('Introduction', 'Úvod', 'Odstavec před oddíly; ukazují ho i vyhledávače.'),
    sections: words('Sections', 'Oddíly', 'Oddíly v pořadí, v jakém jsou na stránce.'),
    ...of('sections', textSection),
    feedback: words('Feedback', 'Ohlasy', 'Poslední oddíl, který vybízí k napsání; pod ním je e-mail.'),
    ...of('feedback', textSection),
    'feedback.email': words('E-mail', 'E-mail', 'Komu psát; když tu nic není, tak na e-mail výstavy.'),
    date: words('Day', 'Den', 'Kdy stránka naposledy platila; den je na jejím konci se jménem pořadatele.'),
    ...links,
  }),
}

/** What the kinds of content are called: one of them, and all of them. */
export const kindWords = {
  Exhibition: { en: ['Exhibition', 'Exhibition'], cs: ['Výstava', 'Výstava'] },
  Artist: { en: ['Artist', 'Artists'], cs: ['Umělec', 'Umělci'] },
  Event: { en: ['Event', 'Programme'], cs: ['Akce', 'Program'] },
  Partner: { en: ['Partner', 'Partners'], cs: ['Partner', 'Partneři'] },
  Place: { en: ['Place', 'Places'], cs: ['Místo', 'Místa'] },
  TextPage: { en: ['Page', 'Pages'], cs: ['Stránka', 'Stránky'] },
} satisfies Record<string, { en: [one: string, all: string]; cs: [one: string, all: string] }>

/** What the values of a choice mean. */
export const choiceWords: Record<string, { en: string; cs: string }> = {
  guidedTour: { en: 'Guided tour', cs: 'Komentovaná prohlídka' },
  panelDiscussion: { en: 'Panel discussion', cs: 'Panelová diskuze' },
  closedSociety: { en: 'Closed society', cs: 'Uzavřená společnost' },
  childrensWorkshop: { en: 'Workshop for children', cs: 'Workshop pro děti' },
  workshop: { en: 'Workshop', cs: 'Workshop' },
  morningMeditation: { en: 'Morning meditation', cs: 'Ranní meditace' },
  person: { en: 'Person', cs: 'Osoba' },
  collective: { en: 'Collective', cs: 'Skupina' },
  artists: { en: 'Artists', cs: 'Umělci' },
  days: { en: 'Days', cs: 'Dny' },
  works: { en: 'Works', cs: 'Díla' },
  open: { en: 'Places left', cs: 'Volno' },
  full: { en: 'Full', cs: 'Plno' },
  closed: { en: 'Closed', cs: 'Uzavřeno' },
  organizer: { en: 'Organiser', cs: 'Pořadatel' },
  partner: { en: 'Partner', cs: 'Partner' },
  gallery: { en: 'Cooperating gallery', cs: 'Spolupracující galerie' },
}
